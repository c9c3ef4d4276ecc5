# オワレのテキスト。

oware-name = オワレ
oware-author = 西アフリカとカリブ海の人々のゲーム
oware-tagline = 十二の家に種をまき、二個か三個になったところを取ります。

oware-minute-goal = 相手より多くの種を取ります。48個のうち25個で勝ちです。
oware-minute-turn = 自分の家を一つ選び、続く家に種を一個ずつまきます。最後の種で相手の家が二個か三個になれば、それを取ります。
oware-minute-end = だれかが25個取るか、続けられなくなったら終わりです。

oware-action-sow = 家{ $house }の種をまく

oware-event-seeds-sown = { $seat }は家{ $house }から種を{ $count }個まきました。最後の種は{ $last }に入りました。
oware-event-seeds-captured = { $seat }は種を{ $count }個取りました。
oware-event-slam-spared = { $other }の種がすべてなくなるため、何も取りません。
oware-event-match-ended = { $ending ->
    [majority] 種の半分より多くが取られました。
    [no_sowing] もう種をまけません。先手は{ $first }個、後手は{ $second }個を自分のものにします。
   *[endless] 種が回るだけになりました。先手は{ $first }個、後手は{ $second }個を自分のものにします。
  }

oware-refusal-over = 対戦は終わっています。
oware-refusal-turn = 今は{ $seat }の手番です。
oware-refusal-unknown = そのような家はありません。
oware-refusal-not-yours = 家{ $house }は相手のものです。
oware-refusal-empty = 家{ $house }は空です。
oware-refusal-feed = { $seat }には種がありません。種を届けなければなりません。

oware-ending-majority = 種の半分より多くが取られました
oware-ending-no-sowing = もう種をまけなくなりました
oware-ending-endless = 六十手番の間、何も取られませんでした

oware-score-captured = 取った種
oware-score-kept = 最後に残った種
oware-score-total = 種

## コマンドラインでの局面

oware-show-turn = 手番{ $turn }：{ $seat }がまく番です。
oware-show-quiet = 何も取られていない手番の数：{ $count }
oware-show-over = 対戦は終わりました。{ $ending ->
    [majority] 種の半分より多くが取られました。
    [no_sowing] もう種をまけません。
   *[endless] 六十手番の間、何も取られませんでした。
  }
oware-show-player = { $seat }：取った種{ $captured }個、残った種{ $kept }個

## ページ

oware-page-house = 家{ $house }：{ $count ->
    [0] 空
   *[other] 種{ $count }個
  }
oware-page-house-captures = 家{ $house }：種{ $count }個。まくと{ $captured }個取れます
oware-page-store = { $seat }が取った種：{ $count }個
oware-page-has-captured = { $majority }個のうち{ $count }個
oware-page-captures = +{ $count }
oware-page-picture = 対戦が終わったときの盤
oware-page-key-sow = 家{ $house }の種をまく
oware-page-recap-sow = { $house }から{ $count }個まく
oware-page-recap-spared = 相手の種がなくなるため、何も取らない
oware-page-prompt-mine = まく家を選んでください
oware-page-prompt-mine-detail = 反時計回りに、続く家へ種が一個ずつ入ります。
oware-page-prompt-feed-detail = 相手の側が空です。種を届けてください。
oware-page-prompt-other = { $seat }がまく番です
oware-page-prompt-other-detail = 25個で勝ちです。
oware-page-prompt-quiet-detail = あと{ $count }手番、何も取られなければ終わりです。
oware-page-prompt-over = 対戦は終わりました
oware-page-prompt-over-majority = 種の半分より多くが取られました。
oware-page-prompt-over-kept = それぞれ自分の列の種を自分のものにしました。

oware-page-part-house = 家
  .about = それぞれ六つあります。自分の家を一つ選ぶと、その種が続く家へ一個ずつ入ります。
oware-page-part-captures = 取れる種
  .about = 最後の種で相手の家が二個か三個になれば取れます。すぐ前の家も二個か三個なら、続けて取れます。
oware-page-part-store = 置き場
  .about = そのプレイヤーが取った種です。48個のうち25個で勝ちです。
oware-page-part-way = 種の進み方
  .about = 種は反時計回りに進みます。種を取り出した家には入れません。
oware-page-part-captured = 取った種
  .about = このプレイヤーがこれまでに取った種の数です。

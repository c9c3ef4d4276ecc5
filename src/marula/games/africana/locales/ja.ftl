# Texts of Africana.

africana-name = Africana
africana-author = ミヒャエル・シャハト、2012年
africana-tagline = 赤道の北へ南へ、探検から探検へと駆けめぐりましょう。
africana-original-board = ボードとカードは独自に作ったものです。印刷版のものは参照できませんでした。ゲームを持っている人は、自分のものを入力できます。

africana-option-remember-books = 本を覚えておく
  .about = 2冊の本のこれまでに見えたページと、それがどこにあるかを全員に表示します。オフのときは、左右それぞれのいちばん上のカードだけを表示します。
  .false = オフ
  .true = オン
africana-option-hidden-scores = 得点を隠す
  .about = ほかの人の会社カードの下にあるカードは、対戦の終わりまで枚数だけを表示します。何を取ったかは記録に残ります。
  .false = オフ
  .true = オン

africana-style-wanderer = 旅人
africana-style-wanderer-about = 旅をして、探検に参加するのが好きです。
africana-style-collector = 収集家
africana-style-collector-about = 本から冒険を買うのが好きです。

africana-ending-expeditions = すべてのスペースを埋めるだけの探検がなくなった
africana-ending-stalled = 12ラウンドのあいだ、誰も何にも参加せず、何も買わず、何も完了しなかった

africana-score-total = 合計
africana-score-expeditions = 探検
africana-score-artifacts = 文化遺物
africana-score-sets = 文化遺物の組
africana-score-assistants = 案内人の冒険
africana-score-silver = 銀貨
africana-score-cards = 移動カード
africana-score-unfinished = 未達成の冒険
africana-tiebreak-silver = 銀貨

africana-identity-italy = イタリア（白）
africana-identity-france = フランス（青）
africana-identity-germany = ドイツ（黄）
africana-identity-england = イギリス（赤）

## Cards: with their article, with “the”, counted, as they are given up at the end of a turn, as a label

africana-card-magenta = マゼンタの移動カード
  .the = マゼンタの移動カード
  .counted = マゼンタの移動カード{ $count }枚
  .discarded = マゼンタの移動カードを捨てた
  .label = マゼンタの移動カード
africana-card-turquoise = ターコイズの移動カード
  .the = ターコイズの移動カード
  .counted = ターコイズの移動カード{ $count }枚
  .discarded = ターコイズの移動カードを捨てた
  .label = ターコイズの移動カード
africana-card-gray = 灰色の移動カード
  .the = 灰色の移動カード
  .counted = 灰色の移動カード{ $count }枚
  .discarded = 灰色の移動カードを捨てた
  .label = 灰色の移動カード
africana-card-orange = オレンジの移動カード
  .the = オレンジの移動カード
  .counted = オレンジの移動カード{ $count }枚
  .discarded = オレンジの移動カードを捨てた
  .label = オレンジの移動カード
africana-card-violet = 紫の移動カード
  .the = 紫の移動カード
  .counted = 紫の移動カード{ $count }枚
  .discarded = 紫の移動カードを捨てた
  .label = 紫の移動カード
africana-card-joker = ジョーカー
  .the = ジョーカー
  .counted = ジョーカー{ $count }枚
  .discarded = ジョーカーを捨てた。このカードはゲームから除かれ、もう戻らない
  .label = ジョーカー
africana-card-assistant-magenta = マゼンタの案内人
  .the = マゼンタの案内人
  .counted = マゼンタの案内人{ $count }枚
  .discarded = マゼンタの案内人を捨てた。このカードはゲームから除かれ、もう戻らない
  .label = マゼンタの案内人
africana-card-assistant-turquoise = ターコイズの案内人
  .the = ターコイズの案内人
  .counted = ターコイズの案内人{ $count }枚
  .discarded = ターコイズの案内人を捨てた。このカードはゲームから除かれ、もう戻らない
  .label = ターコイズの案内人
africana-card-assistant-gray = 灰色の案内人
  .the = 灰色の案内人
  .counted = 灰色の案内人{ $count }枚
  .discarded = 灰色の案内人を捨てた。このカードはゲームから除かれ、もう戻らない
  .label = 灰色の案内人
africana-card-assistant-orange = オレンジの案内人
  .the = オレンジの案内人
  .counted = オレンジの案内人{ $count }枚
  .discarded = オレンジの案内人を捨てた。このカードはゲームから除かれ、もう戻らない
  .label = オレンジの案内人
africana-card-assistant-violet = 紫の案内人
  .the = 紫の案内人
  .counted = 紫の案内人{ $count }枚
  .discarded = 紫の案内人を捨てた。このカードはゲームから除かれ、もう戻らない
  .label = 紫の案内人

## Books and their sides: without an article, as a label, as the way of a page that is turned from there

africana-book-north = 北の本
  .label = 北の本
  .short = 北の本
africana-book-south = 南の本
  .label = 南の本
  .short = 南の本
africana-side-left = 左側
  .label = 左側
  .across = 左から右へ
africana-side-right = 右側
  .label = 右側
  .across = 右から左へ

## Actions

africana-action-deal-card = { $card }が配られる
africana-action-turn-up-expedition = 探検「{ $expedition }」が出る
africana-action-turn-up-page = ページ「{ $adventure }」が現れる
africana-action-draw = 移動カードを2枚引く
africana-action-turn-page = { $side }のページをめくる
africana-action-buy = { $side }のいちばん上のカードを買う
africana-action-step = { $card }で{ $to }へ進む
africana-action-join = 探検「{ $expedition }」に参加する
africana-action-complete = 探検「{ $expedition }」を完了する
africana-action-fulfil = 冒険「{ $adventure }」を完了する
africana-action-discard-card = { $card }を捨てる
africana-action-drop-adventure = 冒険「{ $adventure }」を捨てる
africana-action-end-turn = 手番を終える

## Events

africana-event-card-drawn = { $seat }は{ $card }を引いた。
  .times = { $seat }は{ $card-counted }を引いた。
africana-event-hidden-card-drawn = { $seat }は移動カードを1枚引いた。
  .times = { $seat }は移動カードを{ $count }枚引いた。
africana-event-pile-shuffled = 捨て札{ $count }枚が混ぜられ、新しい山札になった。
africana-event-no-cards-left = 山札も捨て札も空のため、{ $seat }はもうカードを引けない。
africana-event-expedition-turned-up = 探検スペース{ $space }に探検「{ $expedition }」が出た。
africana-event-page-turned-up = { $book }に新しいページ「{ $adventure }」が現れた。
africana-event-page-turned = { $seat }は{ $book }のページ「{ $adventure }」を{ $side-across }{ $silver ->
    [0] 無料で
   *[other] 銀貨{ $silver }枚で
  }めくった。
africana-event-adventure-bought = { $seat }は{ $book }の{ $side }から冒険「{ $adventure }」を銀貨{ $silver }枚で買った。
africana-event-stepped = { $seat }は{ $silver ->
    [0] {""}
   *[other] 銀貨{ $silver }枚で色を変えた
  }{ $card }を出し、{ $origin }から{ $to }へ進んだ。
africana-event-joined = { $seat }は探検「{ $expedition }」に参加{ $silver ->
    [0] した。ボーナスは移動カード1枚
   *[other] し、銀貨{ $silver }枚を受け取った
  }。
africana-event-expedition-completed = { $seat }は探検「{ $expedition }」を完了した（銀貨{ $silver }枚、勝利点{ $points }点）。
africana-event-artifact-found = { $seat }は冒険「{ $adventure }」を完了し、文化遺物を手に入れた（銀貨{ $silver }枚、勝利点{ $points }点）。
africana-event-assistant-met = { $seat }は冒険「{ $adventure }」を完了し、{ $card-the }を手札に加えた。
africana-event-card-discarded = { $seat }は{ $card-discarded }。
africana-event-adventure-dropped = { $seat }は冒険「{ $adventure }」を捨てた。このカードはゲームから除かれる。
africana-event-turn-passed = { $seat }はパスした。
africana-event-end-triggered = すべてのスペースを埋めるだけの探検がなくなったため、対戦の終了が決まった。このラウンドは最後まで行う。
africana-event-match-ended = 対戦は終了した：{ $ending ->
    [stalled] { africana-ending-stalled }
   *[expeditions] { africana-ending-expeditions }
  }。

## Refusals

africana-refusal-over = 対戦はもう終わっています。
africana-refusal-unknown = このゲームに「{ $action }」というアクションはありません。
africana-refusal-not-your-turn = あなたの手番ではありません。
africana-refusal-nature = それは運だけが決めることです。
africana-refusal-nature-first = 先に運の結果が決まるのを待ってください。
africana-refusal-discard-first = まず、手札を{ $count }枚捨ててください。上限を超えています。
africana-refusal-drop-first = まず、未達成の冒険を{ $count }枚捨ててください。上限を超えています。
africana-refusal-not-now = 捨てるのは手番の終わりだけで、上限を超えた分だけです。
africana-refusal-buying = この手番では買うことを選んでいます。ページをめくるか、冒険を買うか、手番を終えてください。
africana-refusal-travelling = この手番では移動することを選んでいます。進むか、探検に参加するか、探検や冒険を完了するか、手番を終えてください。
africana-refusal-side-empty = { $book }の{ $side }にはカードがありません。
africana-refusal-silver = 銀貨が{ $needed }枚必要ですが、{ $have ->
    [0] 1枚も持っていません
   *[other] { $have }枚しか持っていません
  }。
africana-refusal-no-card = { $card }は手札にありません。
africana-refusal-no-route = { $origin }から{ $to }への移動経路はありません。
africana-refusal-colour = { $card-the }の色は{ $to }に合いません。色を変えるには銀貨が{ $needed }枚必要ですが、{ $have ->
    [0] 1枚も持っていません
   *[other] { $have }枚しか持っていません
  }。
africana-refusal-not-face-up = 探検「{ $expedition }」は、探検スペースに表向きに置かれていません。
africana-refusal-joined-already = 探検「{ $expedition }」にはすでに参加しています。
africana-refusal-not-at-start = 探検「{ $expedition }」に参加できるのは出発地の{ $to }だけです。あなたの探検家は別の地域にいます。
africana-refusal-no-marker = 会社マーカーをすべて使っているため、探検に参加できません。
africana-refusal-not-joined = 探検「{ $expedition }」には参加していません。
africana-refusal-not-at-target = 目的地は{ $to }です。あなたの探検家は別の地域にいます。
africana-refusal-not-yours = 冒険「{ $adventure }」は、あなたの未達成の冒険ではありません。
africana-refusal-enough-discarded = 手札は{ $most }枚を超えていません。捨てる必要はありません。
africana-refusal-enough-dropped = 未達成の冒険は{ $most }枚を超えていません。捨てる必要はありません。

## Boards

africana-board-place-count = 「{ $side }」側の地域の数が{ $found }です。{ $needed }でなければなりません
africana-board-colours = 地域に示す色は1色か2色で、同じ色は2度書けません。ここに書かれた色の数は{ $found }です
africana-board-place-unknown = 「{ $place }」という地域は「places」に書かれていません
africana-board-two-ends = 移動経路は2つの異なる地域を結びます。ここに書かれた異なる地域の数は{ $found }です
africana-board-route-twice = 「{ $origin }」と「{ $to }」を結ぶ移動経路がすでにあります
africana-board-cut-off = 「{ $place }」は、移動経路をたどってもほかのすべての地域にはつながっていません
africana-board-company = 「{ $found }」はここに来る会社ではありません。席の順に{ $known }です
africana-board-count = 「{ $key }」の項目の数が{ $found }です。{ $needed }でなければなりません
africana-board-same-place = 探検「{ $id }」の出発地と目的地が同じです
africana-board-letter-count = 文字{ $letter }の探検が{ $found }枚です。{ $needed }枚以上でなければなりません
africana-board-own-half = 冒険「{ $id }」の目的地が、その本と同じ側の半球にあります。赤道の反対側でなければなりません
africana-board-artifact-or-assistant = 冒険「{ $id }」には、文化遺物か案内人のどちらか一方だけが必要です
africana-board-artifact-count = 本「{ $book }」にある文化遺物「{ $kind }」の冒険が{ $found }枚です。{ $needed }枚でなければなりません
africana-board-assistant-count = 本「{ $book }」にある案内人「{ $kind }」の冒険が{ $found }枚です。{ $needed }枚でなければなりません
africana-board-id-twice = 「{ $id }」という名前のカードがすでにあります

## Positions as text

africana-show-deal = これから配られるもの：最初のカード、探検、ページ。
africana-show-turn = { $turn }手番目：{ $seat }
africana-show-last-round = 対戦の終了が決まった。これが最後のラウンド。
africana-show-phase = { $phase ->
    [draw] これから決まること：引かれる移動カード。
    [buy] 決めること：めくるページ、買う冒険、または手番の終わり。
    [travel] 決めること：次の1歩、探検への参加、探検や冒険の完了、または手番の終わり。
    [refill] これから決まること：空いたスペースに出る探検。
   *[choose] 決めること：移動カードを引く、冒険を買う、または移動する。
  }
africana-show-discard = 捨てるもの：{ $cards ->
    [0] 未達成の冒険{ $adventures }枚
   *[other] 手札{ $cards }枚{ $adventures ->
        [0] {""}
       *[other] 、未達成の冒険{ $adventures }枚
      }
  }。
africana-show-over = { $turn }手番目で終了：{ $ending ->
    [stalled] { africana-ending-stalled }
   *[expeditions] { africana-ending-expeditions }
  }。

africana-show-piles = 山札{ $pile }枚、捨て札{ $discards }枚。探検の山札{ $expeditions }枚（A{ $a }、B{ $b }、C{ $c }）。
africana-show-space = 探検スペース{ $space }：{ $expedition }（銀貨{ $silver }枚、勝利点{ $points }点）、参加ボーナス：{ $bonus ->
    [0] 移動カード1枚
   *[other] 銀貨{ $bonus }枚
  }{ $companies ->
    [0] {""}
   *[other] 、参加している会社{ $companies }：
  }
africana-show-space-empty = 探検スペース{ $space }：空き
africana-show-joined = {"     "}{ $seat }
africana-show-book = { $book-label }：左側{ $left }枚、右側{ $right }枚（{ $unseen ->
    [0] すべて見えたことがある
   *[other] うち{ $unseen }枚はまだ見えていない
  }）
africana-show-page = {"     "}{ $side-label }：{ $adventure }
africana-show-player = { $number }. { $seat }［{ $to }］：{ $points ->
    [-1] {""}
   *[other] 勝利点{ $points }点、
  }銀貨{ $silver }枚、会社マーカー{ $markers }個、移動カード{ $cards }枚、完了した探検{ $expeditions }枚、完了した冒険{ $adventures }枚
africana-show-card = {"     "}{ $card-counted }
africana-show-adventure = {"     "}未達成：{ $adventure }

## The page: the books

africana-page-book-about = { $half ->
    [north] 南半球の冒険
   *[south] 北半球の冒険
  }
africana-page-book-open = { $book }を開く
africana-page-book-assistant = 案内人
africana-page-book-page = { $adventure }：銀貨{ $silver }枚、勝利点{ $points }点
africana-page-book-no-page = ページなし
africana-page-book-new = 新しい
africana-page-book-buy = 買う
africana-page-book-buy-this = 「{ $adventure }」を銀貨{ $silver }枚で買う
africana-page-book-which = { $adventure }
africana-page-book-turn = めくる
africana-page-book-free = 無料
africana-page-book-back = 前のページ
africana-page-book-forth = 次のページ
africana-page-book-keys = 本のページをめくる
africana-page-book-turn-cost = { $way ->
    [back] 左側のページを戻す
   *[forth] 右側のページをめくる
  }：{ $silver ->
    [0] 無料
   *[other] 銀貨{ $silver }枚
  }
africana-page-book-elsewhere = { $half ->
    [north] あなたの探検家は北にいる
   *[south] あなたの探検家は南にいる
  }
africana-page-book-explorer = { $half ->
    [north] 探検家は北にいる
   *[south] 探検家は南にいる
  }
africana-page-book-counts = 左側{ $left }ページ、右側{ $right }ページ
africana-page-book-counts-short = 左{ $left }・右{ $right }
africana-page-book-stands = { $name }［{ $to }］
africana-page-book-action = このアクション
africana-page-book-first = 最初のページ
africana-page-book-each-further = 2ページ目から、1ページごと
africana-page-book-next = 次のページ
africana-page-book-turned = さらに{ $count }ページめくった
africana-page-book-price = 見えているページを買う
africana-page-book-bought = { $count }ページ買った
africana-page-book-purse = 所持金
africana-page-book-after-page = めくったあと
africana-page-book-after-buying = 買ったあと
africana-page-book-too-dear = 足りない
africana-page-book-seen-by-all = 新しいページは全員が見たため、元に戻せません。
africana-page-book-enough = すでに冒険が{ $count }枚あります。手番の終わりに残せるのは{ $most }枚までです。
africana-page-book-elsewhere-why = { $half ->
    [north] あなたの探検家は北にいます。そこで使えるのは北の本です。
   *[south] あなたの探検家は南にいます。そこで使えるのは南の本です。
  }
africana-page-book-travelling = この手番は移動しています。本はそのままです。
africana-page-book-waiting = { $name }の番です。見ることはできます。
africana-page-book-end = 手番を終える
africana-page-book-pass = パス
africana-page-book-seen = 見えたページ
africana-page-book-seen-count = { $all }ページ中{ $seen }ページ{ $taken ->
    [0] {""}
   *[other] 、{ $taken }ページは購入済み
  }
africana-page-book-seen-hint = 各ページの下：見えるようにするのに必要な銀貨
africana-page-book-visible = 見える
africana-page-book-reach-visible = { $adventure }：見えている
africana-page-book-reach = { $adventure }：{ $silver ->
    [0] 無料で見えるようにできる
   *[other] 見えるようにするには銀貨{ $silver }枚
  }
africana-page-book-reach-unseen = 誰も見ていないページ：{ $silver ->
    [0] 無料で見えるようにできる
   *[other] 見えるようにするには銀貨{ $silver }枚
  }
africana-page-book-unseen = まだ見えていない
africana-page-book-unseen-or-hidden = まだ見えていない、またはほかの人の会社カードの下
africana-page-have-kind = { $name }：{ $count }
africana-page-book-memory = 見えるのはいちばん上のページだけです。このテーブルでは、ほかのページは各自が覚えておきます。

## The page: what players have

africana-page-have-company = { $number ->
    [1] イタリア
    [2] フランス
    [3] ドイツ
   *[4] イギリス
  }
africana-page-have-silver = 銀貨{ $count }枚
africana-page-have-cards = 手札の移動カード{ $count }枚
africana-page-have-joker = { $held ->
    [1] ジョーカーを持っている
   *[0] ジョーカーはもうない
  }
africana-page-have-held = 手札：{ $card-counted }
africana-page-have-markers = 空いている会社マーカー：4個中{ $count }個
africana-page-have-unfinished = 未達成：{ $adventure }
africana-page-have-unfinished-count = 未達成の冒険{ $count }枚
africana-page-have-expeditions = 完了した探検{ $count }枚
africana-page-have-artifacts = 完了：{ $name } × { $count }
africana-page-have-assistants = 完了した案内人の冒険{ $count }枚
africana-page-have-hidden = 会社カードの下に{ $count }枚
africana-page-have-expeditions-short = { $count }枚
africana-page-have-cards-short = { $count }枚
africana-page-have-set = { $count }枚の組：{ $points }点

## 地図

africana-page-map-board = 地図
africana-page-map-keys = 矢印キーで隣の地域へ、Page UpとPage Downで行ける地域へ移ります。Enterでそこへの移動を計画します。
africana-page-map-picture = 対戦終了時の地図
africana-page-map-equator = 赤道
africana-page-map-place = { $to }、赤道の{ $half ->
    [north] 北
   *[other] 南
  }。{ $colours }。
africana-page-map-colour = { $colour ->
    [magenta] マゼンタ
    [turquoise] ターコイズ
    [gray] 灰色
    [orange] オレンジ
    [violet] 紫
   *[other] { $colour }
  }
africana-page-map-here = { $count ->
   *[other] { $names }がここにいます。
  }
africana-page-map-start = { $to }への探検の出発地
africana-page-map-target = { $origin }からの探検の目的地
africana-page-map-adventure = あなたの冒険：{ $name }
africana-page-map-adventure-of = 冒険：{ $name }
africana-page-map-joining = 参加ボーナス：{ $bonus ->
    [card] 移動カード1枚
   *[other] 銀貨{ $bonus }枚
  }
africana-page-map-reward = 勝利点{ $points }、銀貨{ $silver }枚
africana-page-map-reach = カード{ $cards }枚{ $silver ->
    [0] {""}
   *[other] と銀貨{ $silver }枚
  }で行けます。
africana-page-map-further = あとカード{ $cards }枚{ $silver ->
    [0] {""}
   *[other] と銀貨{ $silver }枚
  }で、ここまで続けて移動できます。
africana-page-map-entered = 計画した移動の{ $number }歩目です。
africana-page-map-shorten = 選ぶと、移動をここまでにします。
africana-page-map-shorten-last = もう一度選ぶと、この1歩を取り消します。
africana-page-map-planned = { $to }への移動：カード{ $cards }枚、銀貨{ $silver }枚。
africana-page-map-legend = 行ける地域
africana-page-map-legend-far = { $cards }枚以上で行ける地域
africana-page-map-legend-start = 探検の出発地
africana-page-map-legend-target = 目的地
africana-page-map-legend-joined = あなたの目的地
africana-page-map-steps = 移動に使うカード

## Page: the turn

africana-page-turn = 手番
africana-page-deed-draw = 2枚引く
  .short = 引く
  .key = d
africana-page-deed-buy = 買う
  .short = 買う
  .key = b
africana-page-deed-travel = 移動する
  .short = 移動
  .key = t
africana-page-deed-end = 手番を終える
  .key = e
africana-page-deed-pass = パス
  .short = パス
  .key = p
africana-page-deed-discard = 捨てる
  .key = d
africana-page-note-chosen = { $count }枚中{ $chosen }枚を選択
africana-page-note-other = この手番ではできません
africana-page-note-no-page = 本が空です
africana-page-note-no-step = 使えるカードがありません
africana-page-note-deeds = ここでできることがあります
africana-page-note-pile = 山札{ $count }枚
africana-page-note-book = { $book-label }
africana-page-note-places = { $count }か所へ行けます
africana-page-back = 戻る
africana-page-discard = 捨てる
africana-page-doubt-card = { $card-the }
africana-page-doubt-adventure = 冒険「{ $adventure }」
africana-page-doubt-discard = { $names }を捨てますか？　ゲームから除かれ、戻りません。
africana-page-doubt-pass = この手番で何もしませんか？　移動カードを引くこともできます。
africana-page-doubt-end = ここで参加または完了できるものが残っています。それでも手番を終えますか？
africana-page-doubt-draw = 移動カードを2枚引きますか？　取り消せず、手番が終わります。

## Page: what to do, in the status banner

africana-page-prompt-over = 対戦終了
africana-page-prompt-over-expeditions = すべての探検スペースを補充できませんでした。
africana-page-prompt-over-stalled = 12ラウンドのあいだ、参加も購入も完了もありませんでした。
africana-page-prompt-deal = 準備中
africana-page-prompt-deal-detail = カード、探検、ページを配っています。
africana-page-prompt-other = { $seat }の番です
africana-page-prompt-other-choose = 引くか、買うか、移動するか
africana-page-prompt-other-draw = 移動カードを引いています
africana-page-prompt-other-buy = 本を読んでいます
africana-page-prompt-other-travel = 移動しています
africana-page-prompt-other-discard = 多すぎる分を捨てています
africana-page-prompt-discard = { $cards ->
    [0] 冒険を{ $adventures }枚捨ててください
   *[other] カードを{ $cards }枚捨ててください
  }
africana-page-prompt-discard-cards = 手番の終わりに持てる手札は5枚までです。
africana-page-prompt-discard-adventures = 手番の終わりに持てる未達成の冒険は3枚までです。
africana-page-prompt-discard-ready = 確定するか、選び直してください。
africana-page-prompt-on-the-way = 移動中
africana-page-prompt-on-the-way-detail = 1歩ずつ進んでいます。
africana-page-prompt-alter = { $to }へはどのカードで？
africana-page-prompt-alter-detail = この1歩に使うカードを選びます。
africana-page-prompt-journey = { $to }への移動
africana-page-prompt-journey-detail = 出発するか、光る地域へ続けます。
africana-page-prompt-journey-end = 出発してください。この先へ行けるカードはありません。
africana-page-prompt-buy = { $book }を読む
africana-page-prompt-buy-first = 手番の最初の1ページは無料です。
africana-page-prompt-buy-detail = ページをめくるか、買うか、手番を終えます。
africana-page-prompt-travel = 移動を続けるか、手番を終える
africana-page-prompt-travel-detail = 光る地域へ行けます。
africana-page-prompt-travel-deeds = ここでできることがあります。
africana-page-prompt-travel-goal = { $to }で完了できるものがあります。
africana-page-prompt-travel-done = 手番を終えてください
africana-page-prompt-no-further = この先へ行けるカードはありません。
africana-page-prompt-where = どこへ行きますか
africana-page-prompt-lit = 地図の光る地域を選びます。
africana-page-prompt-choose = 引くか、買うか、移動するか
africana-page-prompt-choose-detail = 地図の光る地域へ行けます。
africana-page-prompt-choose-still = 引くか、買うか
africana-page-prompt-no-step = ここから移動に使えるカードはありません。
africana-page-prompt-last = 最終ラウンド：これが最後の手番です。

## Page: expeditions

africana-page-expeditions = 探検
africana-page-expedition-label = 探検{ $expedition }：銀貨{ $silver }枚、勝利点{ $points }点。参加ボーナス：{ $bonus ->
    [0] 移動カード1枚
   *[other] 銀貨{ $bonus }枚
  }。
africana-page-space-empty = 探検スペース{ $space }：空き
africana-page-joined-by = 参加：{ $names }。
africana-page-can-join = いまここで参加できます。
africana-page-can-complete = いまここで完了できます。
africana-page-expedition-join = { $to }で参加：{ $bonus ->
    [card] 移動カード1枚
   *[other] 銀貨{ $bonus }枚
  }
africana-page-expedition-complete = { $to }で完了：勝利点{ $points }、銀貨{ $silver }枚
africana-page-uses-turn = この手番を使います（カードを引くことも買うこともできません）。
africana-page-join = 参加する
africana-page-complete = 完了する
africana-page-way = { $origin } – { $to }
africana-page-pile = { $count ->
    [0] 探検の山札はもうありません。
   *[other] 探検の山札は残り{ $count }枚、いちばん上は{ $letter }です。
  }
africana-page-pile-left = 残り{ $count }
africana-page-end-near = { $count ->
    [0] 探検の山札は空です。次に探検が完了すると終了が決まります。
   *[other] 終わりが近づいています：探検の山札は残り{ $count }枚です。
  }
africana-page-last-round = 最終ラウンド！
africana-page-still-to-play = 残りの手番：
africana-page-piles = 山札
africana-page-travel-pile = 山札{ $count }枚
africana-page-discards = 捨て札{ $count }枚
africana-page-discards-none = 捨て札はまだありません。
africana-page-discards-count = { $card-label }：{ $count }枚
africana-page-gone = ゲームから除かれたもの
africana-page-gone-adventures = 冒険{ $count }枚：{ $names }

## Page: what is one’s own, and the journey

africana-page-hand = 手札
africana-page-hand-empty = 手札はありません。
africana-page-hand-too-many = { $count }枚捨てます
africana-page-card = { $card-label }
africana-page-card-down = { $card-label }：移動が終わるまで場に置かれます
africana-page-card-of-step = { $step }歩目、{ $to }へ：{ $card-the }{ $silver ->
    [0] {""}
   *[other] （銀貨{ $silver }枚で色を変える）
  }
africana-page-card-for-step = { $step }歩目、{ $to }へ：{ $card-the }{ $silver ->
    [0] {""}
   *[other] （銀貨{ $silver }枚で色を変える）
  }。別のカードを選ぶ
africana-page-discard-card = { $card-the }を捨てる
africana-page-returns = 移動のあとで手札に戻ります
africana-page-adventures = 冒険
africana-page-adventures-none = 未達成の冒険はありません。本から買えます。
africana-page-adventures-too-many = 冒険を{ $count }枚捨てます
africana-page-adventure-artifact = 冒険「{ $adventure }」：銀貨{ $silver }枚、勝利点{ $points }点。
africana-page-adventure-assistant = 冒険「{ $adventure }」。
africana-page-drop-adventure = 冒険「{ $adventure }」を捨てる
africana-page-journey = 移動
africana-page-journey-costs = カード{ $cards }枚{ $silver ->
    [0] {""}
   *[other] 、銀貨{ $silver }枚
  }。
africana-page-gains = { $gains }を得ます。
africana-page-gain-points = 勝利点{ $count }点
africana-page-gain-cards = カード{ $count }枚
africana-page-travel = 出発する
africana-page-clear = 計画を取り消す
africana-page-hint-plan = { $to }にいます。地図の光る地域を選ぶと、移動を計画できます。
africana-page-hint-here = { $to }にいます。
africana-page-hint-deeds = { $to }にいます。ここでできることがあります。
africana-page-hint-no-step = { $to }にいます。ここから移動に使えるカードはありません。
africana-page-steps = 行程
africana-page-step = { $step }歩目、{ $to }へ
africana-page-choose-card = この1歩に使うカード
africana-page-play = { $card-the }を使う
africana-page-play-changed = { $card-the }を使う（銀貨{ $silver }枚で色を変える）
africana-page-offers = 途中でできること
africana-page-offers-here = ここでできること
africana-page-costs-points = 最後に{ $count }点を失います
africana-page-refusal-reach = 手持ちのカードでは{ $to }まで行けません。
africana-page-refusal-reach-on = 残りのカードでは、{ $origin }から{ $to }まで続けられません。

## The lesson

africana-lesson-goal = 探検を完了し、文化遺物を集めて、もう1人の探検家と競います。最後に勝利点がいちばん多い人の勝ちです。
  .title = 目的
africana-lesson-draw = 手番では、引く、買う、移動するのどれか1つだけを行い、移動には1歩ごとにカードが1枚要ります。
  .ask = 2枚引きましょう。
africana-lesson-draw-wrong = 2枚では遠くへ行けません。まずカードを引きましょう。
africana-lesson-expedition = その間に、もう1人が出発しました。列に並ぶ5枚は地域から地域への探検で、丸は銀貨、六角形は勝利点です。
  .title = 最初の探検
africana-lesson-join = この探検はあなたのいるナポリから始まり、参加するとすぐにボーナスの銀貨2枚がもらえます。
  .ask = 参加しましょう。
africana-lesson-join-wrong = ここから始まる探検があります。まずそれに参加しましょう。
africana-lesson-begun = 参加は移動の一部です。この手番は移動に決まり、引くことも買うこともできなくなりました。
africana-lesson-tripoli = 1歩進むには入る地域の色のカードが1枚必要で、ジョーカーはどの色にもなります。
  .ask = トリポリを選んで出発しましょう。
africana-lesson-tripoli-wrong = 探検の目的地はラゴスで、トリポリはその途中です。トリポリを選んで出発しましょう。
africana-lesson-timbuktu = 何歩分でもまとめて計画でき、オレンジでトンブクトゥ、紫でその先のラゴスに行けます。
  .ask = 探検の目的地ラゴスを選んで出発しましょう。
africana-lesson-timbuktu-wrong = トンブクトゥを通りましょう。そこにいいものがあります。
africana-lesson-timbuktu-join = ここから始まる探検もあり、マーカーは4個なので同時に4つまで参加できます。
  .ask = これにも参加しましょう。
africana-lesson-timbuktu-join-wrong = この探検に参加できるのは、出発地のここだけです。進む前に参加しましょう。
africana-lesson-lagos = ラゴスには紫で入れ、色の合わないカードでも銀貨5枚を払えば入れます。
  .ask = 紫のカードでラゴスへ進みましょう。
africana-lesson-lagos-wrong = 銀貨は取っておき、紫のカードでラゴスへ進みましょう。
africana-lesson-complete = ここが最初の探検の目的地で、完了した人だけが報酬をもらい、ほかの人にはマーカーが戻るだけです。
  .ask = 完了しましょう。
africana-lesson-complete-wrong = まず探検を完了して、報酬を受け取りましょう。
africana-lesson-end = 報酬の銀貨5枚と勝利点1点を得て、使ったカードは捨て札になりますが、ジョーカーは手札に戻ります。
  .ask = 手番を終えましょう。
africana-lesson-end-wrong = まだ進めますが、カードは残して手番を終えましょう。
africana-lesson-books = 銀貨10枚で冒険を2枚買えます。北にいれば北の本を使い、そこには南の冒険があります（南ではその逆）。
  .title = 2冊の本
africana-lesson-turn = 買えるのは見えているページだけで、めくるのは最初の1ページが無料、次からは銀貨1枚です。
  .ask = 仮面のページをめくりましょう。
africana-lesson-turn-wrong = 決める前に下のページも見ましょう。最初の1ページは無料です。
africana-lesson-buy-mask = 2枚のページが見え、どちらも銀貨5枚です（仮面などの文化遺物は銀貨と勝利点になります）。
  .ask = 仮面を買いましょう。
africana-lesson-buy-mask-wrong = 文化遺物は得点になります。まず左の仮面を買いましょう。
africana-lesson-buy-assistant = もう1枚も行き先はレオポルドヴィルで、そこで案内人が待っています。
  .ask = これも買いましょう。
africana-lesson-buy-assistant-wrong = 銀貨はまだ5枚あります。右の案内人も買いましょう。
africana-lesson-equator = 2手番後です。カードを4枚引いて手札は6枚ですが、手番の終わりに持てるのは5枚までです。
  .title = 赤道を越えて
africana-lesson-discard = 行き先のレオポルドヴィルはターコイズと灰色、その先のセレンゲティは灰色とオレンジです。
  .ask = 紫かマゼンタを1枚捨てましょう。
africana-lesson-discard-wrong = それは役に立ちますし、捨てたジョーカーは戻りません。紫かマゼンタを捨てましょう。
africana-lesson-leopoldville = 灰色でも入れますが、移動カードは使うとなくなり、ジョーカーは戻ってきます。
  .ask = ジョーカーで赤道を越え、レオポルドヴィルへ行きましょう。
africana-lesson-leopoldville-wrong = ジョーカーでレオポルドヴィルへ行きましょう。あとで戻ってきます。
africana-lesson-mask = 仮面の目的地に着きました（自分の冒険を完了できるのは自分だけです）。
  .ask = この冒険を完了しましょう。
africana-lesson-mask-wrong = 仮面はここにあり、いますぐ得点になります。先にその冒険を完了しましょう。
africana-lesson-assistant = 案内人は1人なら失点なしですが、最後に2人なら5点、3人以上なら10点を失います。
  .ask = この冒険も完了しましょう。
africana-lesson-assistant-wrong = ここで案内人が待っています。先にその冒険を完了しましょう。
africana-lesson-serengeti = 案内人は移動のたびに手札へ戻るオレンジのカードで、すぐに使えます。
  .ask = 案内人でセレンゲティへ進みましょう。
africana-lesson-serengeti-wrong = 移動カードは残し、案内人でセレンゲティへ進みましょう。
africana-lesson-sets = 16ラウンド後、探検は残りわずかで、あなたは仮面と太鼓と首飾りを持っています。いま4枚目の冒険を買いました。
  .title = 文化遺物の組
africana-lesson-drop = 未達成は3枚までで、文化遺物はそのままでも1点、2人目の案内人は5点の失点です。
  .ask = 案内人の冒険を捨てましょう。
africana-lesson-drop-wrong = 文化遺物は得点ですが、2人目の案内人は失点です。ターコイズの案内人を捨てましょう。
africana-lesson-choice = タナナリヴのアンフォラなら異なる4枚の組で10点、ヴィクトリア滝の首飾りなら同じ2枚の組で6点です。
  .ask = 好きなほうへ行きましょう。
africana-lesson-choice-wrong = 組になれば6点か10点です。まずタナナリヴかヴィクトリア滝で文化遺物を手に入れましょう。
africana-lesson-choice-four = 仮面、太鼓、首飾り、アンフォラで最後に10点です。同じ2枚の組なら6点と、仮面と太鼓の2点でした。
africana-lesson-choice-pair = 首飾り2枚で最後に6点、異なる2枚の仮面と太鼓で2点です。同じ3枚なら12点にもなります。
africana-lesson-artifact = 文化遺物そのものの銀貨と勝利点も手に入ります。
  .ask = 冒険を完了しましょう。
africana-lesson-artifact-wrong = ここには文化遺物のために来ました。先へ進む前に、その冒険を完了しましょう。
africana-lesson-portnatal = 探検の山札は空なので、次に探検が完了すると終了が決まります。
  .ask = あなたの探検の目的地、ポートナタールへ行きましょう。
africana-lesson-portnatal-wrong = 探検の目的地は隣のポートナタールです。案内人で行きましょう。
africana-lesson-last = もう1人も参加していますが、先に着いたのはあなたです。
  .ask = 探検を完了しましょう。
africana-lesson-last-wrong = いまはこれがいちばんの得点です。探検を完了しましょう。
africana-lesson-count = あなたが終了を決め、ラウンドの最後まで進みました。もう1人は未達成でも各1点になる文化遺物を3枚買いました。
  .title = 最後の集計
africana-lesson-categories = 中心は探検と文化遺物とその組です。銀貨10枚、移動カード2枚、未達成の文化遺物も各1点で、同点なら銀貨で決まります。

## The recap: what follows a player's name, and what a turn brought

africana-page-recap-travel = { $to }まで移動
africana-page-recap-draw = 移動カード{ $count }枚を引く
africana-page-recap-join = 探検「{ $expedition }」に参加
africana-page-recap-complete = 探検「{ $expedition }」を完了
africana-page-recap-artifact = 冒険「{ $adventure }」を完了
africana-page-recap-assistant = { $card }を手札に加える
africana-page-recap-buy = 冒険「{ $adventure }」を購入
africana-page-recap-turn = ページを{ $count }枚めくり、何も買わず
africana-page-recap-no-cards = 引けるカードがなかった
africana-page-recap-pass = パス
africana-page-recap-paid = 銀貨{ $silver }枚
africana-page-recap-discards = { $card-counted }を捨てる
africana-page-recap-drops = 「{ $adventure }」を捨てる
africana-page-recap-gain-silver = 銀貨{ $count }枚
africana-page-recap-gain-cards = 移動カード{ $count }枚

## In 60 seconds

africana-minute-goal = 勝利点がいちばん多い人の勝ちです。出発地で探検に参加し、誰よりも先に目的地に着きましょう。本の冒険を完了しても点になります。文化遺物は組にすると価値が高まります。
africana-minute-turn = 次のうち1つだけを行います。移動カードを2枚引く、いまいる半球の本から冒険を買う、手札の続くかぎり旅をする。1歩進むには、入る地域の色のカードが1枚必要です。
africana-minute-end = 探検の列を埋められなくなったら、そのラウンドを最後まで行います。それからすべてを数えます。

## What is what?

africana-page-part-turn = 手番にはこの1つだけ
  .about = 引く、買う、旅をする、のうち1つだけを行い、手番を終えます。
africana-page-part-expedition = 探検
  .about = 出発地で参加し、参加者の中で最初に目的地に着きましょう。
africana-page-part-bonus = 参加ボーナス
  .about = 探検にマーカーを置くとすぐにもらえます。銀貨か移動カードです。どの探検が置かれても、スペースのボーナスは変わりません。
africana-page-part-way = 出発地と目的地
  .about = 上の地域から下の地域へ。茶色の点は北の地域、白い点は南の地域です。
africana-page-part-value = 勝利点
  .about = 完了すると、最後にこれだけの点になります。
africana-page-part-silver = 銀貨
  .about = カードの上ではもらえる銀貨、ボタンの上ではかかる銀貨です。
africana-page-part-joined = 参加者
  .about = 参加している会社のマーカーです。報酬は最初に着いた人だけのものです。
africana-page-part-expedition-pile = これから出る探検
  .about = 列を埋められなくなると最終ラウンドです。文字は対戦の進み具合を表します。
africana-page-part-book = 冒険の本
  .about = いまいる側の本を使えます。冒険の目的地は赤道の反対側です。
africana-page-part-page = 売り物のページ
  .about = 銀貨5枚で冒険を買い、そこへ行って完了します。文化遺物は組で数え、案内人は旅を助けます。
africana-page-part-page-turn = ページをめくる
  .about = 手番の最初の1ページは無料、そのあとは1ページにつき銀貨1枚です。出たページは全員に見えます。
africana-page-part-place = 移動の色
  .about = この地域に入るには、示された色のどれか1色のカードを出します。
africana-page-part-route-land = 陸の移動経路
  .about = 経路に沿って、どちらの向きにも進めます。1歩にカードが1枚要ります。
africana-page-part-route-sea = 海の移動経路
  .about = 陸の経路とまったく同じように進めます。
africana-page-part-equator = 赤道
  .about = 北の地域は茶色、南の地域は白です。どちらの本を使えるかが決まります。
africana-page-part-explorer = 探検家
  .about = 会社がいまいる場所です。同じ地域に何人いてもかまいません。
africana-page-part-flag = 探検の印
  .about = この地域で探検が始まるか終わります。
africana-page-part-goal = 自分の冒険
  .about = ここで自分の冒険を完了できます。
africana-page-part-reach = 行ける地域
  .about = 青い輪は、手札で行ける地域です。押すと旅の計画に加わります。
africana-page-part-price = 必要なカード
  .about = そこまでに要るカードの枚数です。別の色として使うときは銀貨も要ります。
africana-page-part-offers = そこでできること
  .about = ここや途中で、参加や完了ができます。押すと行うか、旅に加えます。
africana-page-part-card = 移動カード
  .about = その色の地域へ1歩進めます。旅が終わると捨て札になります。
africana-page-part-card-joker = ジョーカー
  .about = 1回の旅に1度だけ、どの色としても使えます。
africana-page-part-returns = 手札に戻る印
  .about = このカードは、旅が終わると手札に戻ります。
africana-page-part-adventure = 自分の未完了の冒険
  .about = 買ったけれどまだ完了していない冒険です。手番の終わりに3枚まで持てます。
africana-page-part-journey = 旅の計画
  .about = これまでに決めた道のりと、それぞれに使うカードです。
africana-page-part-set-out = 出発
  .about = これを押すまでは何も決まりません。
africana-page-part-purse = 所持金
  .about = 金貨1枚は銀貨5枚分です。数字は銀貨での合計です。
africana-page-part-cards-held = 手札の移動カード
  .about = この人の移動カードの枚数です。手番の終わりに、手札は全部で5枚までです。
africana-page-part-joker-held = ジョーカーの有無
  .about = 失ってしまうと薄く表示されます。
africana-page-part-markers = 空いているマーカー
  .about = 探検に参加するたびに1つ使い、誰かが完了すると戻ります。
africana-page-part-unfinished = 進行中の冒険
  .about = 買ってまだ完了していない冒険です。誰でも見られます。
africana-page-part-done = 完了した探検
  .about = この人が完了した探検の数です。
africana-page-part-travel-pile = 移動カードの山札
  .about = 見ずに引きます。なくなると捨て札を切り直します。

# Texts of Africa.

africa-name = Africa
africa-author = ライナー・クニツィア、2001年
africa-tagline = 大陸を探検し、動物や遊牧民に出会い、11の遺跡を見つけましょう。
africa-original-board = 地図とタイルの構成は独自に作ったものです。印刷版のものは参照できませんでした。

africa-option-hidden-treasure = 隠された財宝
  .about = ほかの人の金と宝石の個数の合計を、対戦の終わりまで表示しません。何を取ったかは記録に残ります。
  .false = オフ
  .true = オン

africa-style-explorer = 探検家
africa-style-explorer-about = タイルをめくり、何があるかを見るのが好きです。
africa-style-merchant = 商人
africa-style-merchant-about = 品物の交換や、金と宝石のそばのキャンプが好きです。
africa-style-herder = 牧人
africa-style-herder-about = 動物を仲間のもとへ、遊牧民を広々とした土地へ導くのが好きです。

africa-ending-eleventh-monument = 11番目の遺跡が見つかった
africa-ending-stalled = 1人あたり12手番のあいだ発見がなかった

africa-score-total = 合計
africa-score-treasure = 発見した金と宝石
africa-score-animals = 動物
africa-score-nomads = 遊牧民
africa-score-camps = キャンプ
africa-score-last-monument = 11番目の遺跡
africa-score-goods = 品物
africa-score-gold = 金
africa-score-gems = 宝石

## Tiles: with their article, with “the”, counted, as a label

africa-tile-elephant = ゾウ
  .the = ゾウ
  .counted = ゾウ{ $count }頭
  .label = ゾウ
africa-tile-rhinoceros = サイ
  .the = サイ
  .counted = サイ{ $count }頭
  .label = サイ
africa-tile-ostrich = ダチョウ
  .the = ダチョウ
  .counted = ダチョウ{ $count }羽
  .label = ダチョウ
africa-tile-leopard = ヒョウ
  .the = ヒョウ
  .counted = ヒョウ{ $count }頭
  .label = ヒョウ
africa-tile-chameleon = カメレオン
  .the = カメレオン
  .counted = カメレオン{ $count }匹
  .label = カメレオン
africa-tile-tortoise = リクガメ
  .the = リクガメ
  .counted = リクガメ{ $count }匹
  .label = リクガメ
africa-tile-statue = 像
  .the = 像
  .counted = 像{ $count }枚
  .label = 像
africa-tile-cauldron = 大鍋
  .the = 大鍋
  .counted = 大鍋{ $count }枚
  .label = 大鍋
africa-tile-garment = 衣装
  .the = 衣装
  .counted = 衣装{ $count }枚
  .label = 衣装
africa-tile-drum = 太鼓
  .the = 太鼓
  .counted = 太鼓{ $count }枚
  .label = 太鼓
africa-tile-mask = 仮面
  .the = 仮面
  .counted = 仮面{ $count }枚
  .label = 仮面
africa-tile-monument = 遺跡
  .the = 遺跡
  .counted = 遺跡{ $count }か所
  .label = 遺跡
africa-tile-nomads = 遊牧民
  .the = 遊牧民
  .counted = 遊牧民{ $count }組
  .label = 遊牧民
africa-tile-gold-1 = 金1個
  .the = 金1個
  .counted = 金1個のタイル{ $count }枚
  .label = 金1個
africa-tile-gold-2 = 金2個
  .the = 金2個
  .counted = 金2個のタイル{ $count }枚
  .label = 金2個
africa-tile-gems-1 = 宝石1個
  .the = 宝石1個
  .counted = 宝石1個のタイル{ $count }枚
  .label = 宝石1個
africa-tile-gems-2 = 宝石2個
  .the = 宝石2個
  .counted = 宝石2個のタイル{ $count }枚
  .label = 宝石2個

## Actions

africa-action-draw-start-player = スタートプレイヤーを決める
africa-action-turn-up = { $tile }が出る
africa-action-place-explorer = { $to }に探検家を置く
africa-action-relocate = 探検家を{ $to }へ再配置する
africa-action-advance = { $to }へ前進する
africa-action-discover = { $hexagon }のタイルをめくる（発見）
africa-action-lift = { $hexagon }のタイルを動かす
africa-action-put = { $to }に置く
africa-action-leave = 見つけた場所に残す
africa-action-exchange-one = 見つけた品物を{ $other }に渡し、{ $good }を1枚取る
africa-action-exchange-all = { $other }と1種類まるごと交換し、{ $good }をすべて取る
africa-action-keep = 交換しない
africa-action-camp-for-points = キャンプを置いて点を得る
africa-action-camp-for-treasure = キャンプを置いて金と宝石を集める
africa-action-end-turn = 手番を終える

## Events

africa-event-start-player-drawn = スタートプレイヤーは{ $seat }に決まった。
africa-event-explorer-placed = { $seat }は{ $to }に探検家を置いた。
africa-event-relocated = { $seat }は探検家を{ $origin }から{ $to }へ再配置した。
africa-event-advanced = { $seat }は{ $origin }から{ $to }へ{ $steps }ヘックス前進した。
africa-event-tile-turned = { $seat }は{ $hexagon }で{ $tile }を発見した。
africa-event-treasure-found = { $seat }は{ $tile }で{ $points }点を得た。
africa-event-good-taken = { $seat }は{ $good-the }を手に入れた。
africa-event-goods-exchanged = { $seat }は{ $other }から{ $taken-counted }を取り、{ $given-counted }を渡した。
africa-event-good-kept = { $seat }は交換をせず、{ $good-the }を手元に残した。
africa-event-animal-settled = { $seat }は{ $tile-the }を{ $to }に置いた。隣接する同じ種の動物は{ $adjacent ->
    [0] おらず
   *[other] { $adjacent }枚で
  }、{ $points }点を得た。
africa-event-nomads-settled = { $seat }は遊牧民を{ $to }に置いた。隣接する空きヘックスは{ $points ->
    [0] なく、0点だった
   *[other] { $points }か所で、{ $points }点を得た
  }。
africa-event-tile-lifted = { $seat }は{ $hexagon }の{ $tile-the }を選んだ。
  .told-by = animal-moved nomads-moved
africa-event-animal-moved = { $seat }は{ $tile-the }を{ $origin }から{ $to }へ動かした。隣接する同じ種の動物が{ $before }枚から{ $after }枚に増え、{ $points }点を得た。
africa-event-nomads-moved = { $seat }は遊牧民を{ $origin }から{ $to }へ動かした。隣接する空きヘックスが{ $before }か所から{ $after }か所に増え、{ $points }点を得た。
africa-event-monument-found = { $seat }は{ $number }番目の遺跡を発見し、キャンプを1個受け取った。
africa-event-last-monument-found = { $seat }は11番目の遺跡を発見して{ $points }点を得た。これで対戦は終了した。
africa-event-camp-set-up = { $seat }は{ $hexagon }にキャンプを{ $points ->
    [0] 置いたが、0点だった
   *[other] 置いて{ $points }点を得た
  }。
africa-event-treasure-collected = { $seat }は{ $hexagon }にキャンプを置いて財宝を集めた（金{ $gold ->
    [0] なし
   *[other] { $gold }個
  }、宝石{ $gems ->
    [0] なし
   *[other] { $gems }個
  }）。
africa-event-turn-passed = { $seat }はパスした。
africa-event-match-stalled = { $turns }手番のあいだ誰も何も発見しなかったため、対戦は終了した。
africa-event-final-score = { $seat }：品物{ $goods }点、金{ $gold }点、宝石{ $gems }点。最終得点は{ $total }点。
africa-event-won = { $shared ->
    [1] { $winner }が{ $total }点で勝利した。
   *[other] { $winner }は{ $total }点で勝利を分かち合った。
  }

## Refusals

africa-refusal-over = 対戦はもう終わっています。
africa-refusal-unknown = このゲームに「{ $action }」というアクションはありません。
africa-refusal-not-your-turn = あなたの手番ではありません。
africa-refusal-nature = それは運だけが決めることです。
africa-refusal-nature-first = 先に運の結果が決まるのを待ってください。
africa-refusal-place-first = まず、探検家を置く都市を選んでください。
africa-refusal-placed = 探検家はもう全員ボードの上にいます。
africa-refusal-city-taken = { $to }はすでに{ $other }が選んでいます。
africa-refusal-relocate-late = 再配置できるのは、手番でまだ何もしていないうちだけです。ほかのことと一緒にはできません。
africa-refusal-relocate-here = あなたの探検家はすでにそこにいます。
africa-refusal-advanced-already = 前進はもう済んでいます。前半と後半に1回ずつしかできません。
africa-refusal-advance-here = あなたの探検家はすでにそこにいます。
africa-refusal-advance-far = { $to }は2歩より遠いか、裏向きのタイルや探検家に道をふさがれています。
africa-refusal-face-down = { $to }には裏向きのタイルがあります。
africa-refusal-explorer-there = { $to }には{ $other }の探検家がいます。
africa-refusal-not-face-down = { $hexagon }に裏向きのタイルはありません。
africa-refusal-discover-far = { $hexagon }はあなたの探検家に隣接していません。
africa-refusal-nothing-movable = { $hexagon }には表向きの動物も遊牧民もいません。ほかのものは動かせません。
africa-refusal-lift-far = { $hexagon }は、あなたの探検家がいるヘックスでも、それに隣接するヘックスでもありません。
africa-refusal-nowhere-better = { $tile-the }にとって、いまよりよい空きヘックスはありません。
africa-refusal-nothing-in-hand = 置くタイルがありません。動かすタイルを選ぶか、新しく発見してください。
africa-refusal-no-find = 品物を交換できるのは、品物を見つけた直後だけです。
africa-refusal-exchange-first = まず、交換するかどうかを決めてください。
africa-refusal-settle-first = まず、見つけた{ $tile-the }をどこに置くか決めてください。
africa-refusal-put-first = まず、{ $tile-the }をどこへ動かすか決めてください。
africa-refusal-not-empty = { $to }は空いていません。タイルかキャンプがあります。
africa-refusal-animal-no-gain = { $to }で隣接する同じ種の動物は{ $after }枚、いまは{ $before }枚です。いまより多くなければ動かせません。
africa-refusal-nomads-no-gain = { $to }で隣接する空きヘックスの数は{ $after }、いまは{ $before }です。いまより多くなければ動かせません。
africa-refusal-no-camp = キャンプはもう残っていません。
africa-refusal-camp-not-empty = { $hexagon }は空いていません。タイルかキャンプがあります。
africa-refusal-no-treasure = { $hexagon }の隣には、表向きの金も宝石もありません。
africa-refusal-exchange-self = 自分とは交換できません。
africa-refusal-no-such-seat = このテーブルにプレイヤー{ $number }はいません。
africa-refusal-exchange-same = 見つけたのも同じ{ $good }です。別の種類を選んでください。
africa-refusal-exchange-none = { $other }は{ $good-the }を持っていないので、取れません。
africa-refusal-exchange-single = { $other }はそれを1枚しか持っていません。見つけた品物と1枚どうしで交換してください。
africa-refusal-exchange-short = { $other }は{ $needed }枚持っています。同じ枚数を渡す必要がありますが、あなたの手元には{ $held }枚しかありません。

## Boards

africa-board-hexagon-count = ヘックスの数が{ $found }です。{ $needed }でなければなりません
africa-board-city-count = 出発点の都市の数が{ $found }です。{ $needed }でなければなりません
africa-board-city-unknown = 「{ $city }」という都市は「cities」に書かれていません
africa-board-city-twice = 都市「{ $city }」はすでに別のヘックスにあります
africa-board-city-nowhere = 都市「{ $city }」はどのヘックスにもありません
africa-board-city-inland = 都市「{ $city }」は海岸にありません。6方向すべてに隣のヘックスがあります
africa-board-id-twice = 「{ $id }」という名前のヘックスがすでにあります
africa-board-place-twice = 「{ $id }」が「{ $first }」と同じ位置にあります
africa-board-cut-off = 「{ $id }」はどの都市にもつながっていません
africa-board-tile-count = 構成のタイルが{ $found }枚です。{ $needed }枚でなければなりません
africa-board-tile-twice = 「{ $id }」という名前のタイルがすでにあります
africa-board-tile-nameless = 「{ $id }」にはすべての言語での名前が必要です。en、fr、jaを書いたテーブル[names.{ $id }]を加えてください
africa-board-name-unused = 構成の中に「{ $id }」という動物も品物もありません
africa-board-monument-count = 遺跡が{ $found }枚です。{ $needed }枚でなければなりません

## Positions as text

africa-show-letter = { $letter }  { $tile-label }
africa-show-signs = ##  裏向き    ..  空き    ()  空いている都市    /\  キャンプ    @1  探検家1
africa-show-rows = 各行の先頭は、その行の最初のヘックスの名前です。

africa-show-start = これから決まること：スタートプレイヤー。
africa-show-place = { $seat }が決めること：探検家を置く都市。
africa-show-turn = { $turn }手番目の{ $half ->
    [1] 前半
   *[2] 後半
  }：{ $seat }
africa-show-act = 決めること：{ $left ->
    [turn] 再配置、または前進とアクション。
    [advance] 前進とアクション。
   *[action] アクション。前進は済んでいる。
  }
africa-show-flip = これから決まること：{ $hexagon }でめくられるタイル。
africa-show-exchange = 決めること：{ $hexagon }で{ $good }を見つけたあと、品物を交換するかどうか。
africa-show-settle = 決めること：{ $hexagon }で見つけた{ $tile-the }をどこに置くか。
africa-show-carry = 決めること：{ $hexagon }の{ $tile-the }をどこへ動かすか。
africa-show-over = { $turn }手番目で終了：{ $ending ->
    [stalled] { africa-ending-stalled }
   *[eleventh_monument] { africa-ending-eleventh-monument }
  }。

africa-show-table = 見つかった遺跡{ $monuments }/11、サプライのキャンプ{ $camps }個。
africa-show-mix = 裏向きのタイル{ $down }枚：動物{ $animals }、品物{ $goods }、遺跡{ $monuments }、遊牧民{ $nomads }、金{ $gold }、宝石{ $gems }。
africa-show-player = { $number }. { $seat }{ $hexagon ->
    [none] {""}
   *[other] ［{ $hexagon }］
  }：{ $points }点、キャンプ{ $camps }個、{ $gold ->
    [-1] 金と宝石のタイル{ $tiles }枚
   *[other] 金{ $gold }個、宝石{ $gems }個
  }
africa-show-good = {"     "}{ $good-counted }

## The page: what can be done, and what it brings

africa-page-do-place = ここから始める
africa-page-do-advance = ここへ前進する
africa-page-do-discover = このタイルをめくる
africa-page-do-lift = { $tile-the }を動かす
africa-page-do-put = { $tile-the }をここに置く
africa-page-do-leave = { $tile-the }をここに残す
africa-page-do-camp = キャンプを置く
africa-page-do-treasure = キャンプで財宝を集める
africa-page-do-relocate = ここに再配置する
africa-page-do-keep = 交換しない
africa-page-up-to = 最大{ $gain }
africa-page-deed-gain = { $deed }（{ $gain }）
africa-page-why-animal = 隣に{ $tile-counted }（いまは{ $before }）
africa-page-why-animal-found = 発見で1点、隣に{ $tile-counted }
africa-page-why-nomads = 隣の空きヘックス{ $after }（いまは{ $before }）
africa-page-why-nomads-left = 隣の空きヘックス{ $after }
africa-page-why-lift = いまよりよい空きヘックス{ $count }か所
africa-page-why-camp = 動物{ $animals }、遊牧民{ $nomads }、遺跡{ $monuments }
africa-page-pieces = { $gold ->
    [0] 宝石{ $gems }個
   *[other] 金{ $gold }個{ $gems ->
        [0] {""}
       *[other] 、宝石{ $gems }個
      }
  }
africa-page-why-prizes = いま終わると最多ボーナスが{ $gain }
africa-page-why-not-end = { $what ->
    [turn] 手番をまるごと放棄します。
    [rest] まだアクションと後半が残っています。
    [half] まだ後半が残っています。
   *[action] まだアクションが残っています。
  }
africa-page-gives-up = { $what ->
    [turn] 手番すべてを放棄
    [rest] アクションと後半を放棄
    [half] 後半を放棄
    [first] 前半はアクションなし
   *[action] アクションを放棄
  }
africa-page-prospect-tiles = そこからめくれるタイル{ $count }枚
africa-page-prospect-camp = そこにキャンプ：{ $gain }
africa-page-prospect-treasure = そこで財宝を集める：{ $pieces }
africa-page-prospect-moves = そこからタイルを動かす：最大{ $gain }
africa-page-prospect-nothing = いまはそこですることがない
africa-page-may-be = 動物{ $animals }%、品物{ $goods }%、遊牧民{ $nomads }%、遺跡{ $monuments }%、金か宝石{ $treasure }%

## The page: hexagons

africa-page-board = ボード：行ごとのヘックス
africa-page-keys = 矢印キーで隣のヘックスへ、Page UpとPage Downで光っているヘックスへ、HomeとEndで行の端へ移ります。Enterで決定、Escapeで戻り、数字キーでアクションを選びます。
africa-page-row = { $number }行目
africa-page-label = { $hexagon }：{ $what }
africa-page-label-deeds = { $hexagon }：{ $what }。できること：{ $deeds }
africa-page-comma = 、
africa-page-lies-down = 裏向きのタイル
africa-page-lies-empty = 空き
africa-page-lies-city = 都市
africa-page-lies-camp = キャンプ
africa-page-lies-tile = { $tile-label }
africa-page-stands = { $seat }がいる
africa-page-you-stand = あなたがいる
africa-page-choose = { $hexagon }：何をしますか
africa-page-heard-lifted = { $tile-label }を選びました。光っているヘックスは{ $targets }か所、最大{ $best }点です。Escapeでタイルを戻します。
africa-page-refusal-not-better = { $to }に動かしても、{ $tile-the }の隣はいま（{ $before }）より多くなりません。
africa-page-picture = 終了時のボード

## The page: the tray

africa-page-turn = 手番
africa-page-half-first = 前半
africa-page-half-second = 後半
africa-page-advance = 前進
africa-page-action = アクション
africa-page-half-now = いまできる
africa-page-half-next = このあと
africa-page-half-done = 済み
africa-page-half-lost = 使わなかった
africa-page-half-steps = { $steps }ヘックス
africa-page-did-tile = { $tile-label } { $gain }
africa-page-did-good = { $good-label }
africa-page-did-monument = 遺跡
africa-page-did-camp = キャンプ { $gain }
africa-page-deed-advance = 前進
  .short = 前進
africa-page-deed-discover = 発見
  .short = 発見
africa-page-deed-animals = 動物を動かす
  .short = 動物
africa-page-deed-nomads = 遊牧民を動かす
  .short = 遊牧民
africa-page-deed-camp = キャンプ
  .short = キャンプ
africa-page-deed-treasure = 財宝を集める
  .short = 財宝
africa-page-deed-relocate = 再配置
  .short = 再配置
africa-page-deed-end = 手番を終える
  .short = 手番を終える
africa-page-note-places = { $count }か所
africa-page-note-adjacent = { $count }枚
africa-page-note-whole-turn = 手番すべて
africa-page-note-no-action = アクション{"\u200B"}なし
africa-page-note-used = 済み
africa-page-note-barred = 道なし
africa-page-note-too-late = もうできない
africa-page-note-no-camp = 手元になし
africa-page-note-not-empty = 空きでない
africa-page-note-none = なし
africa-page-back = 戻る
africa-page-pending = { $tile-the }をどこへ？
africa-page-pending-lit = 光っているヘックス{ $count }か所、最大{ $gain }
africa-page-put-back = タイルを戻す
africa-page-exchange = { $good }を見つけました。交換しますか？
africa-page-exchange-for = { $given-counted }を渡し、{ $taken-counted }をもらう
africa-page-exchange-you = あなた{ $gain }
africa-page-exchange-other = 相手{ $gain }
africa-page-face-down = 裏向きのタイル
africa-page-animals = 動物
africa-page-goods = 品物
africa-page-nomads = 遊牧民
africa-page-monuments = 遺跡
africa-page-gold = 金
africa-page-gems = 宝石
africa-page-monuments-found = 見つかった遺跡
africa-page-has-good = { $good-label }：{ $count }
africa-page-has-gold = 金：{ $count }
africa-page-has-gems = 宝石：{ $count }
africa-page-has-tiles = 金と宝石のタイル：{ $count }
africa-page-has-camps = 手元のキャンプ：{ $count }

## The page: what to do now

africa-page-prompt-start = 対戦開始
africa-page-prompt-start-detail = スタートプレイヤーを決めています。
africa-page-prompt-over = 対戦終了
africa-page-prompt-over-found = 11番目の遺跡が見つかりました。
africa-page-prompt-over-stalled = 1人あたり12手番のあいだ発見がありませんでした。
africa-page-prompt-other = { $seat }の番です
africa-page-prompt-other-place = { $seat }が出発点の都市を選んでいます。
africa-page-prompt-other-half = { $half ->
    [1] 手番の前半です。
   *[2] 手番の後半です。
  }
africa-page-prompt-place = あなたの番：都市を選択
africa-page-prompt-place-detail = 光っている都市から探検を始めます。
africa-page-prompt-turn = あなたの番：前進とアクションを2回
africa-page-prompt-turn-detail = 光っているヘックスを選ぶか、再配置をします。
africa-page-prompt-advance = あなたの番：前進、またはすぐアクション
africa-page-prompt-action = あなたの番：アクションを選択
africa-page-prompt-end = あなたの番：できることはもうありません
africa-page-prompt-end-detail = 手番を終えてください。
africa-page-prompt-first-half = 前半です。このあと後半があります。
africa-page-prompt-second-half = 後半です。このアクションで手番が終わります。
africa-page-prompt-carry = あなたの番：{ $tile-the }の行き先を選択
africa-page-prompt-settle = あなたの番：{ $tile-the }の置き場所を選択
africa-page-prompt-settle-detail = 見つけた場所か、光っているヘックスに置きます。
africa-page-prompt-exchange = あなたの番：{ $good-the }を交換しますか？
africa-page-prompt-exchange-detail = 交換は1人と1回だけ、しなくてもかまいません。
africa-page-prompt-lit = 光っているヘックスは{ $count }か所です。
africa-page-prompt-where-advance = あなたの番：前進先を選択
africa-page-prompt-where-relocate = あなたの番：再配置先を選択
africa-page-prompt-which-tile = あなたの番：めくるタイルを選択
africa-page-prompt-which-animal = あなたの番：動かす動物を選択
africa-page-prompt-which-nomads = あなたの番：動かす遊牧民を選択
africa-page-not-now = { $deed }：{ $why }
africa-page-pieces-gold = { $count }個
africa-page-pieces-gems = { $count }個
africa-page-ending-eleventh-monument = { $round }ラウンド目に{ $name }が11番目の遺跡を見つけ、対戦はそこで終わりました。

## The lesson

africa-lesson-start = 大陸を探検しながら得点し、11番目の遺跡で対戦は終わります。まず、全員が出発する都市を選びます。
  .title = 出発
africa-lesson-place = カサブランカの周りはまだ誰も見ていません。
  .ask = ここに探検家を置きましょう。
africa-lesson-place-wrong = そこも良い都市ですが、この旅はカサブランカから始まります。
africa-lesson-discovering = 手番は前半と後半に分かれます。それぞれ2ヘックスまで前進し、そのあと発見などを1つ行えます。
  .title = 発見
africa-lesson-first-tile = 探検家の隣のタイルをめくれます。
  .ask = このタイルをめくりましょう。
africa-lesson-first-tile-wrong = どのタイルもめくれますが、レッスンは輪で囲まれたタイルから続きます。
africa-lesson-second-tile = 見つけた太鼓はあなたのものになり、同じ品物が増えるほど価値が上がります。
  .ask = 後半では、このタイルをめくりましょう。
africa-lesson-second-tile-wrong = 前進もできますが、輪で囲まれたタイルはここから届きます。めくってみましょう。
africa-lesson-treasure = 遺跡には得点がなく、代わりにキャンプを1個受け取ります。ほかの人も発見を始めました。
  .title = 金と宝石
africa-lesson-advance = 太鼓を取ったヘックスは空きました。
  .ask = そこへ前進しましょう。
africa-lesson-advance-wrong = まず空いたヘックスへ前進しましょう。周りに新しいタイルがあります。
africa-lesson-gold = ここからは別のタイルに手が届きます。
  .ask = このタイルをめくりましょう。
africa-lesson-gold-wrong = それもできますが、輪で囲まれたタイルには集める価値のあるものがあります。めくりましょう。
africa-lesson-collect = 金は1点、最後に最多なら10点です。
  .ask = キャンプを置いて、隣の金と宝石を集めましょう。
africa-lesson-collect-wrong = ほかの人に取られるかもしれません。「財宝を集める」を選びましょう。
africa-lesson-animals = 動物は同じ種類の隣にいるほど高得点です。その間に、誰かがサイを見つけました。
  .title = 動物
africa-lesson-go-back = キャンプや表のタイルは通れますが、裏のタイルとほかの探検家は通れません。
  .ask = カサブランカへ戻りましょう。
africa-lesson-go-back-wrong = まずカサブランカへ戻りましょう。見ていないタイルがあります。
africa-lesson-rhinoceros = 都市の隣に裏向きのタイルが残っています。
  .ask = それをめくりましょう。
africa-lesson-rhinoceros-wrong = 戻ってきたのは、ここに残る裏向きのタイルのためです。輪で囲まれたタイルをめくりましょう。
africa-lesson-settle = サイは同じ種類が多い空きヘックスへ移せて、1点と隣1頭ごとに1点です。
  .ask = もう1頭の隣に置きましょう。
africa-lesson-settle-wrong = ここでは1点です。もう1頭のサイの隣なら2点になります。
africa-lesson-goods = 最後に同じ種類1枚で1点、2枚で3点、5点、8点、12点と増えます。次の手番、新しいタイルの隣にいます。
  .title = 品物
africa-lesson-drum = あなたは仮面を持ち、ほかの人も品物を持っています。
  .ask = このタイルをめくりましょう。
africa-lesson-drum-wrong = 輪で囲まれたタイルをめくり、何と交換できるか見ましょう。
africa-lesson-exchange = 太鼓はすぐにほかの人の品物と交換でき、相手は断れません。
  .ask = 仮面と交換するか、そのまま残すか選びましょう。
africa-lesson-exchange-wrong = 手持ちの仮面とそろうのは仮面だけです。太鼓を仮面と交換するか、残すか選びましょう。
africa-lesson-exchanged = 仮面2枚は3点、仮面と太鼓なら2点です。ただし、あなたの品物も交換で取られることがあります。
africa-lesson-kept = 仮面と太鼓は2点、仮面2枚なら3点でした。どちらにしても、交換で取られることがあります。
africa-lesson-nomads = 2手番後です。遊牧民は広い場所を好み、隣の空きヘックス1つにつき1点になります。
  .title = 遊牧民
africa-lesson-find-nomads = ここにいるかもしれません。
  .ask = このタイルをめくりましょう。
africa-lesson-find-nomads-wrong = この章は遊牧民の話で、輪で囲まれたタイルの下にいます。めくりましょう。
africa-lesson-room = 遊牧民は、ここより広い場所ならどこへでも移せます。
  .ask = 輪の場所に置いて3点を得ましょう。
africa-lesson-room-wrong = 周りに空きが3つある輪の場所より、点が多くなる場所はありません。そこに置きましょう。
africa-lesson-camps = キャンプのもう1つの使い方は、隣の動物、遊牧民、遺跡1つにつき1点です。次の手番、良い場所にいます。
  .title = キャンプ
africa-lesson-camp = 周りに5つあります。
  .ask = キャンプを置いて点を得ましょう。
africa-lesson-camp-wrong = ここで5点取れます。キャンプを置いて点を得ましょう。
africa-lesson-moving = 自分のヘックスか隣の動物や遊牧民は、誰が見つけたものでも動かせます。得点は差の分だけです。
  .title = 動かす
africa-lesson-lift = この遊牧民の周りは狭くなりました。
  .ask = ここから動かしましょう。
africa-lesson-lift-wrong = 輪で囲まれた遊牧民は、もっと広い場所へ動かすと1点になります。動かしましょう。
africa-lesson-difference = 離れたヘックスも空きとして数えます。
  .ask = 輪の場所に置き、1点を得ましょう。
africa-lesson-difference-wrong = より広くなって点が入るのは輪の場所だけです。そこに置きましょう。
africa-lesson-relocating = 前半と後半の代わりに、探検家も裏のタイルもないヘックスへ再配置できます。手番はそれだけです。
  .title = 再配置
africa-lesson-south = 南の端にはまだ誰も行っていません。
  .ask = ケープタウンへ再配置しましょう。
africa-lesson-south-wrong = ここにはもうあまり残っていません。ケープタウンへ再配置しましょう。
africa-lesson-last = 7手番後、遺跡が10か所見つかりました。11番目を見つけると3点を得て、対戦はすぐ終わります。
  .title = 最後の遺跡
africa-lesson-monument = そのとき品物、金、宝石を数えますが、いまはあなたが先頭です。
  .ask = このタイルをめくりましょう。
africa-lesson-monument-wrong = 先頭にいるいまが好機です。輪で囲まれたタイルをめくりましょう。

## The recap: what follows a player's name, and what a turn brought

africa-page-recap-start = { $to }から出発
africa-page-recap-relocate = { $to }へ再配置
africa-page-recap-advance = { $to }へ前進
africa-page-recap-find = { $hexagon }で{ $tile }を発見{ $points ->
    [0] {""}
   *[other] （{ $points }点）
  }
africa-page-recap-exchange = { $other }から{ $taken-counted }を取り{ $given-counted }を渡す
africa-page-recap-settle = { $tile }を{ $to }に配置（{ $points }点）
africa-page-recap-move = { $tile-the }を{ $to }へ移動（{ $points }点）
africa-page-recap-monument = { $hexagon }で{ $number }番目の遺跡を発見
africa-page-recap-last-monument = { $hexagon }で最後の遺跡を発見（{ $points }点）
africa-page-recap-camp = { $hexagon }にキャンプを設置{ $points ->
    [0] {""}
   *[other] （{ $points }点）
  }
africa-page-recap-pass = パス
africa-page-recap-gain-goods = 品物{ $count }枚
africa-page-recap-gain-camps = キャンプ{ $count }個
africa-page-recap-gain-gold = 金{ $count }個
africa-page-recap-gain-gems = 宝石{ $count }個

## In 60 seconds

africa-minute-goal = いちばん多く得点した人の勝ちです。同じ種の動物を集める、遊牧民を広々とした土地へ連れて行く、キャンプを置く、品物や金や宝石を集める、といったことで点が入ります。
africa-minute-turn = 1手番に2回、2ヘックスまで前進してからアクションを1つ行います。隣のタイルをめくる、動物か遊牧民を動かす、キャンプを置く、のどれかです。その代わりに、手番すべてを使って離れたヘックスへ再配置することもできます。
africa-minute-end = 11番目の遺跡が見つかると、対戦はすぐに終わります。それから品物、金、宝石を数えます。

## What is what?

africa-page-part-explorer = 探検家
  .about = 1人に1つずつあります。手番の探検家のいるヘックスには枠が付きます。
africa-page-part-tile-down = 裏向きのタイル
  .about = 隣にいる人がめくるまで、何かは誰にもわかりません。
africa-page-part-tile-animals = 動物
  .about = 同じ種の仲間のそばにいたがります。見つけたときや動かしたとき、隣にいる同じ種1匹につき1点です。
africa-page-part-tile-nomads = 遊牧民
  .about = 広々とした場所を好みます。周りの空きヘックスの数だけ点になります。
africa-page-part-tile-monuments = 遺跡
  .about = 見つけた人はキャンプを1つ取ります。11番目なら3点で、対戦が終わります。
africa-page-part-tile-gold = 金
  .about = 見つけると、かけらの数だけ点が入ります。隣にキャンプを置くと、最後の計算のために取れます。
africa-page-part-tile-gems = 宝石
  .about = 見つけると、個数だけ点が入ります。隣にキャンプを置くと、最後の計算のために取れます。
africa-page-part-tile-camp = キャンプ
  .about = 置いたらずっと残ります。誰でも通れますが、もう何も置けません。
africa-page-part-tile-city = 都市
  .about = 出発の場所です。何もなければ、ほかの空きヘックスと同じに数えます。
africa-page-part-tile-open = 空きヘックス
  .about = タイルもキャンプもないヘックスです。動物や遊牧民が行け、遊牧民の点に数えます。
africa-page-part-lit = 光っているヘックス
  .about = いまここで何かができます。破線は移動、実線はアクションです。
africa-page-part-gain = 得られる点
  .about = そこでできる最もよいことの点数です。
africa-page-part-discover-sign = めくれるタイル
  .about = 隣にあるタイルです。押すと発見できます。
africa-page-part-key = まだ裏向きのもの
  .about = まだ誰も見ていないタイルの、種類ごとの枚数です。
africa-page-part-monuments = 見つかった遺跡
  .about = 11番目が見つかるとすぐに終わり、その人に3点が入ります。
africa-page-part-halves = 手番の前半と後半
  .about = それぞれ、前進してからアクションです。済んだものには印が付きます。
africa-page-part-deed = いまできること
  .about = それぞれ、いちばんよいときの点数が付いています。押すと、どこでできるかが地図に光ります。
africa-page-part-exchange = 交換
  .about = 品物を見つけたので、誰か1人と1回だけ交換できます。相手は断れません。
africa-page-part-pending = 手に持っているもの
  .about = この動物か遊牧民の行き先を選びましょう。
africa-page-part-has-goods = 同じ種類の品物
  .about = 同じ種類を集めるほど価値が上がります。最後に1、3、5、8、12点です。
africa-page-part-has-gold = 金のかけら
  .about = 最後に、いちばん多い人は10点、2番目は6点です。
africa-page-part-has-gems = 宝石
  .about = 最後に、いちばん多い人は10点、2番目は6点です。
africa-page-part-has-camp = 手元のキャンプ
  .about = それぞれ1回だけ、点のためか、金と宝石のために置けます。余っても点になりません。

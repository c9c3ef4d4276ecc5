# Texts of The Heart of Africa.

heart-of-africa-name = ハート・オブ・アフリカ
heart-of-africa-author = アラン・R・ムーン、2012年
heart-of-africa-tagline = 遠くの都市を鉄道で結び、地形カードで路線の得点を2倍にしましょう。
heart-of-africa-original-board = 場所、路線、チケットは、公開されている資料に書かれた印刷版の地図に合わせてあります。そのため、路線の長さや色がいくつか違っているかもしれません。絵は独自に描いたものです。ゲームを持っている人は、違いを直せます。

heart-of-africa-option-ferries = フェリー
  .about = マダガスカルへの海の路線には、機関車の印が1つか2つあります。支払うカードの中に、少なくともその数の機関車が必要です。オフのときは、ほかと同じ灰色の路線として扱います。
  .false = オフ
  .true = オン
heart-of-africa-option-remember-cards = カードを覚えておく
  .about = ほかの人が表向きのカードから取り、まだ使っていないカードを全員に表示します。オフのときは、手札の枚数だけを表示します。
  .false = オフ
  .true = オン

heart-of-africa-style-builder = 建設家
heart-of-africa-style-builder-about = カードをためるより、早く路線を取るのが好きです。
heart-of-africa-style-ticket-hunter = チケット好き
heart-of-africa-style-ticket-hunter-about = チケットを引き、たくさんの都市を結ぼうとするのが好きです。
heart-of-africa-style-surveyor = 測量士
heart-of-africa-style-surveyor-about = 地形カードを集め、ほかの人より多く持つのが好きです。

heart-of-africa-ending-trains = 列車コマの残りが2個以下になった人がいて、全員が最後の手番を終えた
heart-of-africa-ending-stalled = もう誰も何もできなくなった

heart-of-africa-score-total = 合計
heart-of-africa-score-routes = 路線
heart-of-africa-score-doublings = 2倍にした路線
heart-of-africa-score-completed = 達成したチケット
heart-of-africa-score-missed = 未達成のチケット
heart-of-africa-score-globetrotter = 世界旅行家
heart-of-africa-tiebreak-tickets = 達成したチケット

## Cards: with their article, with “the”, counted, after “one” and after a number, beside locomotives in a payment, as a label

heart-of-africa-card-purple = 紫の列車カード
  .the = 紫の列車カード
  .counted = 紫の列車カード{ $count }枚
  .one = 紫の列車カード
  .many = 紫の列車カード
  .besides = と紫の列車カード
  .label = 紫の列車カード
heart-of-africa-card-white = 白の列車カード
  .the = 白の列車カード
  .counted = 白の列車カード{ $count }枚
  .one = 白の列車カード
  .many = 白の列車カード
  .besides = と白の列車カード
  .label = 白の列車カード
heart-of-africa-card-blue = 青の列車カード
  .the = 青の列車カード
  .counted = 青の列車カード{ $count }枚
  .one = 青の列車カード
  .many = 青の列車カード
  .besides = と青の列車カード
  .label = 青の列車カード
heart-of-africa-card-yellow = 黄色の列車カード
  .the = 黄色の列車カード
  .counted = 黄色の列車カード{ $count }枚
  .one = 黄色の列車カード
  .many = 黄色の列車カード
  .besides = と黄色の列車カード
  .label = 黄色の列車カード
heart-of-africa-card-orange = オレンジの列車カード
  .the = オレンジの列車カード
  .counted = オレンジの列車カード{ $count }枚
  .one = オレンジの列車カード
  .many = オレンジの列車カード
  .besides = とオレンジの列車カード
  .label = オレンジの列車カード
heart-of-africa-card-black = 黒の列車カード
  .the = 黒の列車カード
  .counted = 黒の列車カード{ $count }枚
  .one = 黒の列車カード
  .many = 黒の列車カード
  .besides = と黒の列車カード
  .label = 黒の列車カード
heart-of-africa-card-red = 赤の列車カード
  .the = 赤の列車カード
  .counted = 赤の列車カード{ $count }枚
  .one = 赤の列車カード
  .many = 赤の列車カード
  .besides = と赤の列車カード
  .label = 赤の列車カード
heart-of-africa-card-green = 緑の列車カード
  .the = 緑の列車カード
  .counted = 緑の列車カード{ $count }枚
  .one = 緑の列車カード
  .many = 緑の列車カード
  .besides = と緑の列車カード
  .label = 緑の列車カード
heart-of-africa-card-locomotive = 機関車
  .the = 機関車
  .counted = 機関車{ $count }枚
  .one = 機関車
  .many = 機関車
  .besides = {""}
  .label = 機関車

## Terrain cards: in the same forms; as a label, the whole type

heart-of-africa-terrain-desert = 砂漠の地形カード
  .the = 砂漠の地形カード
  .counted = 砂漠の地形カード{ $count }枚
  .one = 砂漠の地形カード
  .many = 砂漠の地形カード
  .label = 砂漠とサバンナ
heart-of-africa-terrain-jungle = 密林の地形カード
  .the = 密林の地形カード
  .counted = 密林の地形カード{ $count }枚
  .one = 密林の地形カード
  .many = 密林の地形カード
  .label = 密林と森
heart-of-africa-terrain-mountain = 山地の地形カード
  .the = 山地の地形カード
  .counted = 山地の地形カード{ $count }枚
  .one = 山地の地形カード
  .many = 山地の地形カード
  .label = 山地と断崖

## Piles: without an article, as a label

heart-of-africa-pile-train = 列車カードの山札
  .label = 列車カード
heart-of-africa-pile-terrain = 地形カードの山札
  .label = 地形カード

## Actions

heart-of-africa-action-draw-starter = { $starter }から始める
heart-of-africa-action-deal-train = { $card }が配られる
heart-of-africa-action-deal-terrain = { $terrain }が配られる
heart-of-africa-action-deal-ticket = チケット「{ $ticket }」が配られる
heart-of-africa-action-draw-train = 山札から列車カードを引く
heart-of-africa-action-take-train = スペース{ $space }の列車カードを取る
heart-of-africa-action-draw-terrain = 山札から地形カードを引く
heart-of-africa-action-take-terrain = 地形スペース{ $space }の地形カードを取る
heart-of-africa-action-claim = { $locomotives ->
    [0] { $card-many }
   *[other] 機関車{ $locomotives }枚{ $card-besides }
  }で路線「{ $lane }」を取{ $terrain_cards ->
    [0] { $terrain_locomotives ->
        [0] る
       *[other] り、機関車{ $terrain_locomotives }枚で2倍にする
      }
   *[other] り、地形カード{ $terrain_cards }枚{ $terrain_locomotives ->
        [0] {""}
       *[other] と機関車{ $terrain_locomotives }枚
      }で2倍にする
  }
heart-of-africa-action-draw-tickets = チケットを引く
heart-of-africa-action-keep = 残すチケットの番号：{ $chosen }
heart-of-africa-action-pass = パスする

## Events

heart-of-africa-event-starter-drawn = { $seat }から始める。
heart-of-africa-event-card-drawn = { $seat }は{ $card }を引いた。
  .times = { $seat }は{ $card-counted }を引いた。
heart-of-africa-event-hidden-card-drawn = { $seat }は山札から列車カードを1枚引いた。
  .times = { $seat }は山札から列車カードを{ $count }枚引いた。
heart-of-africa-event-card-taken = { $seat }はスペース{ $space }から{ $card-the }を取った。
heart-of-africa-event-card-turned-up = スペース{ $space }に{ $card }が出た。
heart-of-africa-event-trains-changed = 表向きの列車カード{ $count }枚のうち3枚以上が機関車なので、{ $count }枚とも捨て札になり、新しいカードが出る。
heart-of-africa-event-terrain-drawn = { $seat }は山札から{ $terrain }を引いた。
  .times = { $seat }は山札から{ $terrain-counted }を引いた。
heart-of-africa-event-terrain-taken = { $seat }は地形スペース{ $space }から{ $terrain-the }を取った。
heart-of-africa-event-terrain-turned-up = 地形スペース{ $space }に{ $terrain }が出た。
heart-of-africa-event-pile-shuffled = 捨て札{ $count }枚が混ぜられ、新しい{ $pile }になった。
heart-of-africa-event-no-second-card = { $seat }が2枚目に取れるカードは残っていない。
heart-of-africa-event-ticket-drawn = { $seat }はチケット「{ $ticket }」を引いた。
heart-of-africa-event-hidden-ticket-drawn = { $seat }はチケットを1枚引いた。
  .times = { $seat }はチケットを{ $count }枚引いた。
heart-of-africa-event-tickets-chosen = { $seat }は最初のチケットを選んだ。
heart-of-africa-event-tickets-kept = { $seat }はチケットを{ $kept }枚残{ $rejected ->
    [0] した
   *[other] し、{ $rejected }枚を山札の下に戻した
  }。
heart-of-africa-event-route-claimed = { $seat }は{ $cards ->
    [0] 機関車{ $locomotives }枚
   *[other] { $card-many }{ $cards }枚{ $locomotives ->
        [0] {""}
       *[other] と機関車{ $locomotives }枚
      }
  }で路線「{ $lane }」を取った（{ $points }点）。
heart-of-africa-event-route-doubled = { $seat }は{ $cards ->
    [0] 機関車{ $locomotives }枚
   *[other] { $terrain-many }{ $cards }枚{ $locomotives ->
        [0] {""}
       *[other] と機関車{ $locomotives }枚
      }
  }で路線「{ $lane }」を2倍にした（さらに{ $points }点）。
heart-of-africa-event-turn-passed = { $seat }は何もできず、パスした。
heart-of-africa-event-last-round-begun = { $seat }の列車コマは{ $trains ->
    [0] もう残っていない
   *[other] 残り{ $trains }個になった
  }。全員があと1回ずつ手番を行う。
heart-of-africa-event-ticket-scored = { $seat }のチケット「{ $ticket }」：{ $points }点。
heart-of-africa-event-globetrotter-found = { $seat }はチケットを{ $count }枚達成し、世界旅行家になった（{ $points }点）。
heart-of-africa-event-match-ended = 対戦は終了した：{ $ending ->
    [stalled] { heart-of-africa-ending-stalled }
   *[trains] { heart-of-africa-ending-trains }
  }。

## Refusals

heart-of-africa-refusal-over = 対戦はもう終わっています。
heart-of-africa-refusal-unknown = このゲームに「{ $action }」というアクションはありません。
heart-of-africa-refusal-not-your-turn = あなたの手番ではありません。
heart-of-africa-refusal-nature = それは運だけが決めることです。
heart-of-africa-refusal-nature-first = 先に運の結果が決まるのを待ってください。
heart-of-africa-refusal-first-tickets = まず、全員が残すチケットを選びます。
heart-of-africa-refusal-chosen = 最初のチケットはもう選びました。
heart-of-africa-refusal-keep-more = 最初のチケットは{ $needed }枚以上残してください。
heart-of-africa-refusal-keep-fewer = 引いたチケットは{ $drawn }枚だけです。
heart-of-africa-refusal-keep-first = まず、引いたチケットのうち残すものを選んでください。
heart-of-africa-refusal-nothing-drawn = 選べるチケットを引いていません。
heart-of-africa-refusal-second-card = 1枚目のカードを取りました。次は2枚目を取ってください。
heart-of-africa-refusal-open-space = このスペースにはカードがありません。
heart-of-africa-refusal-second-locomotive = 表向きの機関車は、手番の2枚目のカードとしては取れません。
heart-of-africa-refusal-no-train-cards = 列車カードの山札も捨て札も空です。
heart-of-africa-refusal-no-terrain-cards = 地形カードの山札も捨て札も空です。
heart-of-africa-refusal-no-tickets = チケットの山札は空です。
heart-of-africa-refusal-pass = パスできるのは、ほかに何もできないときだけです。
heart-of-africa-refusal-taken = この路線はすでに{ $seat }が取っています。
heart-of-africa-refusal-closed = この複線のもう一方の路線が取られています。2人か3人のときは、残りの路線は誰も使えません。
heart-of-africa-refusal-own-double = この複線のもう一方の路線はあなたのものです。同じ人が両方を取ることはできません。
heart-of-africa-refusal-trains = 列車コマが{ $needed }個必要ですが、{ $held ->
    [0] 1個も残っていません
   *[other] { $held }個しか残っていません
  }。
heart-of-africa-refusal-ferry = ここはフェリーです。マスに払うカードの中に、機関車が{ $needed }枚以上必要です。
heart-of-africa-refusal-cards = { $card-many }が{ $needed }枚必要ですが、{ $held ->
    [0] 1枚も持っていません
   *[other] { $held }枚しか持っていません
  }。
heart-of-africa-refusal-terrain = { $terrain-many }が{ $needed }枚必要ですが、{ $held ->
    [0] 1枚も持っていません
   *[other] { $held }枚しか持っていません
  }。
heart-of-africa-refusal-more-terrain = { $terrain-many }を、{ $seat }は{ $theirs }枚持っています。あなたは、そのために使う機関車を含めても{ $held }枚です。この路線は2倍にできません。

## Boards

heart-of-africa-board-country-unknown = 「{ $country }」という国は「countries」に書かれていません
heart-of-africa-board-id-twice = 「{ $id }」はすでに国の名前として使われています
heart-of-africa-board-no-place = 国「{ $country }」に属する場所がありません
heart-of-africa-board-place-unknown = 「{ $place }」という場所は「places」に書かれていません
heart-of-africa-board-two-ends = 「ends」には2つの異なる場所を書きます。ここに書かれた異なる場所の数は{ $found }です
heart-of-africa-board-route-twice = 「{ $place }」と「{ $other }」を結ぶ路線がすでにあります。複線は、1つの項目に2つの色を書きます
heart-of-africa-board-lanes = 1つの項目に書ける路線は1本か2本です。ここに書かれた数は{ $found }です
heart-of-africa-board-ferry = 長さ{ $length }の路線に、機関車の印{ $ferry }個は多すぎます
heart-of-africa-board-ticket-end = 「{ $place }」は都市でも国でもありません。チケットに書けるのは都市か国だけです
heart-of-africa-board-ticket-twice = 「{ $place }」と「{ $other }」を結ぶチケットがすでにあります
heart-of-africa-board-ticket-cut-off = このチケットは達成できません。国境の国を通らずに「{ $place }」から「{ $other }」へ行く道がありません
heart-of-africa-board-ticket-count = チケットが{ $found }枚です。{ $fewest }枚から{ $most }枚まででなければなりません

## Positions as text

heart-of-africa-show-deal = これから配られるもの：最初のカードとチケット。
heart-of-africa-show-first = 全員が同時に決めること：最初のチケットのうち残すもの。
heart-of-africa-show-turn = { $turn }手番目：{ $seat }
heart-of-africa-show-last-turns = 終わりが近い：{ $count ->
    [1] これが最後の手番。
   *[other] この手番を含めて残り{ $count }手番。
  }
heart-of-africa-show-phase = { $phase ->
    [second] 決めること：2枚目のカード。
    [keep] 決めること：引いたチケットのうち残すもの。
    [end] これから決まること：空いたスペースに出るカード。
   *[turn] 決めること：カードを取る、路線を取る、またはチケットを引く。
  }
heart-of-africa-show-over = { $turn }手番目で終了：{ $ending ->
    [stalled] { heart-of-africa-ending-stalled }
   *[trains] { heart-of-africa-ending-trains }
  }。

heart-of-africa-show-offer = {"     "}チケット{ $number }：{ $ticket }（{ $points }点）
heart-of-africa-show-space = 表向き：{ $card }
heart-of-africa-show-terrain-space = 表向き：{ $terrain }
heart-of-africa-show-piles = 列車カード：山札{ $trains }枚、捨て札{ $discards }枚。地形カード：山札{ $terrain_cards }枚、捨て札{ $terrain_discards }枚。チケット：山札{ $tickets }枚。
heart-of-africa-show-player = { $number }. { $seat }：{ $points }点、列車コマ{ $trains }個、列車カード{ $cards }枚{ $tickets ->
    [-1] {""}
   *[other] 、チケット{ $tickets }枚
  }
heart-of-africa-show-terrain = {"     "}{ $terrain-counted }
heart-of-africa-show-lane = {"     "}路線：{ $lane }
heart-of-africa-show-card = {"     "}手札：{ $card-counted }
heart-of-africa-show-known = {"     "}表向きで取ったカード：{ $card-counted }
heart-of-africa-show-ticket = {"     "}チケット：{ $ticket }（{ $points }点、{ $completed ->
    [yes] 達成
   *[no] 未達成
  }）

## The page: what to do

heart-of-africa-page-prompt-tickets = チケットを選ぶ
heart-of-africa-page-prompt-tickets-fewest = { $count }枚以上残します。チケットに触れると地図に表示されます。
heart-of-africa-page-prompt-tickets-chosen = { $count }枚選択中。決定するか、選び直せます。
heart-of-africa-page-prompt-turn = カード、路線、チケットのどれか
heart-of-africa-page-prompt-turn-detail = 光っている路線はいま取れます。
heart-of-africa-page-prompt-turn-no-route = 手札で取れる路線はまだありません。
heart-of-africa-page-prompt-last = 最終ラウンド：これが最後の手番です。
heart-of-africa-page-prompt-second = 2枚目のカードを取る
heart-of-africa-page-prompt-second-detail = 列車か地形、表向きか山札から。
heart-of-africa-page-prompt-second-locomotive = 表向きの機関車は取れません。
heart-of-africa-page-prompt-pay = 支払い方法を選ぶ
heart-of-africa-page-prompt-pay-detail = 光っている別の路線やカードも選べます。
heart-of-africa-page-prompt-pass = 何もできません
heart-of-africa-page-pass = パスする
heart-of-africa-page-pass-about = 取れるカードも引けるチケットもなく、支払える空き路線もありません。パスしかできません。
heart-of-africa-page-back = 戻る
heart-of-africa-page-take = 取る
heart-of-africa-page-draw = 引く
heart-of-africa-page-doubt-take = { $only ->
    [yes] { $card-the }を取りますか？この手番はこの1枚だけになります。
   *[no] { $card-the }を取りますか？
  }
heart-of-africa-page-doubt-take-terrain = { $terrain-the }を取りますか？
heart-of-africa-page-doubt-draw = 山札から列車カードを引きますか？
heart-of-africa-page-doubt-draw-terrain = 山札から地形カードを引きますか？
heart-of-africa-page-doubt-tickets = { $count ->
    [1] 最後のチケットを引いて残しますか？この手番はそれで終わりです。
   *[other] チケットを{ $count }枚引いて1枚以上残しますか？この手番はそれで終わりです。
  }
heart-of-africa-page-last-round = 最終ラウンド、残り{ $count }手番：

## The page: cards

heart-of-africa-page-market = 取れるカード
heart-of-africa-page-train-cards = 列車カード
heart-of-africa-page-terrain-cards = 地形カード
heart-of-africa-page-open-space = 空き：置くカードがありません
heart-of-africa-page-train-card = { $only ->
    [yes] { $card-label }：この手番はこの1枚だけ
   *[no] { $card-label }
  }
heart-of-africa-page-barred = { $card-label }：表向きのものは2枚目に取れません
heart-of-africa-page-train-pile = 列車カードの山札：{ $count }枚{ $count ->
    [0] { $discards ->
        [0] {""}
       *[other] （捨て札{ $discards }枚を先に切り直します）
      }
   *[other] {""}
  }
heart-of-africa-page-terrain-card = { $terrain-label }。
heart-of-africa-page-terrain-ahead = 取ると{ $held }枚になり、あなたが最多です。
heart-of-africa-page-terrain-level = 取ると{ $held }枚になり、あなたより多い人はいません。
heart-of-africa-page-terrain-behind = 取ると{ $held }枚になります。{ $seat }は{ $theirs }枚です。
heart-of-africa-page-terrain-pile = 地形カードの山札：{ $count }枚{ $count ->
    [0] { $discards ->
        [0] {""}
       *[other] （捨て札{ $discards }枚を先に切り直します）
      }
   *[other] {""}
  }
heart-of-africa-page-discards = 捨て札{ $count }枚
heart-of-africa-page-discards-title = 捨て札
heart-of-africa-page-discards-none = なし
heart-of-africa-page-discards-about = 山札がなくなると、捨て札が新しい山札になります。
heart-of-africa-page-counted = { $card-counted }
heart-of-africa-page-counted-terrain = { $terrain-counted }
heart-of-africa-page-known = 表向きで取り、まだ使っていないカード：
heart-of-africa-page-known-of = { $seat }：表向きで取り、まだ使っていないカード
heart-of-africa-page-hand = 手札
heart-of-africa-page-hand-of = { $seat }の手札
heart-of-africa-page-hand-empty = 手札はありません。
heart-of-africa-page-cards = { $count }枚
heart-of-africa-page-stack = { $card-counted }{ $spent ->
    [0] {""}
   *[other] 、{ $spent }枚を使用
  }{ $drawn ->
    [0] {""}
   *[other] 、新しく{ $drawn }枚
  }
heart-of-africa-page-stack-terrain = { $terrain-counted }{ $spent ->
    [0] {""}
   *[other] 、{ $spent }枚を使用
  }{ $drawn ->
    [0] {""}
   *[other] 、新しく{ $drawn }枚
  }
heart-of-africa-page-shelves = 表示するもの
heart-of-africa-page-shelf-cards = カード
heart-of-africa-page-shelf-tickets = チケット { $count }

## The page: players

heart-of-africa-page-column-trains = 残りの列車コマ
heart-of-africa-page-column-cards = 手札の列車カード
heart-of-africa-page-column-tickets = チケット
heart-of-africa-page-column-terrain = 地形カード：{ $terrain-label }
heart-of-africa-page-has-trains = 列車コマ残り{ $count }個
heart-of-africa-page-has-cards = 列車カード{ $count }枚
heart-of-africa-page-has-tickets = チケット{ $count }枚
heart-of-africa-page-has-choosing = チケット{ $count }枚から選択中
heart-of-africa-page-has-chosen = 選択済み。枚数は全員が選んだあとに公開されます
heart-of-africa-page-has-terrain = { $terrain-label }：{ $count }枚{ $leads ->
    [yes] 、これより多い人はいません
   *[no] {""}
  }

## The page: tickets

heart-of-africa-page-tickets = あなたのチケット
heart-of-africa-page-tickets-of = { $seat }のチケット
heart-of-africa-page-tickets-safe = { $all }点中{ $safe }点達成
heart-of-africa-page-tickets-none = チケットはありません。
heart-of-africa-page-draw-tickets = チケットを引く
  .key = t
heart-of-africa-page-draw-tickets-label = { $count ->
    [0] 引けるチケットは残っていません
   *[other] チケットを引く：山札に{ $count }枚
  }
heart-of-africa-page-choose-tickets = 選べるチケット
heart-of-africa-page-keep = チケットを{ $count }枚残す
heart-of-africa-page-keep-missing = { $chosen ->
    [0] { $count }枚以上選ぶ
   *[other] あと{ $count }枚以上選ぶ
  }
heart-of-africa-page-key-ticket = { $ticket }
heart-of-africa-page-ticket = { $ticket }、{ $points }点。{ $state ->
    [completed] 達成済み。
    [blocked] 空いている道はもうありません。
    [missed] 未達成。
    [trains] 最短の空き路線には列車コマが{ $trains }個必要で、残りでは足りません。
   *[possible] 最短の空き路線には列車コマが{ $trains }個必要です。{ $missing ->
        [0] カードは揃っています。
       *[other] カードがあと{ $missing }枚足りません。
      }
  }
heart-of-africa-page-ticket-name = { $ticket }
heart-of-africa-page-ticket-worth = { $ticket }：{ $points }
heart-of-africa-page-ticket-completed = 達成
heart-of-africa-page-ticket-blocked = 不可
heart-of-africa-page-ticket-missed = 未達成
heart-of-africa-page-ticket-to-go = あと{ $count }
heart-of-africa-page-ticket-takes = 列車コマ{ $trains }個{ $missing ->
    [0] {""}
   *[other] 、不足{ $missing }枚
  }
heart-of-africa-page-missing = 不足{ $count }
heart-of-africa-page-tickets-count = チケット{ $count }枚
heart-of-africa-page-routes-count = 路線{ $count }本

## The page: claiming

heart-of-africa-page-lane = { $lane }
heart-of-africa-page-lane-facts = { $count }マス、{ $colour }{ $any ->
    [yes] （どれか1色）
   *[no] {""}
  }{ $ferry ->
    [0] {""}
   *[other] 。フェリー：機関車{ $ferry }枚以上
  }
heart-of-africa-page-lane-lacks = 手元には{ $card-counted }{ $locomotives ->
    [0] {""}
   *[other] と機関車{ $locomotives }枚
  }があり、あと{ $missing }枚足りません{ $ferry ->
    [0] {""}
   *[other] （機関車が{ $ferry }枚必要です）
  }。
heart-of-africa-page-lane-open = 支払い方法{ $count }通り、{ $points }点。
heart-of-africa-page-lacks = 手元のカードと不足枚数
heart-of-africa-page-pay-with = 支払い
heart-of-africa-page-double-with = 2倍にする：{ $terrain-label }
heart-of-africa-page-way = { $count ->
    [0] {""}
   *[other] { $card-counted }{ $locomotives ->
        [0] {""}
       *[other] と
      }
  }{ $locomotives ->
    [0] {""}
   *[other] 機関車{ $locomotives }枚
  }
heart-of-africa-page-more-ways = 他{ $count }通り
heart-of-africa-page-no = しない
heart-of-africa-page-doubling = { $count ->
    [0] { $locomotives ->
        [0] 2倍にしない
       *[other] 機関車{ $locomotives }枚で2倍にする
      }
   *[other] { $terrain-counted }{ $locomotives ->
        [0] {""}
       *[other] と機関車{ $locomotives }枚
      }で2倍にする
  }
heart-of-africa-page-points = 点
heart-of-africa-page-claim = この路線を取る
heart-of-africa-page-claim-later = 支払えます。自分の手番の最初に取れます。
heart-of-africa-page-close = 閉じる

## The page: the end

heart-of-africa-page-picture = 対戦終了時の地図
heart-of-africa-page-networks = 強調する路線
heart-of-africa-page-network = { $seat }の路線

## The map

heart-of-africa-page-map-board = 地図：場所ごとの路線
heart-of-africa-page-map-keys = 矢印キーで地図上の隣の路線へ、Page UpとPage Downでいま取れる路線へ、HomeとEndで最初と最後の路線へ移ります。Enterで選びます。
heart-of-africa-page-map-lane = { $other }まで：{ $colour }、{ $length }マス{ $number ->
    [0] {""}
   *[other] 、複線の{ $number }本目
  }{ $ferry ->
    [0] {""}
   *[other] 、フェリー（機関車{ $ferry }）
  }。{ $state }
heart-of-africa-page-map-claimed = { $name }の路線です。
heart-of-africa-page-map-closed = 隣の路線が取られたので使えません。
heart-of-africa-page-map-can = いま取れます。
heart-of-africa-page-map-leads = いま取れます。あなたのチケットにつながる路線です。
heart-of-africa-page-map-leading = チケットにつながる
heart-of-africa-page-map-free = 空いています。
heart-of-africa-page-map-legend = 路線の得点と、地形ごとの色
heart-of-africa-page-map-spaces = マス
heart-of-africa-page-map-points = 得点
heart-of-africa-page-map-desert = 砂漠
heart-of-africa-page-map-jungle = 密林
heart-of-africa-page-map-mountain = 山地
heart-of-africa-page-colour-red = 赤
heart-of-africa-page-colour-orange = オレンジ
heart-of-africa-page-colour-yellow = 黄
heart-of-africa-page-colour-green = 緑
heart-of-africa-page-colour-blue = 青
heart-of-africa-page-colour-purple = 紫
heart-of-africa-page-colour-black = 黒
heart-of-africa-page-colour-white = 白
heart-of-africa-page-colour-gray = 灰色

## The lesson

heart-of-africa-lesson-tickets = 都市を鉄道で結びます。路線の得点はすぐに、チケットの得点は最後に入ります。
  .title = チケット
heart-of-africa-lesson-worth = 終了時に両端が自分の路線でつながっていれば、チケットの点が入ります。つながっていなければ同じだけ減点です。
heart-of-africa-lesson-keep = 「ブラワヨ－ポートノロス」と「プレトリア－ソールズベリー」は同じ線上にあります。
  .ask = この2枚を残しましょう。
heart-of-africa-lesson-keep-wrong = それもできますが、同じ線上のチケットは助け合います。2枚目と4枚目を残しましょう。
heart-of-africa-lesson-cards = 手番にできるのは、カードを2枚取る、路線を取る、チケットを引くのうち1つだけです。まずはカードです。
  .title = カード
heart-of-africa-lesson-take-white = 「ブラワヨ－プレトリア」には白いカードが2枚必要です。
  .ask = 表向きの白いカードを取りましょう。
heart-of-africa-lesson-take-white-wrong = それは別の路線向きです。先に白いカードを取りましょう。
heart-of-africa-lesson-draw-blind = 機関車が出ましたが、表向きの機関車は2枚目には取れません。
  .ask = 2枚目は山札から引きましょう。
heart-of-africa-lesson-draw-blind-wrong = それもできますが、山札を試しましょう。山札から1枚引いてください。
heart-of-africa-lesson-claiming = 手札に白が1枚。機関車はどの色の代わりにもなるので、「ブラワヨ－プレトリア」を取れます。
  .title = 路線を取る
heart-of-africa-lesson-first-route = マスの数だけ、その色のカードを払います。
  .ask = 「ブラワヨ－プレトリア」を、白いカードと機関車1枚で取りましょう。
heart-of-africa-lesson-first-route-wrong = いまは「ブラワヨ－プレトリア」を、白いカードと機関車1枚で取りましょう。もう1枚はすぐに役立ちます。
heart-of-africa-lesson-points = 2マスで2点、6マスなら15点。誰かの列車コマが2個以下になると終わりが近いので、残りにも注意しましょう。
heart-of-africa-lesson-terrain = 黄、オレンジ、赤の路線は砂漠、ほかの色は密林か山地です。地形カードは公開され、路線を2倍にできます。
  .title = 地形カード
heart-of-africa-lesson-take-desert = 次の路線は砂漠を通ります。
  .ask = 2枚ある砂漠のうち、1枚目を取りましょう。
heart-of-africa-lesson-take-desert-wrong = いま必要なのは砂漠です。地形カードの1枚目を取りましょう。
heart-of-africa-lesson-take-another = 列車カードと組み合わせてもよいのですが、砂漠がもう1枚あると有利です。
  .ask = それを取りましょう。
heart-of-africa-lesson-take-another-wrong = それもできますが、砂漠が2枚あるほうが得です。砂漠のカードを取りましょう。
heart-of-africa-lesson-doubling = 路線の地形カードを1枚（4マス以上は2枚）使うと得点が2倍です。その地形をより多く持つ人がいてはいけません。
  .title = 2倍にする
heart-of-africa-lesson-doubled-route = 砂漠はあなたが最多です。
  .ask = 「ブルームフォンテーン－プレトリア」を黄と機関車で取り、砂漠1枚で2倍にしましょう。
heart-of-africa-lesson-doubled-route-wrong = 黄と機関車で払い、砂漠1枚で2倍に。2点が4点になります。
heart-of-africa-lesson-locomotives = 機関車を使い切りました。表向きの機関車も取れますが、その手番はその1枚だけになります。
  .title = 機関車
heart-of-africa-lesson-take-locomotive = 機関車はどの色にも、そしてどの地形にも使えます。
  .ask = 列の最初の機関車を取りましょう。
heart-of-africa-lesson-take-locomotive-wrong = 手札にはもうなく、もうすぐ路線を2倍にするのに使います。表向きの最初の機関車を取りましょう。
heart-of-africa-lesson-as-terrain = 2手番後、手札はオレンジ3枚と機関車1枚。「ブルームフォンテーン－ケープタウン」を取れます。
  .title = 地形としての機関車
heart-of-africa-lesson-who-leads = 砂漠は相手が2枚、あなたは1枚で、2倍にできません。でも地形として使う機関車は砂漠1枚と数えます。
heart-of-africa-lesson-locomotive-doubles = 同数なら十分で、支払いにもなります。
  .ask = 「ブルームフォンテーン－ケープタウン」をオレンジ3枚で取り、機関車で2倍にしましょう。
heart-of-africa-lesson-locomotive-doubles-wrong = オレンジ3枚で払い、機関車で2倍に。4点が8点になり、砂漠は手元に残ります。
heart-of-africa-lesson-pairs = ケープタウンとポートノロスは2本の線で結ばれています。2～3人では1本だけ、4～5人なら両方使えます。
  .title = 複線
heart-of-africa-lesson-one-of-two = どちらの線にも必要な赤いカードが2枚あります。
  .ask = 好きなほうの線を取りましょう。
heart-of-africa-lesson-one-of-two-wrong = ポートノロスへの赤い線でチケットが達成できます。どちらかを取りましょう。
heart-of-africa-lesson-lane-closed = 隣の線は、最後まで誰も使えなくなりました。4人なら、ほかの人がまだ取れます。
heart-of-africa-lesson-ticket-done = 「ブラワヨ－ポートノロス」を達成、11点は確実です。チケットは最後まで秘密です。
heart-of-africa-lesson-more-tickets = 手番の3つ目の使い方は、チケットを4枚引き1枚以上残すこと。序盤は有利、終盤は危険です。
  .title = チケットを増やす
heart-of-africa-lesson-draw-tickets = 列車コマはまだ36個、長い路線も引けます。
  .ask = チケットを引きましょう。
heart-of-africa-lesson-draw-tickets-wrong = それも良い手ですが、今回はチケットを引いてみましょう。
heart-of-africa-lesson-keep-one = ダーバンはあなたの路線に近く、「アディスアベバ－ダーバン」は20点です。
  .ask = この1枚だけ残しましょう。
heart-of-africa-lesson-keep-one-wrong = 達成できないと減点です。「アディスアベバ－ダーバン」だけ残しましょう。
heart-of-africa-lesson-last-round = だいぶ進み、チケットはすべて達成、列車コマが尽きた人もいます。2個以下になると全員あと1手番です。
  .title = 最終ラウンド
heart-of-africa-lesson-few-trains = そのあとチケットを公開して数え、達成数が最多の人は10点を得ます。残ったカードは0点です。
heart-of-africa-lesson-last-turn = 最後の手番なので、持っているものを使いましょう。
  .ask = 好きな路線を、できれば2倍にして取りましょう。
heart-of-africa-lesson-last-turn-wrong = カードやチケットはもう得になりません。路線を取りましょう。
heart-of-africa-lesson-doubled-last = 2倍なら、最後の手番としては上出来です。これから得点計算です。
heart-of-africa-lesson-plain-last = 最後の手番では1点でも大切です。これから得点計算です。

## The recap: what follows a player's name, and what a turn brought

heart-of-africa-page-recap-claim = 路線「{ $lane }」を獲得
heart-of-africa-page-recap-take-card = { $card-counted }を取得
heart-of-africa-page-recap-more-card = { $card-counted }も取得
heart-of-africa-page-recap-take-terrain = { $terrain-counted }を取得
heart-of-africa-page-recap-draw-terrain = 山札から{ $terrain-counted }を取得
heart-of-africa-page-recap-more-terrain = { $terrain-counted }も取得
heart-of-africa-page-recap-draw-hidden = 山札から列車カード{ $count }枚を取得
heart-of-africa-page-recap-more-hidden = 列車カード{ $count }枚も取得
heart-of-africa-page-recap-draw-tickets = チケット{ $count }枚を引く
heart-of-africa-page-recap-keep = チケットを引き、{ $count }枚を残す
heart-of-africa-page-recap-chosen = 最初のチケットを選び終えた
heart-of-africa-page-recap-pass = 何もできずパス
heart-of-africa-page-recap-paid = { $cards ->
    [0] 機関車{ $locomotives }枚
   *[other] { $card-many }{ $cards }枚{ $locomotives ->
        [0] {""}
       *[other] 、機関車{ $locomotives }枚
      }
  }
heart-of-africa-page-recap-doubled = { $cards ->
    [0] 機関車{ $locomotives }枚
   *[other] { $terrain-many }{ $cards }枚{ $locomotives ->
        [0] {""}
       *[other] と機関車{ $locomotives }枚
      }
  }で2倍
heart-of-africa-page-recap-last-round = 最終ラウンド開始
heart-of-africa-page-recap-gain-cards = 列車カード{ $count }枚
heart-of-africa-page-recap-gain-terrain = 地形カード{ $count }枚
heart-of-africa-page-recap-gain-tickets = チケット{ $count }枚

## In 60 seconds

heart-of-africa-minute-goal = 得点がいちばん多い人の勝ちです。取った路線の点はすぐに入ります。2つの端を結ぶチケットは最後に数え、達成できなければ減点です。
heart-of-africa-minute-turn = 次のうち1つだけを行います。カードを2枚取る、同じ色の列車カードで路線を取る、チケットを引く。路線の地形で誰にも負けていなければ、地形カードを使って得点を2倍にできます。
heart-of-africa-minute-end = 誰かの列車コマが2個以下になったら、全員があと1回ずつ手番を行います。それからチケットを数え、達成枚数がいちばん多い人は10点を加えます。

## What is what?

heart-of-africa-page-part-stall-train = 表向きの列車カード
  .about = 手札に加えます。1手番に2枚、ここのどこからでも取れます。
heart-of-africa-page-part-stall-train-pile = 列車カードの山札
  .about = 見ずに引きます。ここから出た機関車はふつうの1枚です。
heart-of-africa-page-part-stall-terrain = 表向きの地形カード
  .about = 取ると自分の前に公開します。その地形で誰にも負けていなければ、路線を2倍にできます。
heart-of-africa-page-part-stall-terrain-pile = 地形カードの山札
  .about = 見ずに引きます。引いたら自分の前に公開します。
heart-of-africa-page-part-discards = 捨て札
  .about = 使われたカードです。誰でも見られます。
heart-of-africa-page-part-hand = 自分の列車カード
  .about = 路線の色のカードで支払います。機関車はどの色にもなります。
heart-of-africa-page-part-tickets = 自分のチケット
  .about = 最後まで秘密です。自分の路線で両端を結びます。指し示すと、地図に道筋が出ます。
heart-of-africa-page-part-ticket-value = チケットの点
  .about = 両端が結ばれていれば最後に加点、いなければ減点です。
heart-of-africa-page-part-ticket-note = 進み具合
  .about = いちばん短い道であと何個の列車コマが要るか、達成したか、断たれたかを示します。
heart-of-africa-page-part-draw-tickets = チケットを引く
  .about = 手番を使って4枚引き、1枚以上を手元に残します。
heart-of-africa-page-part-offer = 選ぶチケット
  .about = 残したいものに印を付けます。ほかは山札の下に戻ります。
heart-of-africa-page-part-claim = 路線を取る
  .about = 費用と得点、2倍にできるかどうかを示します。
heart-of-africa-page-part-lane-lit = いま取れる路線
  .about = 青く光る路線は、手札と列車コマで取れます。押して払い方を選びます。
heart-of-africa-page-part-lane = 路線
  .about = 色と印が、支払うカードの色を表します。1マスに1枚です。
heart-of-africa-page-part-ferry = フェリー
  .about = この数だけ、支払うカードに機関車が必要です。
heart-of-africa-page-part-train = 取られた路線
  .about = 列車コマの色と紋章で、誰のものかがわかります。
heart-of-africa-page-part-city = 都市
  .about = 路線が集まり、チケットに書かれることがあります。
heart-of-africa-page-part-junction = 分岐点
  .about = 都市と同じように路線をつなぎますが、チケットには書かれません。
heart-of-africa-page-part-country = 端の国
  .about = 行き止まりで、通り抜けられません。チケットは、その国のどの場所に着いても達成です。
heart-of-africa-page-part-ticket-end = チケットの端
  .about = 自分のチケットに書かれた場所を輪で囲んでいます。
heart-of-africa-page-part-route-points = 路線の得点
  .about = 長さごとの点で、すぐに入ります。
heart-of-africa-page-part-terrain-key = 色と地形
  .about = どの色の路線がどの地形かを示します。2倍にするときに使います。
heart-of-africa-page-part-legend = 得点と地形
  .about = 路線の長さごとの点と、色と地形の対応です。
heart-of-africa-page-part-trains-left = 残りの列車コマ
  .about = はじめは45個です。2個以下になると最終ラウンドです。
heart-of-africa-page-part-cards-held = 手札の枚数
  .about = それぞれの列車カードの枚数です。中身は秘密です。
heart-of-africa-page-part-tickets-held = チケットの枚数
  .about = それぞれのチケットの枚数です。中身は最後まで秘密です。
heart-of-africa-page-part-terrain-held = 地形カード
  .about = この地形のカードの枚数です。全員に公開されています。
heart-of-africa-page-part-most-terrain = この地形の最多
  .about = これより多い人はいません。この人はその地形の路線を2倍にできます。

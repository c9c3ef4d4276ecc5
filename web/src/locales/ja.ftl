# Texts of the page itself. Those of the games are in the games' folders. What stands under a heading with a star is needed at
# tables and replays only: other pages don't load it.

## Everywhere

page-skip-to-content = 本文へ移動
page-past-map = 地図の次へ移動
page-loading = お待ちください…
page-close = 閉じる
page-cancel = キャンセル
page-try-again = もう一度試す
page-to-home = ホーム
page-menu = メニュー
page-tools = ツール
page-rules = ルール
page-new-table = 新しいテーブル
page-unofficial = Marulaは非公式のソフトで、各ゲームの作者や出版社が制作または公認したものではありません。
page-unofficial-more = ゲームの名称はそれぞれの権利者のものです。ルールは独自の言葉で説明しており、印刷版の文章や絵は使っていません。気に入ったゲームがあれば、ぜひお買い求めください。
page-credits = クレジット
page-points = 点
page-points-count = { $count }点
page-players = プレイヤー
page-you = あなた
page-on = オン
page-off = オフ

## First page

page-home-title = 何を遊びますか？
page-home-about = アフリカを舞台にしたボードゲーム{ $count ->
    [1] {""}
   *[other] 、全{ $count }作
  }。友だちとでも、コンピューターとでも遊べます。アカウントはいりません。
page-play = 遊ぶ
page-players-between = { $low }～{ $high }人
page-players-exactly = { $count }人
page-minutes = 約{ $count }分
page-tables = テーブル
page-finished = 終わった対戦
page-show-all = すべて表示（{ $count }）
page-show-fewer = 折りたたむ
page-your-turn = あなたの番です
page-turn-of = { $name }の番です
page-won-by = { $names }の勝ち
page-delete-table = 削除
page-delete-title = この対戦を削除しますか？
page-delete-about = これまでの手順もすべて消え、元には戻せません。
page-open-record = 記録を開く
page-open-record-about = 保存した対戦の記録（.json）を選ぶか、このページにドロップしてください。検証してから表示し、どこにも保存しません。
page-open-record-checking = { $file }を検証しています…
page-open-record-refused = { $file }は開けません。
page-your-turn-title = あなたの番
page-waiting = ほかの人を待っています
page-open-tables = 参加者募集中
page-open-strip = 参加者を募集しているテーブル
page-join = 参加する
page-looks-for = { $name }さんがあと{ $count }人を募集中
page-looks-for-nobody = 空席{ $count }
page-with = { $names }と
page-have-come = { $count }人中{ $come }人が着席
page-ready = 開始できます
page-gathering = 集合中
page-ended = 途中で終了
page-time-left = 残り{ $time }
page-finished-count = 終わった対戦：{ $count }
page-finished-latest = 最新：{ $game }（{ $ago }）
page-finished-more = もっと表示
page-finished-none = 終わった対戦はまだありません。
page-way-bots = コンピューターと
page-way-about-bots = 2回押すだけで最初の手番へ。誰かを待つ必要もありません。
page-way-here = 1台の端末で
page-way-about-here = 順番に回して遊びます。見えるのは自分のものだけです。
page-way-guests = 離れた友だちと
page-way-about-guests = リンクを送れば、名前を入れて席に着くだけ。それぞれの言語で遊べます。

## New table

page-new-table-of = { $game }の新しいテーブル
page-other-games = ほかのゲーム
page-seats = 誰が遊びますか？
page-seat-count = 人数
page-shuffle-seats = 席を入れ替える
page-seat-name-label = プレイヤー{ $number }の名前
page-seat-kind = プレイヤー{ $number }は誰ですか
page-seat-colour = プレイヤー{ $number }の色
page-seat-level = コンピューター{ $number }の強さ
page-seat-style = コンピューター{ $number }の好み
page-person = ここ
page-bot = CPU
page-bot-name = CPU{ $number }
page-colour-red = 赤、ライオン
page-colour-yellow = 黄、ラクダ
page-colour-green = 緑、ゴリラ
page-colour-violet = 紫、フラミンゴ
page-colour-white = 白、オオカミ
page-colour-blue = 青、バッファロー
page-options = オプション
page-board = ボード
page-board-own = ここで追加したボード
page-board-enter = 自作のボードを追加…
page-board-download = このボードをダウンロードして変更する
page-board-enter-about = ボードファイル（.toml）をダウンロードし、テキストエディターで書き換えて、ここに追加してください。ボードが描かれ、まだ直すところがあれば1行ずつ説明します。
page-board-problems = { $file }：問題が{ $count }件あります
page-board-drawing = { $file }のボード（遊ぶときの姿）
page-board-drawing-marked = { $file }のボード（描けるところまで）。直すところに印が{ $count }個あります
page-board-drawing-right = 遊ぶときの姿です。ボードに問題はなく、選ばれています。
page-board-drawing-wrong = 描けるところまで描いています。番号は直すところの印で、ファイルの行に説明があります。
page-board-undrawn = まだ描くことができません。
page-board-show-mark = 図の印{ $number }を示す
page-line = { $number }行目
page-start = 始める
page-others = ほかの人は
page-others-bots = CPU
page-others-guests = ゲスト
page-others-here = ここにいる人
page-shuffle = 入れ替え
page-guest = ゲスト
page-guest-name = 名前（なくてもよい）
page-guest-chooses = リンクで参加し、色を選びます
page-guest-comes = リンクで参加します
page-with-guests = ゲストと遊ぶ
page-tempo = 持ち時間
page-tempo-live = 時間制限なし
page-tempo-kind-clock = 対局時計
page-tempo-kind-turns = 1手番ごと
page-tempo-time = 時間
page-tempo-bonus-label = 手番ごとの追加時間
page-tempo-more = 手番ごとに＋{ $bonus }
page-tempo-clock = 持ち時間{ $time }
page-tempo-bonus = 持ち時間{ $time }、手番ごとに＋{ $bonus }
page-tempo-turns = 1手番{ $time }
page-tempo-about-live = 誰でも好きなだけ考えられます。
page-tempo-about-clock = 時間が切れると、本人が戻るまでコンピューターが代わりに打ちます。
page-door = 参加できる人
page-door-link = リンクを知っている人
page-door-listed = ホームに掲載
page-door-about-link = 非公開：リンクを送った人だけが参加できます。自由に書き込めます。
page-door-about-listed = このサーバーの誰でも参加できます。会話は定型文だけです。
page-begins = 開始
page-begins-all = 全員が席に着いたら
page-begins-host = 自分の合図で
page-open-and-invite = テーブルを開いて招待する

## A table that gathers

page-table-open-mine = { $game }のテーブルを開きました
page-table-open = { $game }のテーブル
page-private = 非公開
page-listed = ホームに掲載中
page-watching = { $count }人が観戦中
page-who-comes = 参加者
page-invitation = 招待
page-scan = 読み取って席に着く
page-scan-about = 対戦が始まるまで、空いている席ならどこでも。
page-qr-label = 招待のQRコード
page-qr-enlarge = QRコードを大きく表示
page-link = リンク
page-copy = コピー
page-copy-link = リンクをコピー
page-copied = コピーしました
page-not-copied = 選択してコピーしてください
page-share = 共有…
page-share-title = { $game }で遊びませんか
page-loopback = このリンクはこのパソコンでしか開けません。同じネットワークの人を招くには、Marulaを次のように起動してください：
page-link-seat = 1席だけのリンク
page-link-seat-about = その席だけに着けるリンクです。誰かが座ると使えなくなります。
page-link-watch = 観戦用のリンク
page-seat-number = 席{ $number }
page-seat-free = 空席
page-seat-free-short = 空席
page-seat-free-about = リンクはまだ開かれていません
page-seat-for = { $name }さんの席
page-seat-read = 招待を読んでいる人がいます
page-seat-read-about = たった今リンクを開きました
page-seat-mine = この端末
page-seat-mine-host = この端末（主催）
page-seat-sat = { $ago }に着席
page-seat-sat-now = たった今着席
page-seat-away = 離席中（{ $ago }から）
page-seat-gone = 着席済み、現在オフライン
page-put-bot = CPUを座らせる
page-free-for-guest = ゲストのために空ける
page-give-away = 別の人に譲る
page-say-something = ひとこと
page-begins-itself = 自動で始まります
page-begins-itself-about = 最後のゲストが席に着くと、対戦が始まります。
page-begins-you = あなたの合図で始まります
page-begins-you-about = そのとき空いている席にはコンピューターが座ります。
page-begins-them = もうすぐ始まります
page-begins-them-about = { $name }さんの合図で対戦が始まります。
page-begin-now = { $count ->
    [0] 始める
   *[other] CPU{ $count }人と始める
  }
page-end-table = テーブルを閉じる
page-leave-table = 席を立つ
page-ask-end = このテーブルを閉じますか？
page-ask-end-about = もう誰も席に着けなくなり、リンクも使えなくなります。
page-ask-end-do = 閉じる
page-ask-leave = 席を立ちますか？
page-ask-leave-about = 席は空席に戻ります。空いているうちは、リンクから戻れます。
page-ask-leave-do = 席を立つ
page-ask-give-away = この席を別の人に譲りますか？
page-ask-give-away-about = 座っている人は席を立つことになり、前のリンクは使えなくなります。新しいリンクが用意されます。
page-ask-give-away-do = 譲る

## Invitations

page-invites = { $name }さんからの招待です
page-invited = 招待が届いています
page-people-count = { $count }人
page-here = います
page-host = 主催
page-whose = { $name }さん
page-your-name = お名前
page-your-name-example = なんとお呼びしましょうか
page-kept-here = この端末に残ります
page-your-colour = 色としるし
page-your-side = あなたの席
page-name-taken = この卓にはもう{ $name }さんがいます。こちらはいかがですか。
page-look-taken = この色は先に選ばれました。ほかの色をお選びください。
page-emblem-red = ライオン
page-emblem-yellow = ラクダ
page-emblem-green = ゴリラ
page-emblem-violet = フラミンゴ
page-emblem-blue = 水牛
page-emblem-white = オオカミ
page-sit-down = 席に着く
page-only-watch = 見るだけにする
page-watch = 観戦する
page-read-rules = ルールを読む
page-table-full-about = 席はすべて埋まっています。観戦するか、主催者に席を空けてもらってください。
page-dead = この招待はもう使えません
page-dead-about = すでに誰かが席に着いたか、席が別の人に渡されたか、テーブルが閉じられました。
page-dead-unknown = このリンクの先には何もありません
page-dead-unknown-about = 途中で一部が欠けたのかもしれません。長いリンクは切れてしまうことがあります。
page-dead-do = 招待してくれた人に、新しいリンクを頼んでみてください。すぐに送れます。

## Bots *

page-level-novice = 初級
page-level-novice-about = 見落としや読み違いが多めです。はじめての対戦にちょうどよい相手です。
page-level-casual = 中級
page-level-casual-about = ゲームを心得ていますが、好機を逃すことがあります。
page-level-strong = 上級
page-level-strong-about = 手番全体を考えて動き、間違いはわずかです。
page-level-master = 名人
page-level-master-about = いろいろな手を試してから決めます。手ごわい相手です。
page-level-random = 初級
page-level-greedy = 上級
page-level-styled = { $level }・{ $style }
page-any-style = 好みなし
page-bot-level = { $name }の強さ
page-bot-style = { $name }の好み
page-bot-for-seat = 席{ $number }のCPU
page-bot-for-seat-of = { $name }の席のCPU
page-bot-this = このCPU
page-bot-sit = 座らせる
page-other-bots = CPUを変える
page-other-bots-title = CPUを変えてもう一度
page-other-bots-play = もう一度対戦する
page-even-up = 最近好調ですね。ひとつ上の強さなら、いい勝負になりそうです。
page-even-down = 手ごわい相手でしたね。ひとつ下の強さなら、いい勝負になりそうです。
page-again-against = { $level ->
    [novice] 初級のCPUともう一度対戦する
    [casual] 中級のCPUともう一度対戦する
    [strong] 上級のCPUともう一度対戦する
   *[master] 名人のCPUともう一度対戦する
  }

## Table *

page-status = 誰の番か
page-round = ラウンド{ $number }
page-prompt-for = { $name }・{ $prompt }
page-turn-title = ラウンド{ $round }：{ $name }
page-before-first-turn = 最初のラウンドの前
page-somebody-plays = { $name }の番です
page-bot-thinks = { $name }が考えています
page-then = 次は{ $name }の番です。
page-then-you = 次はあなたの番です。
page-you-playing = あなたの番です
page-you-next = 次はあなたの番です
page-playing = 手番中
page-next = 次の番
page-choosing = 選択中
page-you-choosing = あなた（選択中）
page-still-choosing = { $names }が選んでいます
page-points-heading = 得点
page-undo = 元に戻す
page-restart-turn = 手番をやり直す
page-taken-back = 元に戻しました。
page-log = 記録
page-notices = お知らせ
page-see-rule = ルール{ $rule }
page-reconnecting = 接続が切れました。再接続しています…
page-move-kept = 手を預かっています
page-move-kept-about = 接続が戻りしだい送ります。
page-move-kept-undo = 接続が戻りしだい送ります。それまでは取り消せます。
page-move-too-late = その間に状況が変わりました。もう一度選んでください。
page-other-tables = ほかのテーブルであなたの番です
page-pass-title = 端末を{ $name }に渡してください
page-pass-look = その前に、手番の結果を確認してください。
page-pass-on = 端末を渡す
page-pass-about = この先は{ $name }だけが見られます。
page-pass-taken = { $name }です

## Following the others *

page-go-on = 次へ
page-go-on-about = 次の手を表示する
page-skip-motion = スキップ
page-skip-motion-about = いまの局面をすぐに表示する
page-recap = 前回の手番から
page-recap-count = { page-recap }：{ $count }件
page-recap-round = 直前の1ラウンド
page-recap-empty = まだ誰も手番を終えていません。
page-recap-card = { $name }：{ $deeds }
page-recap-place = { $count }件中{ $number }件目
page-recap-before = 前の手番
page-recap-after = 次の手番
page-recap-news = 前回見たときから変わったところ
page-players-and-recap = プレイヤーとその手番
page-show-again = もう一度見る
page-again-title = もう一度：{ $name }
page-whole-log = すべての記録
page-pace = コンピューターの速さ
page-pace-now = コンピューターの速さ：{ $pace }
page-pace-at-once = 即時
page-pace-quick = 速い
page-pace-calm = ゆっくり
page-pace-step = 1手ずつ
page-pace-about-at-once = すぐに自分の番になる
page-pace-about-quick = 1手番0.5秒
page-pace-about-calm = 手番ごとに読める速さ
page-pace-about-step = タップかキーで次へ進む
page-pace-note = この端末だけの設定です。自動で進むときは、タップかキーで残りをまとめて表示します。

## Preferences

page-preferences = 設定
page-language = 言語
page-theme = テーマ
page-theme-auto = 自動
page-theme-light = ライト
page-theme-dark = ダーク
page-theme-to-light = ライトテーマにする
page-theme-to-dark = ダークテーマにする
page-motion = アニメーション
page-motion-auto = 自動
page-motion-0 = なし
page-motion-120 = 速い
page-motion-250 = 普通
page-motion-500 = 遅い
page-sound = 音
page-sound-on = 音を出す
page-sound-off = 音を消す
page-notify = 自分の番を通知する
page-notify-forbidden = ブラウザーがこのページの通知を許可していません。サイトの設定で変更できます。
page-tell-me = 通知する
page-confirmation = 選ぶたびに確認する
page-confirmation-auto = タッチ画面でのみ
page-confirmation-always = いつも
page-confirmation-never = しない

## This device

page-device = この端末
page-device-other = 別の端末で続ける
page-device-other-about = コードを使うと、テーブルを別の端末でも開けます。この端末もそのまま使えます。
page-device-code = コードを表示
page-device-code-about = { $minutes }分以内に別の端末で入力してください。使えるのは1回だけです。
page-device-enter = 別の端末から引き継ぐ
page-device-enter-label = 別の端末のコード
page-device-take = ここで続ける
page-forget-device = この端末の情報を消す…
page-forget-title = この端末の情報を消しますか？
page-forget-about = 名前、CPUとの対戦成績、テーブルに入るための鍵が消えます。別の端末か主催者の新しいリンクがなければ、席には戻れません。
page-forget-release = 席を譲り、コンピューターに続けてもらう
page-forget = 消す

## Talk

page-phrase-hello = こんにちは！
page-phrase-good-luck = よろしくお願いします！
page-phrase-your-turn = あなたの番ですよ
page-phrase-well-played = お見事！
page-phrase-one-moment = 少しお待ちください
page-phrase-that-was-my-plan = そこを狙っていたのに！
page-phrase-sorry = ごめんなさい！
page-phrase-thanks = ありがとう！

## Rules

page-rules-of = { $game }のルール
page-rules-own-page = ルールだけのページを開く
page-rules-missing = ルールを取得できませんでした。
page-search-rules = ルールを検索
page-search-found = { $count ->
    [0] 当てはまる項目はありません。
   *[other] { $count }項目
  }
page-contents = 目次

## End of the match *

page-match-over = 対戦終了
page-wins = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }の勝ち（同点）
  }
page-margin = { $count }点、{ $more ->
    [0] { $name }と同点
   *[other] { $name }より{ $more }点多い
  }
page-you-stand = { $way ->
    [ahead] あなた・{ $name }に{ $count }点差でリード
    [behind] あなた・{ $name }に{ $count }点差
   *[level] あなた・{ $name }と同点
  }
page-place = { $place }位
page-place-row = 順位
page-your-place = あなたは{ $count }人中{ $place }です{ $behind ->
    [0] {""}
   *[other] （{ $names }と{ $behind }点差）
  }。
page-tiebreak = 同点時の比較（{ $what }）：{ $figures }。
page-tiebreak-figure = { $name }は{ $figure }
page-shared = 決め手となる差はありませんでした。
page-tiebreak-row = 同点時の比較：{ $what }
page-count-step = { $number ->
    [0] 最終計算
   *[other] 最終計算・{ $number }/{ $count }
  }
page-so-far = 途中経過
page-end-show-all = すべて表示
page-score-sheet = 得点表
page-during-match = 対戦中
page-final-count = 最終計算
page-curve = 得点の移り変わり
page-curve-about = 対戦を通した各プレイヤーの得点。数値は得点表にあります。
page-rematch = もう一度対戦する
page-look-again = リプレイ
page-save-record = 記録を保存
page-to-board = 最終局面
page-to-result = 結果を見る
page-replay-missing = 得点表を取得できませんでした。
page-chance-title = 抽選は公正でしたか？
page-seed = シード

## Replay *

page-replay = リプレイ
page-replay-controls = 再生の操作
page-replay-start = 開始時
page-replay-step = { $last }手中{ $number }手目
page-replay-slider = 対戦の中の位置
page-replay-first = 最初へ
page-replay-last = 最後へ
page-replay-before = 1手戻る
page-replay-after = 1手進む
page-replay-turn-before = 1手番戻る
page-replay-turn-after = 1手番進む
page-replay-play = 再生
page-replay-pause = 一時停止
page-this-turn = この手番

## Credits

page-credits-games = ゲーム
page-credits-rules = { $rules ->
    [compiled] このサーバーでは、コンパイル済みのルールが動いています。
   *[source] このサーバーでは、ルールがソースのまま動いています。
  }
page-credits-works = 使わせていただいたもの
page-credit-land = 大陸の輪郭
page-credit-game-icons = 動物、品物、紋章のアイコン
page-credit-icons = 操作のアイコン
page-credit-text-font = 本文の書体
page-credit-title-font = 見出しの書体
page-credit-japanese-font = 日本語の書体
page-credit-programs = このページを作っているプログラム

## What can go wrong

page-trouble = うまくいきませんでした
page-nowhere = そのページはありません。
page-error-unreachable = サーバーにつながりません。動いているか確かめてください。
page-error-status = サーバーがエラーを返しました（{ $status }）。
page-error-unexpected = 予期しない問題が起きました：{ $reason }
page-no-such-table = そのテーブルはありません。削除されたのかもしれません。
page-link-dead = この招待はもう使えません。主催者に新しいリンクを頼んでください。
page-link-unknown = このリンクの先には何もありません。一部が欠けているかもしれません。
page-no-such-position = 局面{ $number }はありません。最後は{ $last }です。
page-no-such-seat = このテーブルにプレイヤー{ $number }はいません。
page-seat-is-a-bot = プレイヤー{ $number }はコンピューターです。
page-unknown-game = 「{ $game }」というゲームはここにありません。
page-unknown-board = 「{ $board }」というボードはここにありません。
page-unknown-option = オプション「{ $option }」は存在しないか、値が正しくありません。
page-unknown-level = プレイヤー{ $number }：「{ $level }」というコンピューターはありません。
page-unknown-action = このゲームのアクションではありません：{ $action }
page-wrong-seats = このゲームは{ $low }～{ $high }人用です。{ $found }人では遊べません。
page-same-colours = 同じ色か同じ紋章のプレイヤーがいます。
page-same-names = 同じ名前のプレイヤーがいます。
page-wrong-identity = { $number }番の席の色と紋章はゲームで決まっています。
page-person-with-level = プレイヤー{ $number }は人間なので、強さはいりません。
page-not-over = 対戦はまだ終わっていません。
page-nothing-to-undo = 元に戻せる手はありません。
page-from-the-future = このページはテーブルより先に進んでいます（{ $newest }のあとの{ $seq }）。読み込み直してください。
page-game-gone = この対戦が始まったときのルールは、このバージョンでは使えません。
page-table-broken = 保存された対戦の{ $number }番目の項目が壊れています。
page-store-failed = 対戦を保存できませんでした。ディスクの空きがないのかもしれません。何も変わっていません。
page-board-id-taken = 「{ $id }」はゲームに付属のボードのIDです。別のIDにしてください。
page-not-toml = ボードはTOMLファイルとして送ってください。
page-not-json = 記録はJSONファイルとして送ってください。
page-record-gone = この記録はもう開かれていません。メモリーに残るのは最近のいくつかだけで、サーバーを再起動するとすべて消えます。ファイルをもう一度開いてください。
page-file-unreadable = { $file }を読み込めません。
page-too-long = 大きすぎます。ファイルは{ $most }MBまでです。
page-message-too-long = このページからのメッセージが長すぎます（{ $most }文字まで）。
page-message-unclear = サーバーがこのページのメッセージを理解できませんでした：{ $reason }
page-request-wrong = サーバーはその要求に応えられません：{ $reason }
page-server-failed = サーバーで問題が起きました。それまでに保存されたものは無事です。
page-zoom-in = 拡大
page-zoom-out = 縮小
page-zoom-fit = 全体を表示
page-out-of-sight = { $more ->
    [0] 画面の外で光っている{ $name }へ移動
   *[other] 画面の外で光っている{ $name }へ移動（この方向にほか{ $more }か所）
  }

## キー操作 *

page-keys = キー操作
page-keys-now = いま
page-keys-map = 地図の上で
page-keys-always = いつでも
page-keys-replay = 対戦を見返す
page-keys-none = いまキーで選べるものはありません。
page-keys-not-now = いまは選べません
page-keys-or = または
page-keys-next = 地図の上で隣へ移動
page-keys-aslant = 斜めのヘックスへ移動
page-keys-lit = 光っている場所を順に移動
page-keys-ends = 行または全体の最初と最後へ移動
page-keys-act = 選ぶ
page-keys-back = 始めた操作をやめる
page-keys-tab = 次のボタンや部分へ移動
page-keys-close = 重なって開いているものを閉じる
page-keys-this = この一覧
page-keys-go-on = 先へ進む
page-key-arrows = 矢印キー
page-key-page-up = Page Up
page-key-page-down = Page Down
page-key-home = Home
page-key-end = End
page-key-enter = Enter
page-key-escape = Esc
page-key-space = スペース
page-key-tab = Tab
page-key-aslant = テンキーの7 9 1 3
page-key-any = どのキーでも

## レッスン

page-learn = 遊び方を学ぶ
page-learn-about = ガイドつきの最初の対戦（約10分）
page-learn-on = レッスンの続き（{ $number }／{ $count }）
page-lesson = レッスン
page-lesson-count = { $number }／{ $count }
page-lesson-heading = { $title }、{ $count }のうち{ $number }。
page-lesson-continue = 次へ
page-lesson-back = 前のステップを読み直す
page-lesson-leave = レッスンを中断する（あとで続けられます）
page-lesson-target = 対象：{ $name }
page-lesson-click = { $name }をクリック
page-lesson-click-here = ここをクリック
page-lesson-tap = ここをタップ
page-lesson-over = レッスン終了
page-lesson-over-about = 勝敗を決める要素をひと通り体験しました。お疲れさまでした！
page-lesson-go-on = 途中の局面からコンピューターと続ける
page-lesson-own-table = 自分のテーブルを作る
page-lesson-not-now = それもルール上は可能ですが、いまはレッスンの指示に従ってください。
page-lesson-read = まずこれを読んで、先に進んでください。
page-lesson-changed = このレッスンは内容が変わりました。ホームからもう一度始めてください。
page-no-lesson = そのようなレッスンはありません。

## What is what? *

page-what-is-what = これは何？
page-what-count = { $number } / { $count }
page-what-next = 次へ
page-what-back = 前へ
page-what-list = 一覧
page-what-labels = 画面に戻る
page-part-status = 誰の手番か、何をするか
  .about = 誰が何を決めるのか、いま何ができるのかが、いつもここに出ます。
page-part-players = テーブルの全員
  .about = 手番の順に並んでいます。いま決める人には色の枠が付きます。
page-part-player = プレイヤー
  .about = 名前、色、紋章と、その人の持ち物です。小さなロボットの印はコンピューターを表します。
page-part-points = 得点
  .about = この人がこれまでに得た点です。
page-part-presence = 在席・離席・考え中
  .about = テーブルを見ている人、離れている人、接続していない人、手番の人、コンピューターが代わっている席がわかります。
page-part-tray = できること
  .about = いま選べることです。薄いものはいまはできません。押すと理由がわかります。
page-part-recap = 前回の手番のあと
  .about = ほかの人の手番が1枚ずつカードになっています。指し示すと、何が変わったかを地図で見られます。
page-part-pace = コンピューターの速さ
  .about = コンピューターの手番をどのくらいゆっくり見せるかを選べます。
page-part-talk = 会話
  .about = みんなに話しかけます。定型文は、それぞれの言語で表示されます。
page-part-map = 地図
  .about = 青く囲まれたものは選べます。ドラッグで動かし、ピンチやスクロールで近づけます。
page-part-zoom = 拡大と縮小
  .about = 地図に近づく、離れる、全体を見る、の切り替えです。
page-part-news = 前に見てから変わったもの
  .about = 前回の手番から変わったものを、次に行動するまで線で囲みます。

## The table's connection *

page-not-your-seat = この席には別の人が座っています。観戦としてご覧いただけます。
page-seat-given-away = 主催者があなたの席を別の人に渡しました。ここからは観戦になります。
page-outdated = Marulaが新しくなりました
page-outdated-about = 手と手の合間に、このページは自動で再読み込みされます。
page-reload-now = 今すぐ再読み込み

## Who is at the table *

page-present = 在席
page-away = 離席中
page-away-for = 離席 { $time }
page-offline = オフライン
page-last-here = { $ago }まで在席
page-thinking = 考え中
page-bot-sits-in-here = CPUが代理
page-bot-plays-for-you = コンピューターがあなたの代わりにプレイしています
page-bot-plays-for = { $name }の代わりにコンピューターがプレイしています
page-stood-in = いつでも席に戻れます。
page-stood-in-time = 持ち時間が切れました。戻ると{ $time }もらえます。
page-take-seat-back = 席に戻る
page-watchers = 観戦{ $count }人
page-bonus = ＋{ $time }
page-bonus-a-turn = 1手番ごとに＋{ $time }
page-clock-left = 残り{ $time }
page-time-runs-out = { $seconds ->
    [60] 残り1分です
   *[other] 残り{ $seconds }秒です
  }
page-bot-would-sit-in = あと{ $time }でコンピューターが代わりにプレイします。

## Talking *

page-talk = 会話
page-talk-unread = 新着{ $count }件
page-talk-fold = 閉じる
page-talk-empty = まだ誰も発言していません。
page-talk-write = この卓のみんなに書く
page-talk-send = 送る
page-said = { $name }：{ $text }
page-phrases-about = みんな自分の言語で読めます
page-mute = ミュート
page-mute-all = 全員
page-mute-about = 発言はこの端末でだけ隠されます。相手には知らされません。
page-reaction-thumb = いいね
page-reaction-party = やった
page-reaction-laugh = 笑い
page-reaction-heart = ハート
page-reaction-sad = 残念
page-reaction-hourglass = 長考中
page-reaction-wave = 手を振る

## Who only watches *

page-only-watching = 観戦中です。行動できるのは、このテーブルで席についている人だけです。

## What a table online answers where something can’t be done

page-bot-sits-in = コンピューターが代わりに打っています。先に席へ戻ってください。
page-bystander = 観戦中です。
page-code-unknown = このコードは使えません（存在しない、使用済み、または期限切れです）。もう一方の端末で新しいコードを作ってください。
page-device-forgotten = この端末の登録は消去されました。ここの席はもう持っていません。
page-hello-twice = このページは接続済みです。読み込み直してください。
page-match-ended = この対局は打ち切られました。
page-no-chat = このテーブルでは定型文だけが使えます。
page-no-hello = ページの接続に失敗しました。読み込み直してください。
page-no-way-back = そこまでは戻せません。その後に引かれたもの、見られたものがあります。
page-not-begun = 対局はまだ始まっていません。
page-not-now = 今はできません。
page-not-yours = テーブルを開いた人か、席に着いている人だけができます。
page-nothing-proposed = 提案はもうありません。
page-nothing-said = 言葉が入力されていません。
page-others-play = まだ他の人が対局中です。先に対局を打ち切るか、席を離れてください。
page-seat-taken = この席はたった今埋まりました。
page-table-full = このテーブルは満席です。
page-too-busy = このテーブルは混み合っています。もう一度お試しください。
page-too-fast = 短い時間に送りすぎです。少し待ってからもう一度お試しください。
page-too-many-boards = 登録できるボードの数に達しました。後でもう一度お試しください。
page-too-many-sockets = 開いているページが多すぎます。いくつか閉じてからお試しください。
page-too-many-tables = 開けるテーブルの数に達しました。いくつか終わらせるか、後でお試しください。
page-too-much-talk = 1分間に多く発言しました。少しお待ちください。
page-too-slow = 接続が遅すぎて追いつけませんでした。
page-unknown-pace = 「{ $pace }」は持ち時間として読めません（live、5m+10s、2d など）。
page-unknown-phrase = この定型文はありません。ページを読み込み直してください。

## After a match *

page-rematch-same = 同じ顔ぶれでもう一度
page-rematch-join = 再戦の卓へ
page-rematch-wanted = { $names }がもう一度遊びたいと言っています
page-rematch-opened = 次の対戦の卓が開いています。
page-share-link = リンクを共有
page-ended-early = 対戦は途中で終わりました
page-ended-early-about = 結果も記録もありません。
page-ended-board = そのときの盤面
page-replay-eyes = 誰の視点
page-replay-eyes-player = 手番の人
page-replay-eyes-all = 観戦者
page-chance-checking = ブラウザーがすべて引き直しています…
page-chance-fair = 運は公正でした
page-chance-fair-about = このブラウザーが自分で確かめました。最初の手の前に封じられたものがすべての抽選を決めており、後から誰にも変えられませんでした。
page-chance-unfair = 合わないところがあります
page-chance-unfair-about = このブラウザーがすべて引き直したところ、封じられたとおりでないものがありました。どこかは下に示します。
page-chance-sealed = 最初の手の前に封印
page-chance-sealed-about = いま示されたシードから、この端末が最初に見たコミットメントが得られます。
page-chance-not-sealed = いま示されたシードからは、この端末が最初に見たコミットメントが得られません。
page-chance-follow = 抽選{ $count }回のうち{ $right }回が一致
page-chance-follow-about = シードと確率からそれぞれ引き直し、同じ結果になりました。これがシードです。
page-chance-moves = 手はルールどおり
page-chance-moves-about = サーバーが確かめました。保存した記録を使って、ご自分の機械でも確かめられます。
page-chance-draws = すべての抽選
page-chance-rows = { $count }回中 { $first }～{ $last }
page-chance-before = 前の抽選
page-chance-after = 次の抽選
page-chance-number = 番号
page-chance-round = ラウンド
page-chance-who = 誰に
page-chance-came = 結果
page-chance-odds = 確率
page-chance-of = { $all }分の{ $some }
page-chance-checked = 検証
page-chance-as-sealed = 封印どおり
page-chance-otherwise = 不一致
page-chance-shares = 出た数と見込み
page-chance-share = { $drawn }／見込み{ $expected }
page-chance-shares-about = 線は、この{ $count }回の抽選で平均して出るはずの数です。多少の増減はふつうです。

## Together *

page-together = みんなで
page-ask-back = 自分の最後の手を戻したいと頼む
page-ask-back-here = この手番の前まで戻したいと頼む
page-back-here = この手番の前まで戻す
page-ask-end-match = 対戦をやめようと提案する
page-ask-end-match-about = 全員が同意すると、対戦は結果なしで終わります。それまでの経過は後からも読めます。
page-ask-everybody = みんなに聞く
page-leave-match = 卓を離れる
page-leave-match-title = この対戦から抜けますか？
page-leave-match-about = あとはコンピューターが代わりにプレイします。主催者が席をあらためて渡し、そのリンクを受け取らない限り戻れません。
page-give-seat = { $name }の席を別の人に渡す
page-links = リンク
page-link-for-seat = { $name }の席
page-close-match-title = 全員の対戦を終わらせますか？
page-close-match-about = 結果なしで終わります。それまでの経過は後からも読めます。
page-asks-back = { $name }が前に戻したいと言っています
page-asks-back-about = { $count }件の決定が取り消されます。
page-asks-back-last = 最後に残るのは：
page-asks-end = { $name }が対戦をやめようと提案しています
page-asks-end-about = 結果なしで終わります。それまでの経過は後からも読めます。
page-you-ask-back = 前に戻したいと頼みました
page-you-ask-end = 対戦をやめようと提案しました
page-vote-yes = 賛成
page-vote-no = 反対
page-vote-answer = 答える
page-vote-withdraw = 取り下げる
page-vote-waits = まだ答えていない人：{ $names }

# Texts that all games share: files, records, the command line.

seat-name = プレイヤー{ $number }
thing-counted = { $name }{ $count }個

## Board files and other data

data-missing-key = キー「{ $key }」がありません
data-unknown-key = 「{ $key }」という項目はここにありません。つづりは正しいですか？
data-not-text = 引用符で囲んだ、空でない文字列にしてください
data-not-texts = 文字列のリストにしてください
data-not-integer = 整数にしてください
data-not-number = 0より大きい数でなければなりません
data-not-signed = 数でなければなりません
data-not-id = 文字、数字、ハイフンからなる短い名前でなければなりません
data-not-numbers = { $count }個の数値のリストにしてください
data-not-flag = trueかfalseにしてください
data-not-table = テーブルにしてください
data-not-list = リストにしてください
data-not-one-of = 「{ $found }」は使えません。使えるのは{ $known }です
data-out-of-range = { $found }になっていますが、{ $low }から{ $high }まででなければなりません
data-format-unknown = 「{ $found }」はこのバージョンが対応していない形式です。読める形式は「{ $known }」です
data-other-game = このボードは「{ $known }」用ではなく、「{ $found }」用です
data-game-unknown = 「{ $found }」というゲームはここにありません
data-not-seed = 小文字の16進数{ $digits }桁でなければなりません
data-not-field = 文字列か整数でなければなりません
data-id-twice = 「{ $id }」という名前はすでに使われています
data-one-of-three = read = true、expect、any のうちちょうど一つが必要です。あるもの：{ $found }
data-nothing-asked = ここでは何も求めていないので、間違いようがありません
data-means-each = any の選択肢それぞれにテキストを一つずつ並べたリストでなければなりません（選択肢は{ $count }個）
data-fits-nothing = このゲームのこのボードに、このようなアクションはありません：{ $found }
data-learner-moves = ここはほかの席の手です。学ぶ人の手は独立したステップに書きます
data-final-last = final にできるのは最後の章だけで、すべての章にはできません

file-missing = ファイル{ $file }がありません。
file-is-folder = { $file }はファイルではなくフォルダーです。
file-unreadable = { $file }を読み込めません：{ $reason }。
file-unwritable = { $file }に書き込めません：{ $reason }。書きかけのファイルは残っていません。
file-not-text = { $file }はテキストファイルではありません（バイト位置{ $byte }がUTF-8ではありません）。
file-not-toml = { $file }:{ $line }：TOMLではありません（{ $reason }）。
file-not-sane = { $file }は入れ子が深すぎるか、何千桁もの数を含んでいます。
file-too-long = { $file }は大きすぎます。ファイルは{ $most }MBまでです。

## Records

record-not-json = 完全なJSONファイルではありません。{ $line }行{ $column }文字目から意味が通りません。
record-not-sane = 記録ではありません。入れ子が深すぎるか、数でない数を含んでいます。
record-not-text = UTF-8のテキストファイルではないため、記録ではありません。
record-key-twice = 記録の同じ表の中にキー「{ $key }」が2回あります。
record-not-object = JSONですが、対戦の記録ではありません。
record-format-unknown = 記録の形式は「{ $found }」ですが、このバージョンで読めるのは「{ $known }」です。
record-game-unknown = これは「{ $game }」というゲームの記録ですが、そのゲームはここにありません。
record-rules-unknown = この記録は{ $game }のルールのバージョン{ $rules }によるものですが、ここにある最新のバージョンは{ $known }です。
record-field-missing = 記録にフィールド「{ $field }」がありません。
record-field-type = 記録のフィールド「{ $field }」は{ $kind ->
    [text] 文字列
    [number] 整数
    [list] リスト
   *[table] テーブル
  }でなければなりません。
record-seats-wrong = 記録の席数は{ $found }ですが、このゲームは{ $low }～{ $high }人用です。
record-board-wrong = 記録にあるボードは、このゲームのボードではありません：
record-options-wrong = 記録のオプション「{ $option }」は、欠けているか、存在しないか、値が正しくありません。
record-seed-wrong = 記録のシードは、16進数で書かれた{ $bytes }バイトでなければなりません。
record-commitment-wrong = シードが、開始時に公開されたコミットメントと一致しません。この対戦の抽選は信用できません。
record-move-unknown = { $move }手目は、このゲームのこのボードにはないアクションです：{ $found }。
record-seat-wrong = { $move }手目を行ったのは、このテーブルにいない人です：{ $found }。
record-after-end = { $move }手目は対戦が終わったあとの手です。
record-nature-missing = { $move }手目は抽選で決まるはずですが、記録では誰かの手になっています。
record-nature-unasked = { $move }手目はプレイヤーが決めるはずですが、記録では抽選で決まっています。
record-chance-wrong = { $move }手目は、シードによれば{ $real }ですが、記録では{ $found }です。
record-move-illegal = { $move }手目はルールに反しています。
record-cut-short = 記録は{ $move ->
    [0] 1手も進まないまま
   *[other] { $move }手で
  }途切れていて、対戦は終わっていません。
record-result-wrong = 手順どおりなら「{ $field }」は{ $real }ですが、記録では{ $found }です。
record-score-wrong = 手順どおりなら{ $seat }の「{ $figure }」は{ $real }ですが、記録では{ $found }です。
record-winner-wrong = 手順どおりなら{ $seat }は{ $won ->
    [yes] 勝者です
   *[no] 勝者ではありません
  }が、記録ではそうなっていません。
record-digest-wrong = どの手もルールに合っていますが、記録のダイジェストが内容と一致しません。どこかが書き換えられています。

## Command line

cli-about = Marula：アフリカを舞台にしたボードゲーム。非公式のソフトで、各ゲームの権利は作者と出版社にあります。
cli-usage = 使い方：{ $line }
cli-usage-options = オプション
cli-arguments = 引数：
cli-options = オプション：
cli-commands = コマンド：
cli-error = marula：{ $message }
cli-try-help = 「{ $command } --help」を試してください。
cli-interrupted = 中断しました。
cli-simulate-interrupted = { $planned }対戦のうち{ $done ->
    [0] 1対戦も終わらないうちに
   *[other] { $done }対戦が終わったところで
  }中断しました。
cli-system = システムからの応答：{ $reason }

cli-help-help = このヘルプを表示して終了する
cli-help-version = バージョンを表示して終了する
cli-help-lang = 表示する言語：en、fr、ja（省略時はMARULA_LANG、それもなければシステムの言語）
cli-help-json = テキストの代わりにJSONを出力する
cli-help-game = ゲーム：{ $games }

cli-help-simulate = コンピューターどうしで対戦させ、勝ち数を数える
cli-about-simulate = コンピューターどうしで対戦させます。結果を表で出力し、最後の行に1つのJSONオブジェクトを出力します。シードが同じなら、何個のプロセスで分担しても同じ対戦になります。Ctrl-Cを押すと、進行中の対戦が終わったところで止め、そこまでの結果を出力します（終了コード130）。
cli-help-players = 席の数（省略時は--seatsに並べた数）
cli-help-games-count = 対戦の回数（省略時は100）
cli-help-seats = 各席のプレイヤー（コンマ区切り）：{ $players }。greedy:no-NAMEとすると、知識の一部を使わなくなる。2つならgreedy:no-NAME:no-NAMEとする。各ゲームのNAMEは「marula games」で表示する。FILE.py:CLASSは自作のプレイヤー
cli-help-seed = 任意の文字列か数。同じものなら同じ対戦になる（省略時は0）
cli-help-jobs = 分担するプロセスの数。0 = コアごとに1つ（省略時は1）
cli-help-board = 自作のボードファイル
cli-help-option = ゲームのテーブルオプション。KEYごとに1回ずつ、繰り返し指定できる
cli-help-record = 対戦ごとの記録を書き出すフォルダー。新しいものか、空のもの

cli-help-arena = どのコンピューターが強いかを調べる
cli-about-arena = 指定したプレイヤーのすべての組を同じ配りで対戦させ、どの席にも同じ回数ずつ座らせます。勝率とその95%区間、レーティングを表で出力し、最後の行に1つのJSONオブジェクトを出力します。シードが同じなら、何個のプロセスで分担しても同じ対戦になります。Ctrl-Cを押すと、進行中の対戦が終わったところで止め、そこまでの結果を出力します（終了コード130）。
cli-help-arena-players = 対戦するプレイヤー（2つ以上、コンマ区切り）：{ $players }。書き方は「marula simulate」と同じで、FILE.py:CLASSとすると自作のプレイヤーになる
cli-help-arena-matches = 1組あたりの対戦の回数（省略時は{ $usual }、--untilがあれば必要なだけ）
cli-help-arena-at = 席の数。3席以上では、両者が1席おきに座る（省略時は2）
cli-help-arena-alone = 組の1人目は1席だけ（各席を順番に）、2人目は残りのすべての席に座る
cli-help-arena-until = 2人のうち1人目の勝率がPパーセントを上回るか下回るかがはっきりするまで対戦する：P − 5かP + 5か、誤りは5%以内
cli-help-arena-plot = 勝率の図を描くSVGファイル

cli-help-replay = 記録を再現し、すべての手を検証する
cli-about-replay = 対戦の記録を再現し、すべての手をルールと、抽選の結果をすべてシードと照らし合わせ、終わり方と結果も検証します。合わないところがあれば理由を表示し、終了コード1を返します。
cli-help-record-file = 記録ファイル

cli-help-show = 対戦の経過を文章で語り、局面を表示する。またはページで開く
cli-about-show = 記録された対戦の経過を文章で語り、その時点の局面をテキストで表示します。手の番号Nを指定すると、その手までを表示します。--openを付けると、ブラウザーで開いてリプレイとして見られます。すべての手が検証され、記録はどこにも保存されません。Ctrl-Cで終わります。
cli-help-move = この手のあとで止める（0 = 最初の手の前。省略時は最後の手、--openでは最初の手の前）
cli-help-seat = その席から見た様子を表示する（番号は0から。省略時は観戦者として）
cli-help-open = ブラウザーで開き、この手からリプレイとして見る

cli-help-games = ゲームの一覧を表示する
cli-about-games = 使えるゲームの一覧を、名前、人数、テーブルオプション、コンピューターのオフにできる知識とともに表示します。

cli-help-board-command = ボードファイルを扱う
cli-about-board-command = 自作のボードファイルを扱います。
cli-help-board-check = ボードファイルの問題点を調べる
cli-about-board-check = ボードファイルを調べ、問題点を、キーのパスと行番号をつけて文章で示します。問題があれば終了コード1を返します。
cli-help-board-file = ボードファイル（TOML）

cli-help-handbook = ルールを読む
cli-about-handbook = 独自に書き起こしたゲームのルールを、項目ごとのIDとともに表示します。ルールのIDを指定すると、その項目だけを表示します。
cli-help-rule = ルールのID（ルールブックの各項目の前にあるもの）

cli-unknown-command = 「{ $found }」というコマンドはありません。使えるコマンド：{ $known }
cli-missing-command = コマンドを指定してください。使えるコマンド：{ $known }
cli-missing-argument = { $name }が指定されていません。
cli-missing-value = { $option }には値が必要です。
cli-unknown-option = { $found }というオプションはここでは使えません。
cli-extra-argument = 「{ $found }」は余分です。
cli-bad-number = { $option }には{ $low }以上の整数を指定してください。「{ $found }」は使えません。
cli-bad-language = 「{ $found }」のテキストはありません。使える言語：{ $known }
cli-no-games-folder = MARULA_GAMESに指定されたフォルダーがありません：{ $folder }
cli-unknown-game = 「{ $found }」というゲームはありません。遊べるゲーム：{ $known }
cli-unknown-player = 「{ $found }」というプレイヤーはいません。選べるプレイヤー：{ $known }
cli-unknown-facet = { $player }には、オフにできる「{ $found }」という知識はありません。オフにできるもの：{ $known }
cli-unknown-effort = searchは「search:手順の数:試行回数:巡数」の形で、整数で指定してください。「{ $found }」は使えません。例：search:8:48:1、時間で指定するならsearch:8:200ms:1
cli-unknown-style = このゲームの{ $player }には「{ $found }」というスタイルはありません。選べるスタイル：{ $known }
cli-bot-no-class-named = { $file }のどのクラスですか。自作のプレイヤーはFILE.py:CLASSの形で指定してください。
cli-bot-class-missing = { $file }に{ $name }というクラスはありません。
cli-bot-not-loaded = { $file }：読み込めません。{ $reason }
cli-bot-not-made = { $file }：{ $name }を作れません。ゲームと32バイトのシードを渡して呼び出されます。{ $reason }
cli-bot-failed = { $file }：{ $name }が手を選べませんでした。{ $reason }
cli-bot-not-legal = { $file }：{ $name }の選んだ手は、できる手の中にありません：{ $found }
cli-players-range = { $game }は{ $low }～{ $high }人用です。{ $found }人では遊べません。
cli-players-seats = --playersでは{ $players }席ですが、--seatsには{ $seats }席分が並んでいます。
cli-arena-two = --playersには2つ以上をコンマで区切って並べてください。「{ $found }」は使えません。
cli-arena-share = --untilには{ $low }より大きく{ $high }より小さいパーセントを指定してください。「{ $found }」は使えません。
cli-arena-until-two = --untilは2人の比較です。{ $found }人では使えません。
cli-arena-plot-ending = --plotはSVGを描きます。ファイル名は.svgで終わる必要があります。「{ $found }」は使えません。
cli-option-form = オプションはKEY=VALUEの形で書いてください。「{ $found }」は使えません。
cli-option-twice = オプション{ $option }が2回指定されています。
cli-option-unknown = { $game }に「{ $found }」というオプションはありません。{ $known ->
    [none] このゲームにオプションはありません。
   *[other] 使えるオプション：{ $known }
  }
cli-option-value = オプション{ $option }を「{ $found }」にはできません。使える値：{ $known }
cli-move-range = 記録は{ $moves }手までで、{ $found }手目はありません。
cli-seat-range = この対戦の席は0から{ $last }までで、席{ $found }はありません。
cli-seat-in-page = --seatは--openと一緒には使えません。ページでは、各局面が手番のプレイヤーから見た形で表示されます。
cli-handbook-figure = 図：{ $text }
cli-rule-unknown = { $game }にルール{ $found }はありません。
cli-record-not-empty = { $folder }は空ではありません。古い記録と新しい記録が混ざらないように、新しいフォルダーか空のフォルダーを指定してください。

cli-board-good = { $file }：{ $game }のボードとして問題ありません。
cli-board-bad = { $file }：問題が{ $count ->
    [0] ありません。
   *[other] { $count }件あります。
  }

cli-replay-good = 記録は正しいものです。全{ $moves }手を検証しました。
cli-replay-bad = 記録は正しくありません。{ $reason }
cli-ending = 終わり方：{ $ending }
cli-seat = 席
cli-player = プレイヤー
cli-winner = 勝ち
cli-tiebreak = 同点時の比較（{ $what }）：{ $figures }。
cli-tiebreak-figure = { $name }は{ $figure }
cli-shared = 決め手となる差はなく、勝利を分け合います。
cli-win-share = 勝率
cli-mean-score = 平均点
cli-simulating = 対戦中
cli-simulated = { $game }（{ $players }席）を{ $games }回対戦、{ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒：毎秒{ NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }対戦、毎秒{ NUMBER($steps, minimumFractionDigits: 0, maximumFractionDigits: 0) }回の決定。
cli-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }）
cli-matches = 対戦数
cli-rating = レーティング
cli-ms-per-decision = 1手のミリ秒
cli-count = { $value }
cli-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-played = { $game }（{ $at }席）、{ $matches }対戦{ $alone ->
    [yes] （各組の1人目は1席だけ）
   *[no] { "" }
  }
cli-arena-verdict = { $verdict ->
    [above] { $player }の勝率は{ NUMBER($share, minimumFractionDigits: 0, maximumFractionDigits: 1) }%を上回ります（{ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 1) }と{ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 1) }で検定）。
    [below] { $player }の勝率は{ NUMBER($share, minimumFractionDigits: 0, maximumFractionDigits: 1) }%を下回ります（{ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 1) }と{ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 1) }で検定）。
   *[open] { $player }の勝率が{ NUMBER($share, minimumFractionDigits: 0, maximumFractionDigits: 1) }%を上回るか下回るかは、まだわかりません（{ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 1) }と{ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 1) }で検定）。
  }
cli-endings = 終わり方：
cli-ending-counted = { $ending }：{ $count }対戦
cli-players-between = { $low }～{ $high }人
cli-players-exactly = { $count }人
cli-games-game = { $id }：{ $name }、{ $between }
cli-games-rules = { $rules ->
    [compiled] ルールはコンパイル済みのものが動いています。
   *[source] ルールはソースのまま動いています。
  }
cli-games-option = --option { $option }={ $values }：{ $name }。{ $about }
cli-games-facets = greedy:no-NAME：このコンピューターのオフにできる知識。NAMEに使えるもの：{ $facets }。
cli-position-title = { $move }手目のあとの局面
cli-turn-title = 手番{ $number }：{ $player }
cli-setup-title = 最初の手番の前

cli-help-play = この端末のブラウザーで遊ぶ
cli-about-play = この端末でテーブルを開き、ブラウザーを起動します。対戦は保存されるので、いつでもCtrl-Cで止めて、あとで続きから遊べます。
cli-help-serve = サーバーとして開く（ブラウザーは起動しない）
cli-about-serve = 接続できる人に向けてテーブルを開きます。--hostを指定しなければ、この端末だけで待ち受けます。
cli-help-host = 待ち受けるアドレス（省略時は{ $usual }）
cli-help-port = 待ち受けるポート。0なら空いているものを使う（省略時は{ $usual }）
cli-help-data = 対戦を保存するフォルダー（省略時は{ $usual }）
cli-help-public-url = ほかの人から見たアドレス（異なる場合）：https://games.example.org。テーブルへのリンクはこれで始まります
cli-help-allowed-host = このサーバーに届くほかの名前。何度でも指定できます
cli-help-trusted-proxy = 誰のための要求かという申告を信用するプロキシのアドレスまたはネットワーク。何度でも指定できます
cli-help-bot-seconds = ボットが考えてよい秒数。過ぎるとより弱いボットが決めます（既定：{ $usual }）
cli-help-metrics-from = この機器のほかに /metrics を読めるアドレスまたはネットワーク。何度でも指定できます
cli-help-limit = 上限を設定します（例：tables_per_device=20）。複数指定できます
cli-help-log-format = 標準エラーに書くログの形式：{ $known }（既定：text）
cli-help-log-level = どこからログに書くか：{ $known }（既定：warning。info はすべての要求を書きます）
cli-serving = Marulaは{ $address }で開いています（止めるにはCtrl-C）
cli-compiling = ルールを裏でコンパイルしています。次に起動したときから速くなります。
cli-showing = 記録は{ $address }で開いています（止めるにはCtrl-C）。そこで始めた対戦は保存されません。
cli-bad-limit = 「{ $found }」は上限として読めません。「名前=数」の形で指定してください。名前：{ $known }
cli-bad-port = ポートは{ $high }以下の数です。{ $found }は使えません。
cli-bad-public-url = 公開アドレスは「https://」または「http://」と名前、必要ならポートだけで、その後には何も続けません。「{ $found }」は使えません。
cli-bad-allowed-host = 許可する名前は games.example.org のように、「https://」もポートもパスも付けずに書きます。「{ $found }」は使えません。
cli-bad-network = プロキシは 127.0.0.1 や 172.17.0.0/16 のようにアドレスかネットワークで指定します。「{ $found }」は使えません。
cli-none-of = { $option } は { $known } のどれかです。「{ $found }」は使えません。
cli-port-in-use = { $host }のポート{ $port }は使用中です。Marulaがすでに動いていませんか。別のポートも選べます：--port { $next }
cli-cannot-listen = { $host }のポート{ $port }で待ち受けられません：{ $reason }
cli-pages-missing = ページがまだ作られていません。リポジトリーでは「make play」で作れます。

## The store

store-failed = { $data } の対戦を開けません：{ $reason }
store-in-use = { $data } の対戦は別の Marula が使用中です。先にそちらを止めるか、別のフォルダーを選んでください：--data
store-read-only = { $data } の対戦を開けません。Marula に書き込みの権限がありません（{ $reason }）。何も変わっていません。
store-full = { $data } の対戦を開けません。ディスクに空きがありません。何も失われていません。空きを作ってからもう一度お試しください。
store-damaged = { $data } の対戦を開けません。ファイル marula.sqlite が壊れているか、Marula のものではありません（{ $reason }）。何も変わっていません。「marula backup」で作ったコピーと置き換えることができます。
store-newer = { $data } の対戦は、より新しい版の Marula で書かれています（形式は { $reason }）。その版をお使いください。何も変わっていません。
store-older = { $data } の対戦は、古い版の Marula で書かれています。「marula migrate」で更新できます。
store-missing = { $data } に対戦はありません。
store-key-damaged = { $data } のファイル server.key が壊れています（{ $reason }）。配ったリンクはこのファイルで署名されています。「marula backup」で作ったコピーに置き換えてください。コピーがなければファイルを削除してください。その場合はリンクを配り直す必要があります。
store-backup-failed = 対戦をコピーできませんでした：{ $reason }

## Matches that are kept

cli-help-migrate = 古い版の対戦を更新する
cli-about-migrate = 古い版の対戦を、すべてまとめて更新します。途中で失敗した場合は何も変わりません。「marula serve」も起動時に同じことをします。
cli-migrating = 対戦を更新しています
cli-migrated = { $data } の対戦を更新しました。
cli-migrated-already = { $data } の対戦はすでに最新です。
cli-help-backup = すべての対戦をファイルにコピーする（サーバーの動作中でも可）
cli-about-backup = すべての対戦をファイルにコピーし、コピーを検査します。その間サーバーは動いていてかまいません。隣にできる FILE.key は、リンクの署名に使う鍵のコピーです。元に戻すには、サーバーを止めてそのフォルダーの中身をすべて別の場所に移し、コピーを marula.sqlite、鍵を server.key という名前で置いてから、サーバーを起動してください。
cli-help-backup-file = 書き込むファイル
cli-help-force = ファイルがすでにあれば上書きする
cli-backed-up = { $file } にはテーブルが { $tables } 卓あり、異常はありません。
cli-backed-up-key = { $file } はリンクの署名に使う鍵です。二つのファイルは一緒に、ほかの人に読まれない場所に保管してください。
cli-backup-exists = { $file } はすでにあります。--force で上書きできます。
cli-help-prune = ずっと前に終わった対戦を削除する
cli-about-prune = 対戦が終わってから指定の日数が過ぎたテーブルを、確認のうえ削除します。その間サーバーは動いていてかまいません。進行中の対戦とゲストを待っているテーブルは残ります。
cli-help-older-than = 対戦が終わってからの日数
cli-help-yes = 確認しない
cli-prune-ask = { $day } より前に対戦が終わったテーブル { $tables } 卓を完全に削除します。続けますか。（はい／いいえ）
cli-prune-yes = はい
cli-prune-none = { $day } より前に終わった対戦はありません。
cli-pruned = { $tables } 卓のテーブルを削除しました。
cli-prune-left = 何も削除しませんでした。
cli-help-verify-all = 保存された対戦をすべて再現して検査する
cli-about-verify-all = 保存された対戦をすべて、当時のルールで再現し、正しくないものを挙げます。その間サーバーは動いていてかまいません。最後の行は JSON で、テーブルの数、正しく終わっている対戦の数、終わっていない対戦の数、壊れているものの数です。
cli-verifying = 対戦を再現しています
cli-damaged-table = { $table }：{ $reason }
cli-damaged-entry = 保存された内容が記録 { $number } で壊れています
cli-damaged-game = この版にはゲーム「{ $game }」のルール { $rules } がありません
cli-damaged-result = 対戦の終わり方が保存された内容と違います
cli-verified = { $damaged ->
    [0] 保存された対戦はすべて正しいものです。
   *[other] { $damaged } 卓のテーブルが壊れています。
}

## サーバーのテーブル

cli-help-table = サーバーにテーブルを開く、見る、終わらせる
cli-about-table = コマンドラインからMarulaのサーバーで対局を開きます。
cli-help-table-open = テーブルを開き、リンクを表示する
cli-help-table-show = テーブルの状況を表示する
cli-help-table-end = 全員のためにテーブルを終わらせる
cli-about-table-open = テーブルを開き、JSONを1行表示します。ID、ゲストそれぞれへのリンク、観戦用リンク、ホスト用リンクが含まれます。
cli-about-table-show = テーブルについてJSONを1行表示します。状態、最新の記録番号、手番、席、結果が含まれます。
cli-about-table-end = 全員のためにテーブルを終わらせます。途中の対局は結果なしになりますが、記録は残ります。
cli-help-server = サーバーのアドレス（例：https://marula.example）
cli-help-table-seats = 席順に、guest、guest:名前、または bot:プレイヤー（{ $players }）
cli-help-table-board = サーバーにあるボードのID
cli-help-pace = live（時計なし）、5m+10s（持ち時間と手番ごとの追加）、2d（手番ごとの時間）
cli-help-listed = サーバーのトップページにテーブルを載せる
cli-help-host-link = 「marula table open」が表示したホスト用リンク
cli-missing-option = { $option }がありません。
cli-not-a-host-link = ホスト用リンクではありません：{ $found }
cli-not-a-server = サーバーのアドレスではありません：{ $found }
cli-table-seat = 席はguest、guest:名前、bot:プレイヤー（{ $players }）のいずれかです。{ $found }ではありません。
cli-server-away = { $address }から返事がありません：{ $reason }
cli-server-refused = サーバーが断りました：{ $reason }
cli-refused-table = サーバーにそのテーブルはありません。削除されたのかもしれません。
cli-refused-link = このリンクは無効か、もう使えません。
cli-refused-board = サーバーにボード「{ $board }」はありません。
cli-refused-pace = 進め方はlive、5m+10s、2dのいずれかです。「{ $pace }」ではありません。
cli-refused-seats = このゲームは{ $low }～{ $high }人用です。{ $found }人では遊べません。
cli-refused-limit = サーバーは今これ以上受け付けていません。後でもう一度お試しください。

## What comes first in the rules

minute = 60秒でわかるルール
minute-goal = 目的
minute-turn = 手番
minute-end = 終わり

## Who may come in

door-wrong-name = このテーブルの名前は「{ $name }」ではありません。運営している方がこの名前を使う場合は、--allowed-host に続けて名前を指定して起動するか、数字のアドレスで開いてください。
door-other-site = この要求はほかのサイトのページから届きました。許されているのはこのテーブル自身のページだけです。
door-closing = テーブルを再起動しています。少し待ってからもう一度お試しください。

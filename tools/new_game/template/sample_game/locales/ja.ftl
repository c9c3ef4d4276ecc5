# Sample Game のテキスト。
# FILL IN: このファイルのすべて。キーはほかの言語と同じです。

sample-game-name = Sample Game
sample-game-author = マルーラの見本
sample-game-tagline = 小石を一個から三個取り、最後の一個をねらいます。

sample-game-minute-goal = 山の最後の小石を取ります。
sample-game-minute-turn = 手番には、小石を一個から三個取ります。
sample-game-minute-end = 山がなくなったら終わりです。

sample-game-action-take = 小石を{ $count }個取る

sample-game-event-pebbles-taken = { $seat }は小石を{ $count }個取りました。
sample-game-event-pile-emptied = 最後の一個でした。{ $seat }の勝ちです。

sample-game-refusal-over = 対戦は終わっています。
sample-game-refusal-turn = 今は{ $seat }の手番です。
sample-game-refusal-unknown = そのようなことはできません。
sample-game-refusal-too-many = 小石は{ $count }個しか残っていません。

sample-game-ending-empty = 山がなくなりました

sample-game-score-last-pebble = 最後の小石
sample-game-score-total = 合計

## コマンドラインでの局面

sample-game-show-turn = 手番{ $turn }：{ $seat }が取る番です。
sample-game-show-over = 対戦は終わりました。{ $seat }が最後の小石を取りました。
sample-game-show-taken = { $seat }が取った小石：{ $count }個

## ページ

sample-game-page-pile = 残りの小石：{ $count }個
sample-game-page-has-taken = 取った小石：{ $count }個
sample-game-page-picture = 対戦が終わったときの様子
sample-game-page-prompt-mine = あなたの手番です
sample-game-page-prompt-mine-detail = 小石を一個から三個取ってください。
sample-game-page-prompt-other = { $seat }の手番です
sample-game-page-prompt-other-detail = 小石を一個から三個取ります。
sample-game-page-prompt-over = 対戦は終わりました
sample-game-page-prompt-over-detail = { $seat }が最後の小石を取りました。

sample-game-page-part-pile = 小石の山
  .about = 残っている小石です。最後の一個を取った人が勝ちます。
sample-game-page-part-take = 小石を取る
  .about = 手番には、小石を一個から三個取ります。
sample-game-page-part-taken = 取った小石
  .about = このプレイヤーが取った小石の数です。

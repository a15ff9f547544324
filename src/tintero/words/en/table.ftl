### A game in the terminal: its board, its prompts and its answers.

game_head = Seed { $seed } · card data of { $cards }
seat_line = { $player }: { $deck } ({ $kind })
seat_human = a person
seat_bot = bot “{ $name }”
score = { $player } { $lore }
result_won = { $player_is ->
    [you] You win in turn { $turn }! Lore: { $scores }.
   *[other] { $player_start } wins in turn { $turn }. Lore: { $scores }.
}
result_draw = Nobody wins: the game ends in turn { $turn }. Lore: { $scores }.
result_open = The game stops here, in turn { $turn }. Lore: { $scores }.
left_game = out of the game
head_lore = lore { $lore }/{ $goal }
head_ink = ink { $ready }/{ $total }
head_drops = drops { $count }
head_hand = hand { $count }
head_deck = deck { $count }
head_discard = discard { $count }
top_of_deck = Top of the deck: { $name }
nothing_in_play = nothing in play
col_strength = Str
col_willpower = Will
col_lore = Lore
col_damage = Dmg
mark_exerted = exerted
mark_drying = drying
mark_item = item
mark_location = location, move { $cost }
mark_under = { $count } under it
which_deck = Which deck do you play?
which_deck_against = Which deck do you play against?
deck_prompt = Number, name or file:{" "}
deck_number = Type a number from 1 to { $count }.
ask_hand = Which cards of your opening hand do you replace? Type their numbers together, such as 1 3.
which_one = Which one? { $names }.
not_understood = “{ $value }” is not understood: type the number of an option, or ? for help.
undone = Your last choice has been taken back.
undo_nothing = There is nothing to take back.
undo_other_chose = That cannot be taken back: somebody else has chosen since.
undo_secret = That cannot be taken back: something hidden has come to light since, or chance has decided.
concede_sure = Concede the game? (y/n)
save_where = Say in which file: save game.json
quit_save = The game is not kept anywhere. Save it in a file? (its name; n or Enter: no){" "}
yes = yes
card_what = Say which card: card Name
order_at_once = Type one number, or the whole order, such as { $example }.
order_twice = Each card has one place: { $value } is there twice.
quit_name = Name of the file:{" "}
export_where = Say in which file: export ruling.yaml
export_not_now = A position can be exported when you are asked what to do in your turn, with nothing waiting.
exported = The position is in { $path }, as far as you can know it. Run it: { $command }

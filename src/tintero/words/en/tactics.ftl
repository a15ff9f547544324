### Positions with a known best answer: what a player makes of them, and what is wrong with a file of them.

solved = solved    { $id }: { $chosen }
unsolved = unsolved  { $id }: { $chosen }
unsolved_best = {"          "}best: { $best }
unsolved_why = {"          "}{ $why }
score = { $player }: { $solved } of { $all } positions solved
score_theme = {"  "}{ $theme }: { $solved } of { $all }
proved = proved    { $id }
judged = judgement { $id }
wrong_best = the claim of { $id } (file { $file }) is kept by { $kept }, but “best” says { $best }: correct one of the two
none_keeps = no answer
hidden_hand = the claim of { $id } (file { $file }) cannot be proved: somebody else has cards in hand and a turn to play them
more_turns = the claim of { $id } (file { $file }) cannot be proved: “reaches” speaks of the end of the present turn of whoever is asked
by_chance = the claim of { $id } (file { $file }) cannot be proved: it depends on chance
too_many = the claim of { $id } (file { $file }) cannot be proved: there are too many positions to look at, or they go round in circles
bad_file = { $file }, { $fault }
same_id = there are two positions called { $id } (file { $file }): give one of them another id
step_fails = line { $line } of { $file } ({ $id }): { $reason }
not_offered = line { $line } of { $file } ({ $id }), in “best”: { $reason }
not_asked = in { $id } (file { $file }) { $player } is not asked anything: say in “asked” who is, or change the steps
no_position = there is no position “{ $id }”; there are: { $ids }

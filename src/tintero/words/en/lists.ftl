### Several things in one sentence. $sound is for languages in which the conjunction depends on the next word.

and = { $first } and { $last }
or = { $first } or { $last }

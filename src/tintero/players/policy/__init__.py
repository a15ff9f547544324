"""What a sensible player would do: the judgement of the greedy player, which the search plays games out with."""

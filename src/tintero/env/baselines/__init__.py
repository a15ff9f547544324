"""Baselines of the benchmark: how players are compared, and two networks that learn (docs/benchmark.md).

    python -m tintero.env.baselines.evaluate --player greedy --against random --pairs 200
    python -m tintero.env.baselines.ppo --steps 500000 --out ppo.zip
    python -m tintero.env.baselines.option_net --steps 500000 --out option_net.pt

The networks need `pip install "tintero[rl]"`; comparing players of the house does not.
"""

"""The example of docs/learning.md: an agent that learns."""

from docs.examples.learn import main


def test_a_tiny_agent_learns_to_win_most_of_its_games_from_the_worse_side() -> None:
    before, after = main()
    assert before < 0.15
    assert after > 0.6

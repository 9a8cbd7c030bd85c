"""Matches between players: games, openings, results, ratings."""

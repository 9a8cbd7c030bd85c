"""Games: a tree of turns with variations, comments, marks, clocks and evaluations, and their files."""

from gipf.record.book import Book, BookTurn
from gipf.record.game import Game, write_games
from gipf.record.side_play import SidePlay
from gipf.record.streaming import read_headers
from gipf.record.tree import Node
from gipf.record.visitor import Visitor

__all__ = ["Book", "BookTurn", "Game", "Node", "SidePlay", "Visitor", "read_headers", "write_games"]

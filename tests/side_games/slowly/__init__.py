"""DVONN, TZAAR, YINSH and ZÈRTZ once more: slow, short and without anything of ours, to compare with.

Each module knows a game by two functions of texts: ``decisions`` lists what can be decided in a position,
``decide`` gives the position after it. Everything is derived anew from the text each time, by trying all
pairs of points, straight from the numbered rules of the specification.
"""

"""The only code that knows how to play.

Plain functions over a state with named fields. They run *interpreted* on the `__slots__` object of `state.py`, and *compiled* by
Numba on a NumPy record with the same fields (`../speed.py`, the only module that imports Numba). One table of fields makes both.
"""

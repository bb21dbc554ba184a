"""Ready-made sets of options: the edition's own, and some that families and friends like.

>>> [preset.name for preset in PRESETS if "pocket" in preset.editions]
['own', 'family', 'pocket-party', 'quick', 'strict', 'partners', 'lowest']
"""

from __future__ import annotations

from .messages import Edition, Preset

_ALL: list[Edition] = ["pocket", "classic", "modern"]

PRESETS: tuple[Preset, ...] = (
    Preset("own", _ALL, {}),
    # For children: nothing to forget, no bluffing, and soon over.
    Preset("family", _ALL, {"uno": "auto", "wild_draw": "free", "target": 150}),
    Preset("party", ["classic", "modern"], {"stacking": "up", "seven_zero": True, "jump_in": True, "draw_until_playable": True}),
    # It has no two cards alike, and no 0.
    Preset("pocket-party", ["pocket"], {"stacking": "up", "seven_zero": True, "draw_until_playable": True}),
    Preset("quick", _ALL, {"target": 1}),
    Preset("strict", _ALL, {"false_call_penalty": 2, "false_catch_penalty": 2, "force_play": True, "finish": "number"}),
    Preset("partners", _ALL, {"teams": True}),
    Preset("lowest", _ALL, {"scoring": "low_total", "target": 100}),
)

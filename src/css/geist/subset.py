"""Writes static/fonts/geist-latin.woff2; README.md beside this file says when and how."""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
TARGET = HERE.parents[2] / "static/fonts/geist-latin.woff2"

# The weights that src/css uses; 400 is the font's default.
WEIGHTS = (400, 600)
FEATURES = ["kern", "liga"]
PRINTABLE_ASCII = range(0x20, 0x7F)
NO_BREAK_SPACE = 0xA0


def drop_arrow_ligatures(font):
    """Text that says -> stays two characters; the joined letters (fi, fl, ff, tt) stay."""
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            ligatures = getattr(getattr(subtable, "ExtSubTable", subtable), "ligatures", {})
            for first in ("hyphen", "less"):
                ligatures.pop(first, None)


def main(source):
    font = instantiateVariableFont(TTFont(source, recalcTimestamp=False), {"wght": WEIGHTS})
    drop_arrow_ligatures(font)
    options = Options(
        layout_features=FEATURES,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
        drop_tables=["DSIG", "STAT", "meta"],
        glyph_names=False,
        hinting=False,
    )
    subsetter = Subsetter(options)
    more = (HERE / "characters.txt").read_text(encoding="utf-8").strip()
    subsetter.populate(unicodes=[*PRINTABLE_ASCII, NO_BREAK_SPACE], text=more)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET)
    print(TARGET.name, TARGET.stat().st_size, "bytes")


main(sys.argv[1])

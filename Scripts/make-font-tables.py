#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes Sources/Typography/Tables/SystemFontData.swift.

usage: Scripts/make-font-tables.py DIRECTORY > Sources/Typography/Tables/SystemFontData.swift

DIRECTORY contains four tab-separated tables, each with a header line. All numbers are in 1/1000 em, except
those of the last table in 1/2048 em:

  sf_text_advances.tsv  codepoint ("U+0041"), char, then ten columns of advances: light, regular, medium,
                        semibold and bold of the text design, then the same five of the display design
  sf_kerning.tsv        pair, left, right (code points), regular, medium, semibold, bold
  sf_tracking.tsv       size (6 to 96 pt), hig_1000em_ios13plus, fit_1000em_ios13plus, ...,
                        fit_1000em_ios9_12
  text/sf_ios26_advances.tsv  code point, char, then ultralight_17, regular_17, bold_17, black_17 and the same
                        four at 28 points, without tracking and kerning, as measured on a simulator

Numbers are written in base 56, two characters each, with the digits "#" to "Z". This range of printable
ASCII contains no quote or backslash, so the tables are plain string literals in Swift, which are decoded
in one pass. An array literal of 10,000 numbers would take seconds to compile.
"""
import sys
import unicodedata

from font_tables import encode, literal

EXTRA = [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC, 0x2122,
         0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2713]
GLYPHS = list(range(0x20, 0x7F)) + list(range(0xA0, 0x250)) + EXTRA
KERNED = list(range(0x20, 0x7F)) + [0x2019, 0x201C, 0x201D]
KERNED_TEXT = "".join(map(chr, KERNED))
# Base letters of letters for which canonical decomposition gives none.
BASES = dict(zip("ÆÐØÞßæðøþĐđĦħıĸŁłŊŋŒœŦŧſ", "MDOPsmdopDdHhikLlNnMmTtf"))


# Corrections to the fit of single characters in 1/1000 em, from saved widths of labels and buttons. Each has
# five observations or more (the underscore three). The first number is for the regular weight of the text
# design, the second for its other weights. The percent sign, the underscore and the brackets are corrected in
# all columns.
CORRECTIONS = {"'": (47, 56), "$": (43, 45), "%": (118, 127), ",": (-7, -7), "/": (-16, -11),
               "3": (14, 14), "6": (53, 0), "F": (-18, -15), "O": (17, 13), "Q": (-30, -25),
               "z": (22, 21), ">": (-64, -36), "_": (95, 95), "(": (6, 6), ")": (6, 6),
               "{": (20, 20), "}": (20, 20), "\u2022": (-80, -80), "\u2192": (-60, -60)}

# Corrections to pairs, for all weights. Ten widths of texts with "yo" and seven with "ay" have the medians 10 and 5.
# "Layout", recorded from UIKit as 51.333 wide at 17 points and 47 in a button at 15, needs at least 17 for both.
PAIR_CORRECTIONS = {"yo": 12, "ay": 6}

# Corrections to pairs of all weights beside the measured advances. They are a ridge regression (penalty 0.01)
# on 367 widths of labels that Xcode 11 and later saved, and 78 widths measured on a simulator. Pairs that
# end with a space are not corrected, because a line ends before one.
MEASURED_PAIR_CORRECTIONS = {
    " *": -1, " 0": -1, " 7": 2, " D": -1, " I": 1, " L": -5, " O": 1, " P": -1, " S": 1, " T": -5,
    " U": -2, " W": -4, " b": 1, " d": 1, " f": 1, " g": 1, " i": 3, " j": 1, " l": 1, " m": -1, " o": 1,
    " q": 1, " t": 2, " y": 1, ".2": -1, "0.": -2, "01": 1, "12": 1, "2.": 1, "23": 1, "25": -1, "34": 1,
    "45": 1, "56": 1, "67": 1, "7.": 2, "78": 1, "89": 1, "AS": -4, "AV": -5, "Ad": -1, "Ap": 1, "Au": -1,
    "Ca": 1, "Cu": -1, "Du": -1, "Fa": -1, "He": -2, "ID": 1, "IK": -2, "IS": 1, "In": 1, "Ki": -2,
    "LT": -4, "La": -2, "Li": -1, "Ma": -1, "Mu": -1, "Op": 1, "Pr": -1, "ST": -4, "Si": 1, "Te": -1,
    "Th": 3, "Ti": -1, "To": -5, "UI": -1, "VA": -5, "Wa": -4, "We": 1, "ab": -2, "ac": 1, "ad": -1,
    "ai": -1, "al": 1, "am": 1, "an": -1, "ar": -1, "at": -2, "av": -4, "ay": -7, "az": 1, "be": -2,
    "br": 1, "ca": -1, "ce": -1, "ci": 1, "ck": 2, "ct": -1, "d.": 1, "de": -2, "do": 1, "ds": -1, "du": 1,
    "ec": -1, "el": -5, "em": -1, "ex": -1, "fi": -1, "fo": 1, "he": 3, "hi": 2, "ic": 1, "ie": 1, "ii": 1,
    "io": -2, "is": 3, "it": -3, "ju": 1, "kV": 1, "ke": -1, "l1": 1, "li": -1, "ll": -1, "lo": -2,
    "mo": -1, "n:": -1, "na": -1, "ne": -1, "ns": -1, "o.": -4, "od": 1, "og": 1, "ol": -1, "om": -1,
    "on": -1, "oo": -1, "os": -1, "ot": -1, "ov": 1, "ox": 1, "pe": 1, "pp": 1, "ps": 2, "qu": 1, "ra": -1,
    "rd": -1, "re": 1, "ri": 1, "rt": -1, "se": -1, "st": -1, "te": -2, "th": 1, "ti": -2, "tl": -1,
    "tt": -1, "uc": 1, "ud": -1, "ui": 1, "um": 1, "ut": -1, "ve": 2, "vy": -4, "wC": -1, "wL": 1, "wn": 1,
    "xt": -1, "yo": -11, "zy": 1}

# Tracking in 1/2048 em that the same widths give. Other sizes have the published values.
MEASURED_TRACKING = {8: 52, 9: 39, 10: 25, 11: 12, 12: 0, 13: -12, 14: -22, 15: -32, 16: -40, 17: -52, 18: -50,
                     19: -48, 20: -46, 21: -35, 22: -24, 23: -9, 24: 6, 25: 11, 26: 17, 27: 22, 28: 28, 29: 27,
                     34: 23}


def rows(name):
    with open(f"{sys.argv[1]}/{name}", encoding="utf-8") as file:
        lines = file.read().split("\n")
    return [dict(zip(lines[0].split("\t"), line.split("\t"))) for line in lines[1:] if line]


def advances():
    table = {}
    for row in rows("sf_text_advances.tsv"):
        cells = list(row.values())
        table[int(cells[0][2:], 16)] = [int(cell) for cell in cells[2:12]]
    for sign, (regular, other) in CORRECTIONS.items():
        cells = table[ord(sign)]
        for column in range(10 if sign in "%_(){}" else 5):
            cells[column] += regular if column % 5 == 1 else other
    # The table lacks two precomposed letters; their advances are the sums of their parts.
    table[0x149] = [a + b for a, b in zip(table[0x2019], table[ord("n")])]
    table[0x1C4] = [a + b for a, b in zip(table[ord("D")], table[0x17D])]
    # A no-break space is as wide as a space. Its value in the table is a start value that no label has corrected.
    table[0xA0] = table[0x20]
    columns = range(10)
    return "".join(encode(table[glyph][column]) for column in columns for glyph in GLYPHS)


def kerning():
    pairs = []
    for row in rows("sf_kerning.tsv"):
        left, right = (KERNED.index(int(row[side][2:], 16)) for side in ("left", "right"))
        more = PAIR_CORRECTIONS.get(KERNED_TEXT[left] + KERNED_TEXT[right], 0)
        weights = [int(row[weight]) + more for weight in ("regular", "medium", "semibold", "bold")]
        pairs.append((left * len(KERNED) + right, weights))
    text, last = "", 0
    for key, weights in sorted(pairs):
        text += encode(key - last) + "".join(encode(weight + 200) for weight in weights)
        last = key
    return text


def tracking(column, published=None):
    """The fitted tracking. From 20 points on the published values are used, if there are any."""
    cells = [float(row[published if published and int(row["size"]) >= 20 else column])
             for row in rows("sf_tracking.tsv")]
    return "".join(encode(round(cell * 10) + 1000) for cell in cells)


def masters():
    """Six columns of printable ASCII: ultraLight, regular and black at 17 points, then at 28."""
    with open(f"{sys.argv[1]}/text/sf_ios26_advances.tsv", encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    table = {int(cells[0]): cells for cells in lines if cells[0].isdigit()}
    return "".join(encode(round(float(table[code][column])))
                   for column in (2, 3, 5, 6, 7, 9) for code in range(0x20, 0x7F))


def measured_kerning():
    text, last = "", 0
    keys = {KERNED_TEXT.index(pair[0]) * len(KERNED) + KERNED_TEXT.index(pair[1]): value
            for pair, value in MEASURED_PAIR_CORRECTIONS.items()}
    for key in sorted(keys):
        text += encode(key - last) + encode(keys[key] + 200)
        last = key
    return text


def measured_tracking():
    return "".join(
        encode(MEASURED_TRACKING.get(int(row["size"]), round(float(row["hig_1000em_ios13plus"]) * 2.048)) + 1000)
        for row in rows("sf_tracking.tsv"))


def bases(codes):
    text = ""
    for code in codes:
        letter = unicodedata.normalize("NFD", chr(code))[0]
        letter = letter if letter.isascii() else BASES.get(chr(code), "o")
        text += letter
    return text


print("""\
// SPDX-License-Identifier: MIT
// Written by Scripts/make-font-tables.py; do not edit.

/// The figures of the system font, in base 56 (see ``CompactTable``), in 1/1000 em.
///
/// Source: fitted to the widths of labels in public Interface Builder files, starting from the
/// advances of Inter (SIL Open Font License); tracking from Apple's Human Interface Guidelines with
/// the residual of the fit below 20 points. The masters are from widths of strings that others
/// measured through public API and published. No Apple font was opened.
enum SystemFontData {""", end="")
literal("advances",
        "Ten columns (text light to bold, display light to bold) of one advance per glyph.",
        advances())
literal("kerning",
        "Per pair: distance to the pair before, then regular to bold, each plus 200.", kerning())
literal("tracking9", "iOS 9 to 12, one per point size from 6: ten times the figure, plus 1000.",
        tracking("fit_1000em_ios9_12"))
literal("tracking13", "iOS 13 and later, as ``tracking9``; from 20 points on as published.",
        tracking("fit_1000em_ios13plus", "hig_1000em_ios13plus"))
literal("masters",
        "Six columns of printable ASCII in 1/2048 em: ultraLight, regular, black at 17 points, then at 28.",
        masters())
literal("mastersKerning", "Per pair: distance to the pair before, then a correction of regular, plus 200.",
        measured_kerning())
literal("mastersTracking", "One per point size from 6, in 1/2048 em, plus 1000.", measured_tracking())
literal("baseLetters", "The letter under the accents, one per scalar from U+00C0 to U+024F.",
        bases(range(0xC0, 0x250)))
literal("baseLetters1E00", "The same from U+1E00 to U+1EFF.", bases(range(0x1E00, 0x1F00)))
print("}")

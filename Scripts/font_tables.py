# SPDX-License-Identifier: MIT
"""The form of the tables of fonts in Sources/Typography/Tables: numbers in base 56, in string literals of Swift."""

# The first digit, and the columns of a line.
BASE, ZERO, WIDTH = 56, ord("#"), 94


def encode(value):
    assert 0 <= value < BASE * BASE, value
    return chr(ZERO + value // BASE) + chr(ZERO + value % BASE)


def literal(name, comment, text):
    print(f"\n  /// {comment}\n  static let {name}: StaticString = \"\"\"")
    for start in range(0, len(text), WIDTH):
        more = start + WIDTH < len(text)
        print("    " + text[start:start + WIDTH] + ("\\" if more else ""))
    print('    """')

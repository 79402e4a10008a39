// SPDX-License-Identifier: MIT

// The visual format language, such as `H:|-[icon(24)]-[title]-|`. The module parses the text into a
// syntax tree, reports every mistake with its position, and resolves the tree to an ordered list of
// constraints.
//
//   Source       the text, and the conversion of offsets to lines and columns
//   Syntax       the tree, and the tree as text again
//   Parsing      text → tree and diagnostics; no input is rejected, traps or hangs
//   Diagnostics  the mistake, its position, a correction, and UIKit's message for it
//   Resolution   tree, names and options → constraints between named items
//
// One parser reads both dialects: ``FormatDialect/uikit`` and ``FormatDialect/extended``.

// SPDX-License-Identifier: MIT

// The visual format language: text such as `H:|-[icon(24)]-[title]-|` read into a syntax tree,
// every mistake in it named and placed, and its meaning as an ordered list of constraints.
//
//   Source       the text, and what a position in it means
//   Syntax       the tree, and the tree as text again
//   Parsing      text → tree and diagnostics; no input is refused, traps or hangs
//   Diagnostics  what is wrong, where, what would be right, and UIKit's words for it
//   Resolution   tree, names and options → constraints between named items
//
// The same reader serves two dialects: ``FormatDialect/uikit`` and ``FormatDialect/extended``.

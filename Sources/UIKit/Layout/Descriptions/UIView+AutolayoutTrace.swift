// SPDX-License-Identifier: MIT

import AutoLayout

extension UIView {
  /// The view's tree with each view's role in Auto Layout, as printed by UIKit's
  /// `_autolayoutTrace`.
  ///
  /// For ambiguous views, the ambiguous attributes are not listed.
  ///
  /// Source: traces in published answers.
  func autolayoutTrace() -> String {
    layoutIfNeeded()
    let root = sequence(first: self, next: \.superview).reduce(self) { $1 }
    let legend = """
      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
    return "\n" + root.traceLines(indentation: "").joined(separator: "\n") + "\n\n" + legend
  }

  private func traceLines(indentation: String) -> [String] {
    let ambiguity = hasAmbiguousLayout ? "- AMBIGUOUS LAYOUT" : ""
    return [indentation + traceMark + LayoutDescription.bare(self) + ambiguity]
      + subviews.flatMap { $0.traceLines(indentation: indentation + "|   ") }
  }

  private var traceMark: String {
    guard LayoutStore.current.forest.hasEngine(item) else { return "" }
    if superview == nil { return "•" }
    guard translatesAutoresizingMaskIntoConstraints else { return "*" }
    return LayoutStore.current.forest.hasRows(item) ? "+" : ""
  }
}

// SPDX-License-Identifier: MIT

public import AutoLayout
import LayoutRendering
import UIKitComponents

extension UIView {
  /// What the view and everything in it look like, laid out as far as layout was asked for.
  ///
  /// - Returns: a value that refers to no view and may be used on any thread.
  public func layoutSnapshot() -> LayoutSnapshot {
    layoutIfNeeded()
    captureFigures()
    let snapshot = LayoutStore.current.forest.snapshot(
      of: LayoutStore.current.forest.root(of: item))
    return superview == nil ? snapshot : snapshot.subtree(of: item)
  }

  /// A picture of the view and everything in it, as SVG.
  ///
  /// ```swift
  /// try card.svg().write(toFile: "card.svg", atomically: true, encoding: .utf8)
  /// ```
  ///
  /// - Parameter scale: the size of a point in the picture's own units.
  public func svg(scale: Double = 1) -> String {
    SVGRenderer(scale: scale).render(layoutSnapshot().presented().displayList())
  }
}

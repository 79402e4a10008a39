// SPDX-License-Identifier: MIT

public import AutoLayout
import LayoutRendering
import UIKitComponents

extension UIView {
  /// A snapshot of the view and its descendants, after pending layout.
  ///
  /// - Returns: a value without references to views. It may be used on any thread.
  public func layoutSnapshot() -> LayoutSnapshot {
    layoutIfNeeded()
    captureFigures()
    let snapshot = LayoutStore.current.forest.snapshot(
      of: LayoutStore.current.forest.root(of: item))
    return superview == nil ? snapshot : snapshot.subtree(of: item)
  }

  /// A picture of the view and its descendants, as SVG.
  ///
  /// ```swift
  /// try card.svg().write(toFile: "card.svg", atomically: true, encoding: .utf8)
  /// ```
  ///
  /// - Parameter scale: the size of one point in units of the picture.
  public func svg(scale: Double = 1) -> String {
    SVGRenderer(scale: scale).render(layoutSnapshot().presented().displayList())
  }
}

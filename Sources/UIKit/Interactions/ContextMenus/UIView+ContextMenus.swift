// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Opens the context menu under a point of the view as a long press there does: that of the nearest interaction, row
  /// or item, from the view that is touched upwards.
  ///
  /// - Returns: nil where nothing there has a menu.
  @discardableResult
  public func simulateContextMenu(at point: CGPoint) -> OpenContextMenu? {
    layoutIfNeeded()
    var next = hitTest(point, with: nil)
    while let view = next {
      if let menu = view.openContextMenu(at: view.convert(point, from: self)) { return menu }
      next = view.superview
    }
    return nil
  }

  private func openContextMenu(at point: CGPoint) -> OpenContextMenu? {
    for case let interaction as UIContextMenuInteraction in interactions {
      if let menu = interaction.simulateMenu(at: point) { return menu }
    }
    return openMenuOfContents(at: point)
  }
}

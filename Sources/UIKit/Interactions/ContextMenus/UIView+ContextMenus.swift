// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Opens the context menu that a long press opens. Searches the hit view and its superviews for
  /// an interaction, row or item with a menu.
  ///
  /// - Parameter point: the point of the press, in the view's coordinates.
  /// - Returns: nil if there is no menu at the point.
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

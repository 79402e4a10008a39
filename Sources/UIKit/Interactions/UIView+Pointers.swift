// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Moves a pointer to a point of the view.
  ///
  /// Searches the hit view and its superviews. The first interaction with a region at the point is
  /// entered, and the previous region is left. A button with an enabled pointer interaction calls
  /// its provider.
  ///
  /// - Returns: the style of the pointer, or nil for the system's.
  @discardableResult
  public func simulatePointer(at point: CGPoint) -> UIPointerStyle? {
    layoutIfNeeded()
    let former = LayoutStore.current.pointed
    var next = hitTest(point, with: nil)
    while let view = next {
      let place = view.convert(point, from: self)
      for case let interaction as UIPointerInteraction in view.interactions {
        guard let region = interaction.region(at: place, in: view) else { continue }
        if interaction !== former { former?.leave() }
        LayoutStore.current.pointed = interaction
        return interaction.enter(region)
      }
      if let style = (view as? UIButton)?.ownPointerStyle {
        former?.leave()
        LayoutStore.current.pointed = nil
        return style
      }
      next = view.superview
    }
    former?.leave()
    LayoutStore.current.pointed = nil
    return nil
  }
}

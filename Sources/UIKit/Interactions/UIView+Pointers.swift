// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Moves a pointer to a point of the view as a mouse does: of the view that is hit and those above it, the nearest
  /// interaction that has a region there is entered, and what the pointer was in before is left. A button that is enabled
  /// for pointers asks its provider.
  ///
  /// - Returns: the style that the pointer has there; nil for the system's own.
  @discardableResult
  public func simulatePointer(at point: CGPoint) -> UIPointerStyle? {
    layoutIfNeeded()
    let former = LayoutStore.current.pointed
    var next = hitTest(point, with: nil)
    while let view = next {
      let place = view.convert(point, from: self)
      for case let interaction as UIPointerInteraction in view.interactions {
        if interaction !== former { former?.leave() }
        let found = interaction.enter(at: place, in: view)
        guard found.isInRegion else { continue }
        LayoutStore.current.pointed = interaction
        return found.style
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

// SPDX-License-Identifier: MIT

public import Foundation

/// Something in whose coordinates points can be given: views and screens.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// A point of this space in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The rectangle around what `rect` of this space is in another's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The rectangle around what `rect` of another space is in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// A point of this view in the coordinates of `view`; nil stands for the root of the tree, which
  /// is the window where there is one.
  ///
  /// As for the other conversions frames are those of the last layout, with transforms and the
  /// offsets of scroll views. Both have to be in one tree.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// A point of `view`, or of the root, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// The rectangle around what `rect` is in the coordinates of `view`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The rectangle around what `rect` of `view`, or of the root, is in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  // The optimiser of Swift 6.3 crashes when it specialises these four for the one type that conforms.
  /// The same for any space; one that is no view, such as a screen, stands for the root.
  @_optimize(none)
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace as? UIView))
  }

  /// The same for any space; one that is no view, such as a screen, stands for the root.
  @_optimize(none)
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace as? UIView).inverted())
  }

  /// The same for any space; one that is no view, such as a screen, stands for the root.
  @_optimize(none)
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace as? UIView))
  }

  /// The same for any space; one that is no view, such as a screen, stands for the root.
  @_optimize(none)
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace as? UIView).inverted())
  }

  /// From the view's own coordinates to those of `view`, or of the root.
  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return transformToRoot }
    return transformToRoot.concatenating(view.transformToRoot.inverted())
  }

  /// From the view's own coordinates to those of the root's.
  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var next: UIView? = self
    while let view = next, let superview = view.superview {
      let bounds = view.bounds
      let anchor = CGPoint(
        x: bounds.origin.x + bounds.width * view.anchorPoint.x,
        y: bounds.origin.y + bounds.height * view.anchorPoint.y)
      let center = view.center
      result =
        result
        .concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
        .concatenating(view.transform)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      next = superview
    }
    return result
  }
}

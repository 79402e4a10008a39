// SPDX-License-Identifier: MIT

public import Foundation

/// Something in whose coordinates points can be given: views and screens.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// A point of this view in the coordinates of `view`; nil stands for the root.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let absolute = point.applying(transformToRoot)
    return view.map { absolute.applying($0.transformToRoot.inverted()) } ?? absolute
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let absolute = view.map { point.applying($0.transformToRoot) } ?? point
    return absolute.applying(transformToRoot.inverted())
  }

  /// The rectangle around what `rect` is in the coordinates of `view`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let absolute = rect.applying(transformToRoot)
    return view.map { absolute.applying($0.transformToRoot.inverted()) } ?? absolute
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let absolute = view.map { rect.applying($0.transformToRoot) } ?? rect
    return absolute.applying(transformToRoot.inverted())
  }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
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

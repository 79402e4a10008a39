// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {}

extension UIView {
  func transform(to view: UIView?) -> CGAffineTransform {
    // Without a window, nil means the screen, on which the root has its frame.
    guard let view else { return window == nil ? transformToScreen : transformToRoot }
    return root === view.root
      ? transformToRoot.concatenating(view.transformToRoot.inverted())
      : transformToScreen.concatenating(view.transformToScreen.inverted())
  }

  func transform(toSpace space: any UICoordinateSpace) -> CGAffineTransform {
    guard let view = space as? UIView else { return transformToScreen }
    return transform(to: view)
  }

  /// Converts from the view's coordinates to those of the screen, which contain the frames of root
  /// views.
  var transformToScreen: CGAffineTransform {
    transformToRoot.concatenating(root.transformToSuperview)
  }

  private var transformToRoot: CGAffineTransform {
    sequence(first: self, next: \.superview)
      .reduce(.identity) { $1.superview == nil ? $0 : $0.concatenating($1.transformToSuperview) }
  }

  private var root: UIView { sequence(first: self, next: \.superview).reduce(self) { $1 } }

  /// Converts from the view's bounds to the coordinates of its frame.
  private var transformToSuperview: CGAffineTransform {
    let (bounds, center) = (bounds, center)
    let anchor = CGPoint(
      x: bounds.origin.x + bounds.width * anchorPoint.x,
      y: bounds.origin.y + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

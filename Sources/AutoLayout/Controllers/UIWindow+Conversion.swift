// SPDX-License-Identifier: MIT

public import Foundation

extension UIWindow {
  /// A point of this window in the coordinates of another one; nil stands for the screen.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    point.applying(transform(toWindow: window))
  }

  /// A point of another window, or of the screen, in this window's coordinates.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    point.applying(transform(toWindow: window).inverted())
  }

  /// The rectangle around what `rect` is in another window, or on the screen.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.applying(transform(toWindow: window))
  }

  /// The rectangle around what `rect` of another window, or of the screen, is in this window.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.applying(transform(toWindow: window).inverted())
  }

  private func transform(toWindow window: UIWindow?) -> CGAffineTransform {
    guard let window else { return transformToScreen }
    return transformToScreen.concatenating(window.transformToScreen.inverted())
  }
}

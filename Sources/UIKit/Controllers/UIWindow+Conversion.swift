// SPDX-License-Identifier: MIT

public import Foundation

extension UIWindow {
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    point.applying(transform(toWindow: window))
  }

  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    point.applying(transform(toWindow: window).inverted())
  }

  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.applying(transform(toWindow: window))
  }

  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.applying(transform(toWindow: window).inverted())
  }

  private func transform(toWindow window: UIWindow?) -> CGAffineTransform {
    guard let window else { return transformToScreen }
    return transformToScreen.concatenating(window.transformToScreen.inverted())
  }
}

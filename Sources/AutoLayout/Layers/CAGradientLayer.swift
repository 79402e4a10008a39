// SPDX-License-Identifier: MIT

public import Foundation

/// A layer of colours that run into each other. Pictures do not show it: what is set is kept.
open class CAGradientLayer: CALayer {
  /// `CGColor` values.
  open var colors: [Any]?
  /// Where each colour is pure, from 0 to 1.
  open var locations: [NSNumber]?
  /// In fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

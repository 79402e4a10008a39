// SPDX-License-Identifier: MIT

public import Foundation

/// A layer of colours that run into each other along a line.
open class CAGradientLayer: CALayer {
  /// The colours as `CGColor` values, in order; nil for none.
  open var colors: [Any]?
  /// Where each colour is pure, from 0 at the start to 1; nil for even distances.
  open var locations: [NSNumber]?
  /// Where the first colour is pure, in fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is pure, in fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

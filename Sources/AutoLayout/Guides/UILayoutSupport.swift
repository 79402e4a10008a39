// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// The strip at the top or bottom of a controller's view that bars cover; safe areas replaced it.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view bars cover, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip as a guide.
final class _UILayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { LayoutStore.current.forest.frame(of: item).height }
}

// SPDX-License-Identifier: MIT

/// The corners of a rectangle, with the raw values of `UIRectCorner`.
package struct RectCorners: OptionSet, Sendable {
  package let rawValue: UInt

  package static let topLeft = RectCorners(rawValue: 1)
  package static let topRight = RectCorners(rawValue: 2)
  package static let bottomLeft = RectCorners(rawValue: 4)
  package static let bottomRight = RectCorners(rawValue: 8)
  package static let allCorners = RectCorners(rawValue: UInt.max)

  package init(rawValue: UInt) { self.rawValue = rawValue }
}

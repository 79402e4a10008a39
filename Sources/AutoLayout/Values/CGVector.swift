// SPDX-License-Identifier: MIT

public import Foundation

/// A displacement in points.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector()

  public init() {
    self.init(dx: 0, dy: 0)
  }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

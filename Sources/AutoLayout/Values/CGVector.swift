// SPDX-License-Identifier: MIT

public import Foundation

/// A displacement in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// Points to the right.
  public var dx: CGFloat
  /// Points down.
  public var dy: CGFloat

  /// No displacement.
  public static let zero = CGVector()

  /// No displacement.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A displacement in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector of whole points.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A vector of points.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

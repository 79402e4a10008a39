// SPDX-License-Identifier: MIT

public import Foundation

/// A displacement of content, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points down.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// No displacement.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// A displacement in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

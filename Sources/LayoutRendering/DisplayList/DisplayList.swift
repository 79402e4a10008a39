// SPDX-License-Identifier: MIT

public import AutoLayout

/// A picture as a list of drawing commands, back to front, in points.
///
/// It does not depend on an output format: fonts are named and measured, symbols and placeholder
/// images are shapes, pictures of the app are there with their bytes, every number is finite. A renderer needs nothing but the list.
public struct DisplayList: Hashable, Sendable {
  /// The size of the canvas; its origin is the top left corner, y grows downwards.
  public var size: Size
  /// What the picture shows, for people; empty for none.
  public var title: String
  /// What to draw. Every ``DrawingCommand/begin(_:)`` has its ``DrawingCommand/end``.
  public var commands: [DrawingCommand]

  public init(size: Size, title: String = "", commands: [DrawingCommand] = []) {
    self.size = size
    self.title = title
    self.commands = commands
  }
}

// SPDX-License-Identifier: MIT

public import AutoLayout

/// A picture as a list of drawing commands, back to front, in points.
///
/// The list does not depend on an output format, and a renderer needs nothing else. Fonts are named
/// and text is measured. Symbols and placeholder images are shapes. Pictures of the app are
/// included with their bytes. Every number is finite.
public struct DisplayList: Hashable, Sendable {
  /// The size of the canvas. The origin is the top left corner, and y grows downwards.
  public var size: Size
  /// A title for people; empty for none.
  public var title: String
  /// The commands. Every ``DrawingCommand/begin(_:)`` has a matching ``DrawingCommand/end``.
  public var commands: [DrawingCommand]

  public init(size: Size, title: String = "", commands: [DrawingCommand] = []) {
    self.size = size
    self.title = title
    self.commands = commands
  }
}

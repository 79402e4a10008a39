// SPDX-License-Identifier: MIT

public import AutoLayout

/// A view and distances that a picture emphasises. Everything else is faded.
public struct Highlight: Hashable, Sendable {
  /// A horizontal or vertical distance.
  public struct Line: Hashable, Sendable {
    /// The ends, in the coordinates of the root.
    public var start: Point
    public var end: Point
    /// The text beside the line; empty for none.
    public var label: String

    public init(from start: Point, to end: Point, label: String = "") {
      self.start = start
      self.end = end
      self.label = label
    }
  }

  /// The frame of the view, in the coordinates of the root.
  public var frame: Rect
  public var lines: [Line]

  public init(frame: Rect, lines: [Line]) {
    self.frame = frame
    self.lines = lines
  }
}

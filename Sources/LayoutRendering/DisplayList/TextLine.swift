// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography
public import UIKitComponents

/// One line of text in one font and colour, with the room it takes.
public struct TextLine: Hashable, Sendable {
  /// Which part of the line stays where it is if a renderer cannot set the text to ``width``.
  public enum Anchor: Hashable, Sendable { case left, center, right }

  public var text: String
  /// Where the baseline starts: its left end, whatever the direction.
  public var origin: Point
  /// The measured width: renderers stretch or narrow the text to it.
  public var width: Double
  public var font: Font
  public var color: Color
  public var anchor: Anchor
  /// The direction of the paragraph, which decides where neutral characters go.
  public var direction: LayoutDirection
  /// Points added after each character, which ``width`` counts; nil for the font's own spacing.
  public var letterSpacing: Double?

  public init(
    _ text: String, origin: Point, width: Double, font: Font, color: Color, anchor: Anchor = .left,
    direction: LayoutDirection = .leftToRight, letterSpacing: Double? = nil
  ) {
    self.text = text
    self.origin = origin
    self.width = width
    self.font = font
    self.color = color
    self.anchor = anchor
    self.direction = direction
    self.letterSpacing = letterSpacing
  }
}

// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography
public import UIKitComponents

/// A line of text in one font and colour, with its measured width.
public struct TextLine: Hashable, Sendable {
  /// The part of the line that stays in place if a renderer cannot set the text to ``width``.
  public enum Anchor: Hashable, Sendable { case left, center, right }

  public var text: String
  /// The left end of the baseline, in either direction.
  public var origin: Point
  /// The measured width. Renderers stretch or condense the text to this width.
  public var width: Double
  public var font: Font
  public var color: Color
  public var anchor: Anchor
  /// The direction of the paragraph, which places neutral characters.
  public var direction: LayoutDirection
  /// The points added after each character, included in ``width``; nil for the font's own spacing.
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

// SPDX-License-Identifier: MIT

import Foundation

// Shapes, which compute their paths.

/// The style of rounded corners. Both styles are circular arcs.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A shape that is inset from its rectangle.
public struct _Inset<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  public nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  public nonisolated func inset(by amount: CGFloat) -> _Inset {
    _Inset(base: base, amount: self.amount + amount)
  }
}

public struct Circle: InsettableShape {
  public nonisolated init() {}
  /// The largest circle that fits, centred in the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public nonisolated func inset(by amount: CGFloat) -> _Inset<Circle> {
    _Inset(base: self, amount: amount)
  }
}

public struct Ellipse: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated func inset(by amount: CGFloat) -> _Inset<Ellipse> {
    _Inset(base: self, amount: amount)
  }
}

public struct Rectangle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> _Inset<Rectangle> {
    _Inset(base: self, amount: amount)
  }
}

public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerSize.width)
  }
  public nonisolated func inset(by amount: CGFloat) -> _Inset<RoundedRectangle> {
    _Inset(base: self, amount: amount)
  }
}

public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  public nonisolated func inset(by amount: CGFloat) -> _Inset<Capsule> {
    _Inset(base: self, amount: amount)
  }
}

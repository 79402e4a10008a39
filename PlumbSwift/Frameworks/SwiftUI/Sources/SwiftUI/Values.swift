// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Values that code outside of view bodies uses.

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
}

public struct Color: View, Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  private let color: UIColor

  public nonisolated init(_ color: UIColor) { self.color = color }
  public nonisolated init(uiColor: UIColor) { color = uiColor }
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }
  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  public nonisolated init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { self.init(red: red, green: green, blue: blue, opacity: opacity) }
  public nonisolated init(white: Double, opacity: Double = 1) {
    color = UIColor(white: white, alpha: opacity)
  }
  public nonisolated init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) { color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity) }

  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(color.withAlphaComponent(opacity))
  }
  public var body: Never { fatalError("a colour has no body") }
  public var cgColor: CGColor? { color.cgColor }

  var uiColor: UIColor { color }

  public nonisolated static let black = Color(.black)
  public nonisolated static let blue = Color(.systemBlue)
  public nonisolated static let brown = Color(.systemBrown)
  public nonisolated static let clear = Color(.clear)
  public nonisolated static let cyan = Color(.systemCyan)
  public nonisolated static let gray = Color(.systemGray)
  public nonisolated static let green = Color(.systemGreen)
  public nonisolated static let indigo = Color(.systemIndigo)
  public nonisolated static let mint = Color(.systemMint)
  public nonisolated static let orange = Color(.systemOrange)
  public nonisolated static let pink = Color(.systemPink)
  public nonisolated static let purple = Color(.systemPurple)
  public nonisolated static let red = Color(.systemRed)
  public nonisolated static let teal = Color(.systemTeal)
  public nonisolated static let white = Color(.white)
  public nonisolated static let yellow = Color(.systemYellow)
  public nonisolated static let primary = Color(.label)
  public nonisolated static let secondary = Color(.secondaryLabel)
  public nonisolated static let accentColor = Color(.tintColor)
}

extension UIColor {
  public convenience init(_ color: Color) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color {
  nonisolated fileprivate var resolved: UIColor { color }
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public enum Design: Sendable { case `default`, serif, rounded, monospaced }

  public struct Weight: Hashable, Sendable {
    let value: Double

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  private let name: String

  private init(_ name: String) { self.name = name }

  public init(_ font: UIFont) { name = font.fontName }

  public static let largeTitle = Font("largeTitle")
  public static let title = Font("title")
  public static let title2 = Font("title2")
  public static let title3 = Font("title3")
  public static let headline = Font("headline")
  public static let subheadline = Font("subheadline")
  public static let body = Font("body")
  public static let callout = Font("callout")
  public static let footnote = Font("footnote")
  public static let caption = Font("caption")
  public static let caption2 = Font("caption2")

  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font { Font("system \(size)") }
  public static func system(
    _ style: TextStyle, design: Design = .default, weight: Weight = .regular
  ) -> Font { Font("\(style)") }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name) }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(name) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name) }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading) = (top, leading)
    (self.bottom, self.trailing) = (bottom, trailing)
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
    public init(rawValue: Int8) { self.rawValue = rawValue }
  }
}

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
    public init(rawValue: Int8) { self.rawValue = rawValue }
  }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
public enum TextAlignment: CaseIterable, Sendable { case leading, center, trailing }
public enum ContentMode: CaseIterable, Sendable { case fit, fill }
public enum Visibility: CaseIterable, Sendable { case automatic, visible, hidden }

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat = 0, y: CGFloat = 0) { (self.x, self.y) = (x, y) }

  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static let zero = Angle(radians: 0)
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

/// Calls `body` without an animation.
@preconcurrency @MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}

public struct GeometryProxy {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

public struct Path: Equatable, @unchecked Sendable {
  public private(set) var cgPath = CGMutablePath()

  public init() {}
  public init(_ rect: CGRect) { cgPath.addRect(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath.addPath(UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }
  public init(ellipseIn rect: CGRect) { cgPath.addEllipse(in: rect) }
  public init(_ path: CGPath) { cgPath.addPath(path) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var boundingRect: CGRect { cgPath.boundingBox }
  public mutating func move(to end: CGPoint) { cgPath.move(to: end) }
  public mutating func addLine(to end: CGPoint) { cgPath.addLine(to: end) }
  public mutating func addLines(_ lines: [CGPoint]) { cgPath.addLines(between: lines) }
  public mutating func addRect(_ rect: CGRect) { cgPath.addRect(rect) }
  public mutating func addEllipse(in rect: CGRect) { cgPath.addEllipse(in: rect) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    cgPath.addQuadCurve(to: end, control: control)
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    cgPath.addCurve(to: end, control1: control1, control2: control2)
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    cgPath.addArc(
      center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
      clockwise: clockwise)
  }
  public mutating func addPath(_ path: Path) { cgPath.addPath(path.cgPath) }
  public mutating func closeSubpath() { cgPath.closeSubpath() }
}

public protocol Shape: View, Sendable where Body == Never {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: Never { fatalError("a shape has no body") }
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> EmptyView { EmptyView() }
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> EmptyView { EmptyView() }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> EmptyView { EmptyView() }
}

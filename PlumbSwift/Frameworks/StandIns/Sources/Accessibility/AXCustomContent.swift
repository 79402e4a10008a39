// SPDX-License-Identifier: MIT

import UIKit

/// Something more that is read aloud of an element.
open class AXCustomContent: NSObject {
  public enum Importance: UInt, Sendable { case `default`, high }

  public let label: String
  public let value: String
  open var importance = Importance.default

  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }

  open var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
  open var attributedValue: NSAttributedString { NSAttributedString(string: value) }
}

public protocol AXCustomContentProvider: NSObjectProtocol {
  // Apple declares it so, and classes that conform do.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// What assistive technologies are told; none listens.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    let text: String

    public init(_ announcement: String) { text = announcement }
    /// No effect.
    @MainActor public func post() {}
  }

  public struct LayoutChanged: Sendable {
    public init(_ element: Any? = nil) {}
    /// No effect.
    @MainActor public func post() {}
  }

  public struct ScreenChanged: Sendable {
    public init(_ element: Any? = nil) {}
    /// No effect.
    @MainActor public func post() {}
  }

  public struct PageScrolled: Sendable {
    public init(_ description: String) {}
    /// No effect.
    @MainActor public func post() {}
  }
}

/// A name for a colour, as people say it.
///
/// - Returns: one of ten basic names by the colour's hue and brightness.
public func AXNameFromColor(_ color: CGColor) -> String {
  var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  UIColor(cgColor: color).getHue(
    &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
  if brightness < 0.15 { return "black" }
  if saturation < 0.1 { return brightness > 0.9 ? "white" : "gray" }
  switch hue * 360 {
  case 15..<45: return "orange"
  case 45..<70: return "yellow"
  case 70..<165: return "green"
  case 165..<200: return "cyan"
  case 200..<260: return "blue"
  case 260..<300: return "purple"
  case 300..<345: return "pink"
  default: return "red"
  }
}

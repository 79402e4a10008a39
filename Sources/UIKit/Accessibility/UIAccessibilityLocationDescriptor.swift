// SPDX-License-Identifier: MIT

public import Foundation

/// A point of a view for dragging or dropping.
open class UIAccessibilityLocationDescriptor: _UIObject {
  open private(set) weak var view: UIView?
  /// In the coordinates of the view.
  public let point: CGPoint
  public let attributedName: NSAttributedString

  open var name: String { attributedName.string }

  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (self.attributedName, self.point) = (attributedName, point)
    super.init(object: ())
    self.view = view
  }
}

public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

extension UIAccessibility {
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

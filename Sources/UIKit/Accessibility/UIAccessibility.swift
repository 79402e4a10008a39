// SPDX-License-Identifier: MIT

public import Foundation

/// No assistive technology runs. Posting a notification only records it in ``lastPost``.
@preconcurrency @MainActor
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1013)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1014)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  public enum ZoomType: Int, Sendable {
    case insertionPoint = 0
  }

  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }

  public static var isBoldTextEnabled: Bool { UITraitCollection.screen.legibilityWeight == .bold }

  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.screen.accessibilityContrast == .high
  }

  /// The last posted notification, for tests. It is not read aloud.
  public private(set) static var lastPost: (notification: Notification, argument: Any?)?

  public static func post(notification: Notification, argument: Any?) {
    lastPost = (notification, argument)
  }

  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    rect.applying(view.transformToScreen)
  }

  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.apply(view.transformToScreen)
    return copy
  }

  /// Never posted.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Never posted.
  nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Never posted.
  nonisolated public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Never posted.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Never posted.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerColorsStatusDidChangeNotification")
  /// Never posted.
  nonisolated public static let switchControlStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Never posted.
  nonisolated public static let invertColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Never posted.
  nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Never posted.
  nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")

  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}

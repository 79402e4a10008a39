// SPDX-License-Identifier: MIT

public import Foundation

// Hearing devices, Guided Access and cross-fading. They are not available.

extension UIAccessibility {
  public struct GuidedAccessAccessibilityFeature: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let voiceOver = GuidedAccessAccessibilityFeature(rawValue: 1 << 0)
    public static let zoom = GuidedAccessAccessibilityFeature(rawValue: 1 << 1)
    public static let assistiveTouch = GuidedAccessAccessibilityFeature(rawValue: 1 << 2)
    public static let invertColors = GuidedAccessAccessibilityFeature(rawValue: 1 << 3)
    public static let grayscaleDisplay = GuidedAccessAccessibilityFeature(rawValue: 1 << 4)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Always empty: no device is paired.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// Configures nothing, and calls the handler with an error.
  public static func configureForGuidedAccess(
    features: GuidedAccessAccessibilityFeature, enabled: Bool,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, CocoaError(.featureUnsupported)) }

  /// Never posted.
  nonisolated public static let hearingDevicePairedEarDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// Never posted.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange =
    Foundation.Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}

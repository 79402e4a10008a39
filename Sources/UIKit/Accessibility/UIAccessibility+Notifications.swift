// SPDX-License-Identifier: MIT

public import Foundation

extension UIAccessibility {
  /// Never posted.
  nonisolated public static let grayscaleStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")

  /// Never posted.
  nonisolated public static let guidedAccessStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")

  /// Never posted.
  nonisolated public static let assistiveTouchStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")

  /// Never posted.
  nonisolated public static let monoAudioStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityMonoAudioStatusDidChangeNotification")

  /// Never posted.
  nonisolated public static let closedCaptioningStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")

  /// Never posted.
  nonisolated public static let speakSelectionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")

  /// Never posted.
  nonisolated public static let speakScreenStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilitySpeakScreenStatusDidChangeNotification")

  /// Never posted.
  nonisolated public static let shakeToUndoDidChangeNotification =
    NSNotification.Name("UIAccessibilityShakeToUndoDidChangeNotification")

  /// Never posted.
  nonisolated public static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

  /// Never posted.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification =
    NSNotification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

  /// Never posted.
  nonisolated public static let videoAutoplayStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")

  /// Never posted.
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

  /// Never posted.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}

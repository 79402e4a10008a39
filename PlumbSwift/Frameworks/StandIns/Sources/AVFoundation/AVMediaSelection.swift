// SPDX-License-Identifier: MIT

import CoreMedia
import Foundation
import UIKit

public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let visual = AVMediaCharacteristic(rawValue: "public.visual")
  public static let audible = AVMediaCharacteristic(rawValue: "public.audible")
  public static let legible = AVMediaCharacteristic(rawValue: "public.legible")
  public static let containsOnlyForcedSubtitles = Self(rawValue: "public.subtitles.forced-only")
  public static let isMainProgramContent = Self(rawValue: "public.main-program-content")
  public static let describesVideoForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-video")

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Never created: assets have no tracks to select.
open class AVMediaSelectionOption: NSObject {
  open var displayName: String { "" }
  open var locale: Locale? { nil }
  open var extendedLanguageTag: String? { nil }
  open var mediaType: AVMediaType { .text }
  open var isPlayable: Bool { false }

  open func displayName(with locale: Locale) -> String { displayName }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}

open class AVMediaSelectionGroup: NSObject {
  open var options: [AVMediaSelectionOption] { [] }
  open var defaultOption: AVMediaSelectionOption? { nil }
  open var allowsEmptySelection: Bool { true }

  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption],
    filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMediaSelectionOption] { mediaSelectionOptions }
}

open class AVMediaSelection: NSObject {
  open func selectedMediaOption(
    in mediaSelectionGroup: AVMediaSelectionGroup
  ) -> AVMediaSelectionOption? { nil }
}

extension AVAsset {
  public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }

  public func mediaSelectionGroup(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? { nil }

  public func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> AVMediaSelectionGroup? { nil }
}

extension AVPlayerItem {
  public var currentMediaSelection: AVMediaSelection { AVMediaSelection() }

  /// No effect.
  public func select(
    _ mediaSelectionOption: AVMediaSelectionOption?,
    in mediaSelectionGroup: AVMediaSelectionGroup
  ) {}

  /// No effect.
  public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
}

// SPDX-License-Identifier: MIT

import Foundation

/// What a bar button item keeps for looks of before appearances.
struct BarButtonLooks {
  struct Place: Hashable {
    var state: UInt
    var style: UIBarButtonItem.Style?
    var metrics: UIBarMetrics

    init(_ state: UIControl.State, _ style: UIBarButtonItem.Style?, _ metrics: UIBarMetrics) {
      (self.state, self.style, self.metrics) = (state.rawValue, style, metrics)
    }
  }

  var backgrounds: [Place: UIImage] = [:]
  var backButtonBackgrounds: [Place: UIImage] = [:]
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backButtonTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  var backButtonBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]
}

extension UIBarButtonItem {
  /// What stands at a corner of the item.
  public struct Badge: Hashable, Sendable {
    public let stringValue: String?
    /// Nil for the system's red.
    public var backgroundColor: UIColor?
    /// That of the text; nil for white.
    public var foregroundColor: UIColor?
    /// Nil for the system's, of 13 points.
    public var font: UIFont?

    private init(stringValue: String?) { self.stringValue = stringValue }

    public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }

    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }

    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }

  /// No effect.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// No effect.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Shows the image at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}

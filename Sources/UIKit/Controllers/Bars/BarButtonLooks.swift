// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

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

extension BarButtonLooks {
  /// What they say of a button in a bar of the present screen.
  @MainActor
  func look(isEnabled: Bool, style: UIBarButtonItem.Style) -> BarContent.Look {
    look(
      isEnabled, [style, nil], backgrounds, titleOffsets: titleOffsets,
      backgroundOffsets: backgroundOffsets)
  }

  /// What they say of a button that leads back.
  @MainActor
  var backLook: BarContent.Look {
    look(
      true, [nil], backButtonBackgrounds, titleOffsets: backButtonTitleOffsets,
      backgroundOffsets: backButtonBackgroundOffsets)
  }

  @MainActor
  private func look(
    _ isEnabled: Bool, _ styles: [UIBarButtonItem.Style?], _ images: [Place: UIImage],
    titleOffsets: [UIBarMetrics: UIOffset], backgroundOffsets: [UIBarMetrics: CGFloat]
  ) -> BarContent.Look {
    let isLow = LayoutStore.current.environment.layout.verticalSizeClass == .compact
    let metrics: [UIBarMetrics] = isLow ? [.compact, .default] : [.default]
    let states: [UIControl.State] = isEnabled ? [.normal] : [.disabled, .normal]
    var look = BarContent.Look()
    let places = states.flatMap { state in
      styles.flatMap { style in metrics.map { Place(state, style, $0) } }
    }
    look.background = places.lazy.compactMap { images[$0] }.first?.content
    look.titleOffset = metrics.lazy.compactMap { titleOffsets[$0] }.first?.point
    look.backgroundOffset = metrics.lazy.compactMap { backgroundOffsets[$0] }.first.map {
      Point(x: 0, y: Double($0))
    }
    return look
  }
}

extension UIOffset {
  /// Nil for none.
  var point: Point? { self == .zero ? nil : Point(x: Double(horizontal), y: Double(vertical)) }
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

// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// The properties that customize a bar button item without appearance objects, by state, style and
/// metrics.
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
  /// The look of a button in a bar of the current screen.
  @MainActor
  func look(isEnabled: Bool, style: UIBarButtonItem.Style) -> BarContent.Look {
    look(
      isEnabled, [style, nil], backgrounds, titleOffsets: titleOffsets,
      backgroundOffsets: backgroundOffsets)
  }

  /// The look of a back button.
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
  /// The offset as a point, or nil if it is zero.
  var point: Point? { self == .zero ? nil : Point(x: Double(horizontal), y: Double(vertical)) }
}

extension UIBarButtonItem {
  public struct Badge: Hashable, Sendable {
    public let stringValue: String?
    /// Nil means the system's red.
    public var backgroundColor: UIColor?
    /// The text's colour. Nil means white.
    public var foregroundColor: UIColor?
    /// Nil means the system font of 13 points.
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

  /// Shows the image at once, without the transition.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}

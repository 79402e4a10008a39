// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The appearances of a bar or an item, by scroll position and height of the bar.
///
/// Source: the references of `UINavigationBar.compactScrollEdgeAppearance` and similar properties.
/// At the scroll edge in compact height, a bar uses `compactScrollEdge`, or else `scrollEdge`, or
/// else the other two with a transparent background.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var scrollEdge: Appearance?
  var compact: Appearance?
  var compactScrollEdge: Appearance?

  /// These appearances, completed by those of `bar`.
  func over(_ bar: BarAppearances) -> BarAppearances {
    BarAppearances(
      standard: standard ?? bar.standard, scrollEdge: scrollEdge ?? bar.scrollEdge,
      compact: compact ?? bar.compact,
      compactScrollEdge: compactScrollEdge ?? bar.compactScrollEdge)
  }

  /// The appearance at the scroll edge, or nil if none was set for it.
  func atEdge(_ height: SizeClass) -> Appearance? {
    height == .compact ? compactScrollEdge ?? scrollEdge : scrollEdge
  }

  /// The appearance away from the scroll edge.
  func elsewhere(_ height: SizeClass) -> Appearance? {
    height == .compact ? compact ?? standard : standard
  }

  /// The appearance of titles and buttons.
  func shown(_ height: SizeClass, isOverContent: Bool = false) -> Appearance? {
    isOverContent ? elsewhere(height) : atEdge(height) ?? elsewhere(height)
  }

  /// The background of the bar.
  func background(
    _ height: SizeClass, former: BarContent.FormerBackgroundLook, isTranslucent: Bool,
    isBlack: Bool, isOverContent: Bool = false
  ) -> BarContent.Background {
    BarContent.Background(
      atEdge: atEdge(height)?.backgroundLook,
      standard: elsewhere(height)?.backgroundLook ?? BarContent.BackgroundLook(), former: former,
      isTranslucent: isTranslucent, isBlack: isBlack, isOverContent: isOverContent)
  }
}

extension UIBarAppearance {
  /// The background properties of the appearance.
  var backgroundLook: BarContent.BackgroundLook {
    var look = BarContent.BackgroundLook()
    look.effect =
      switch backgroundEffect {
      case nil: .none
      case let effect? where effect.style == .systemChromeMaterial: .chrome
      case let effect?: effect.flatColor.map { .flat($0.color) } ?? .none
      }
    look.color = backgroundColor?.color
    look.image = backgroundImage?.content
    look.imageMode = ContentMode(rawValue: backgroundImageContentMode.rawValue) ?? .scaleToFill
    look.shadowColor = shadowColor?.color
    look.shadowImage = shadowImage?.content
    return look
  }
}

extension BarContent.FormerBackgroundLook {
  init(tint: UIColor?, image: UIImage?, shadowImage: UIImage?) {
    self.init()
    self.tint = tint?.color
    self.image = image?.content
    self.shadowImage = shadowImage?.content
  }
}

/// The background images of a bar, by position and metrics.
struct BarImages: Equatable {
  private var images: [BarPlace: UIImage] = [:]

  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[BarPlace(position, metrics)] }
    set { images[BarPlace(position, metrics)] = newValue }
  }

  /// The image for a bar. An image for its metrics precedes one for the default metrics. Among
  /// these, an image for its position precedes one for any position.
  ///
  /// Source: the references of `UIBarMetrics` and `setBackgroundImage(_:for:barMetrics:)`.
  func image(at position: UIBarPosition, isCompact: Bool, hasPrompt: Bool = false) -> UIImage? {
    let kinds: [UIBarMetrics] =
      switch (isCompact, hasPrompt) {
      case (true, true): [.compactPrompt, .compact, .defaultPrompt, .default]
      case (true, false): [.compact, .default]
      case (false, true): [.defaultPrompt, .default]
      case (false, false): [.default]
      }
    // A bar at `topAttached` also uses images for `top`.
    let positions: [UIBarPosition] =
      position == .topAttached ? [.topAttached, .top, .any] : [position, .any]
    for kind in kinds {
      for position in positions {
        if let image = self[position, kind] { return image }
      }
    }
    return nil
  }
}

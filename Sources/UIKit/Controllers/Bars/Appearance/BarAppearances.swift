// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The appearances that a bar or item has for where content stands and for how high the bar is.
///
/// Source: the references of `UINavigationBar.compactScrollEdgeAppearance` and its like: for the edge of content in compact
/// height its own appearance, else that for the edge, else those for elsewhere with a transparent background.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var scrollEdge: Appearance?
  var compact: Appearance?
  var compactScrollEdge: Appearance?

  /// Each appearance of these, and where there is none that of `bar`.
  func over(_ bar: BarAppearances) -> BarAppearances {
    BarAppearances(
      standard: standard ?? bar.standard, scrollEdge: scrollEdge ?? bar.scrollEdge,
      compact: compact ?? bar.compact,
      compactScrollEdge: compactScrollEdge ?? bar.compactScrollEdge)
  }

  /// What counts at the edge of content; nil where nothing is said for it.
  func atEdge(_ height: SizeClass) -> Appearance? {
    height == .compact ? compactScrollEdge ?? scrollEdge : scrollEdge
  }

  /// What counts elsewhere.
  func elsewhere(_ height: SizeClass) -> Appearance? {
    height == .compact ? compact ?? standard : standard
  }

  /// The one whose titles and buttons a bar shows.
  func shown(_ height: SizeClass, isOverContent: Bool = false) -> Appearance? {
    isOverContent ? elsewhere(height) : atEdge(height) ?? elsewhere(height)
  }

  /// What lies behind a bar.
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
  /// What it says of the background.
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

/// The images that a bar has for where it stands and for how high it is.
struct BarImages: Equatable {
  private var images: [BarPlace: UIImage] = [:]

  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[BarPlace(position, metrics)] }
    set { images[BarPlace(position, metrics)] = newValue }
  }

  /// The image of a bar: one for its height before one for any, and of these one for its place before one for any.
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
    // A bar that is attached to the top is at the top.
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

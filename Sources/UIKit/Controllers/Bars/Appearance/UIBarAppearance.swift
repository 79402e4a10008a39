// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// If a bar already has the appearance, a change is drawn at the next change of the bar.
open class UIBarAppearance: _UIObject, NSCopying {
  open var backgroundColor: UIColor?
  /// Drawn as a flat colour. `systemChromeMaterial` is drawn as the material of a bar without an
  /// appearance.
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The initial value is the separator colour. Since iOS 26, a shadow in that colour is not drawn.
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  public let idiom: UIUserInterfaceIdiom

  public convenience init() { self.init(idiom: .unspecified) }

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init(object: ())
    configureWithDefaultBackground()
  }

  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    copyBackground(of: barAppearance)
  }

  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = .separator
  }

  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copied: UncheckedAccess<UIBarAppearance> = onMainActor { UncheckedAccess(copiedWhole()) }
    return copied.value
  }

  private func copiedWhole() -> UIBarAppearance {
    let copy = makeCopy()
    copy.copyBackground(of: self)
    return copy
  }

  func makeCopy() -> UIBarAppearance { UIBarAppearance(idiom: idiom) }

  func copyBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

/// Pictures show the titles' colours, fonts and offsets, and the backgrounds.
open class UIBarButtonItemStateAppearance: _UIObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero

  var look: BarContent.Look {
    var look = BarContent.Look(titleTextAttributes)
    look.titleOffset = titlePositionAdjustment.point
    look.background = backgroundImage?.content
    look.backgroundOffset = backgroundImagePositionAdjustment.point
    return look
  }

  init() { super.init(object: ()) }

  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

open class UIBarButtonItemAppearance: _UIObject, NSCopying {
  public let normal = UIBarButtonItemStateAppearance()
  /// No effect.
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  /// No effect.
  public let focused = UIBarButtonItemStateAppearance()

  public init() { super.init(object: ()) }

  public init(style: UIBarButtonItem.Style) { super.init(object: ()) }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {}

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy: UncheckedAccess<UIBarButtonItemAppearance> = onMainActor { UncheckedAccess(copied()) }
    return copy.value
  }

  /// The look of an enabled or a disabled button.
  func look(isEnabled: Bool) -> BarContent.Look {
    // A disabled title does not inherit the colour of the normal state.
    var usual = normal.look
    if !isEnabled { usual.titleColor = nil }
    return isEnabled ? usual : disabled.look.over(usual)
  }

  fileprivate func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// Pictures show the background, and the colours and fonts of titles and buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// No effect.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Large titles do not move.
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// No effect.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// Used for items whose style is not `plain`.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// An empty image means the system's.
  open private(set) var backIndicatorImage = UIImage()
  /// No effect.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }

  override func makeCopy() -> UIBarAppearance {
    let copy = UINavigationBarAppearance(idiom: idiom)
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.subtitleTextAttributes = subtitleTextAttributes
    copy.largeSubtitleTextAttributes = largeSubtitleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    copy.buttonAppearance = buttonAppearance.copied()
    copy.doneButtonAppearance = doneButtonAppearance.copied()
    copy.backButtonAppearance = backButtonAppearance.copied()
    copy.prominentButtonAppearance = prominentButtonAppearance.copied()
    return copy
  }
}

/// Pictures show the background, and the colours and fonts of buttons.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Used for items whose style is not `plain`.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  override func makeCopy() -> UIBarAppearance {
    let copy = UIToolbarAppearance(idiom: idiom)
    copy.buttonAppearance = buttonAppearance.copied()
    copy.doneButtonAppearance = doneButtonAppearance.copied()
    return copy
  }
}

/// Pictures show the colours, fonts and offsets.
open class UITabBarItemStateAppearance: _UIObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeTitlePositionAdjustment = UIOffset.zero

  var look: BarContent.Look {
    var look = BarContent.Look(titleTextAttributes)
    look.iconColor = iconColor?.color
    look.titleOffset = titlePositionAdjustment.point
    return look
  }

  init() { super.init(object: ()) }

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

open class UITabBarItemAppearance: _UIObject, NSCopying {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  /// No effect.
  public let focused = UITabBarItemStateAppearance()

  public init() { super.init(object: ()) }

  public init(style: Style) { super.init(object: ()) }

  open func configureWithDefault(for style: Style) {}

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy: UncheckedAccess<UITabBarItemAppearance> = onMainActor { UncheckedAccess(copied()) }
    return copy.value
  }

  fileprivate func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// Pictures show the background, and the colours and fonts of items.
open class UITabBarAppearance: UIBarAppearance {
  /// Used for titles below their images.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Used for titles beside their images in regular width.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Used for titles beside their images in compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// The appearance of items for the size classes.
  func items(in traits: UITraitCollection) -> UITabBarItemAppearance {
    if traits.verticalSizeClass == .compact { return compactInlineLayoutAppearance }
    return traits.horizontalSizeClass == .regular ? inlineLayoutAppearance : stackedLayoutAppearance
  }

  /// Nil keeps the colours of the image.
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0

  override func makeCopy() -> UIBarAppearance {
    let copy = UITabBarAppearance(idiom: idiom)
    copy.stackedLayoutAppearance = stackedLayoutAppearance.copied()
    copy.inlineLayoutAppearance = inlineLayoutAppearance.copied()
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance.copied()
    copy.selectionIndicatorTintColor = selectionIndicatorTintColor
    copy.selectionIndicatorImage = selectionIndicatorImage
    copy.stackedItemPositioning = stackedItemPositioning
    copy.stackedItemWidth = stackedItemWidth
    copy.stackedItemSpacing = stackedItemSpacing
    return copy
  }
}

public enum UIBarStyle: Int, Sendable {
  case `default`, black

  /// Equals ``black``.
  public static var blackTranslucent: UIBarStyle { .black }
}

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt = 102
}

public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The position and metrics that an image is set for.
struct BarPlace: Hashable {
  var position: UIBarPosition
  var metrics: UIBarMetrics

  init(_ position: UIBarPosition, _ metrics: UIBarMetrics) {
    (self.position, self.metrics) = (position, metrics)
  }
}

@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Never called.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

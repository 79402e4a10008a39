// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

open class UITabBarItem: UIBarItem {
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_Observed(UITabBarItem.didChange) open var selectedImage: UIImage? = nil

  @_Observed(UITabBarItem.didChange) open var badgeValue: String? = nil

  @_Observed(UITabBarItem.didChange) open var badgeColor: UIColor? = nil

  /// No effect.
  open var isSpringLoaded = false
  @_Observed(UITabBarItem.didChange) open var titlePositionAdjustment = UIOffset.zero
  /// Its looks of items are those of this one, instead of the bar's.
  @_Observed(UITabBarItem.didChange) open var standardAppearance: UITabBarAppearance? = nil
  /// As ``standardAppearance``, before it.
  @_Observed(UITabBarItem.didChange) open var scrollEdgeAppearance: UITabBarAppearance? = nil

  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// Titled in English, with the symbol that comes nearest to the system's image.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let shown = SystemBarItem(name: "\(systemItem)", isTab: true)
    self.init(
      title: shown?.title, image: (shown?.image?.name).flatMap { UIImage(systemName: $0) }, tag: tag
    )
  }

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  override var content: BarContent.BarItem {
    var content = super.content
    content.selectedImage = selectedImage?.content
    content.look.titleOffset = titlePositionAdjustment.point
    content.selectedLook.titleOffset = titlePositionAdjustment.point
    content.badge = badgeValue
    content.badgeColor = badgeColor?.color
    let badge = badgeTextAttributes(for: .normal)
    (content.badgeTextColor, content.badgeFont) = (badge?.foreground?.color, badge?.font?.font)
    return content
  }

  /// The content in a bar, with the looks of its appearance where the item has none of its own.
  func content(_ barAppearance: UITabBarAppearance?, _ traits: UITraitCollection)
    -> BarContent.BarItem
  {
    var content = content
    let own = scrollEdgeAppearance ?? standardAppearance
    guard let appearance = (own ?? barAppearance)?.items(in: traits) else { return content }
    let normal = isEnabled ? appearance.normal : appearance.disabled
    content.look = content.look.over(normal.look)
    content.selectedLook = content.selectedLook.over(appearance.selected.look)
    content.badgeOffset = normal.badgePositionAdjustment.point ?? .zero
    content.badgeTitleOffset = normal.badgeTitlePositionAdjustment.point ?? .zero
    let badge = normal.badgeTextAttributes
    content.badgeColor = content.badgeColor ?? normal.badgeBackgroundColor?.color
    content.badgeTextColor = content.badgeTextColor ?? badge.foreground?.color
    content.badgeFont = content.badgeFont ?? badge.font?.font
    return content
  }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Pictures show font and colour of the normal state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    didChange()
  }

  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }
}

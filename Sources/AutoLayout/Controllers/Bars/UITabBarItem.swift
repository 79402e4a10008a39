// SPDX-License-Identifier: MIT

import LayoutCore

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// No effect.
  open var selectedImage: UIImage?
  /// No effect.
  open var badgeValue: String?
  /// No effect.
  open var badgeColor: UIColor?
  /// No effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// No effect.
  open var standardAppearance: UITabBarAppearance?
  /// No effect.
  open var scrollEdgeAppearance: UITabBarAppearance?

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

  public override init() {
    super.init()
  }

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
}

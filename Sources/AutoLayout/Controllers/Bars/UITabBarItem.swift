// SPDX-License-Identifier: MIT

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

    fileprivate var name: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// Titled in English, with the symbol that comes nearest to the system's image.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.name.title, image: UIImage(systemName: systemItem.name.symbol), tag: tag)
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

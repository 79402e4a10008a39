// SPDX-License-Identifier: MIT

/// A tab of a tab bar: an image above a title, drawn in the tint while its controller is shown.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Kept: the chosen tab shows ``UIBarItem/image`` in the tint.
  open var selectedImage: UIImage?
  /// Kept: badges are not drawn.
  open var badgeValue: String?

  public override init() {
    super.init()
  }

  /// A tab with a title, an image and a number for the client's own use.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a title and an image; see ``selectedImage``.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

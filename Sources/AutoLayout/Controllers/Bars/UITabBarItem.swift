// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// No effect.
  open var selectedImage: UIImage?
  /// No effect.
  open var badgeValue: String?

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

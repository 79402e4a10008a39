// SPDX-License-Identifier: MIT

public import Foundation

open class UITextItem: _UIObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init(object: ())
  }

  open class MenuConfiguration: _UIObject {
    let menu: UIMenu
    let preview: MenuPreview?

    public convenience init(menu: UIMenu) { self.init(preview: MenuPreview.default, menu: menu) }

    public init(preview: MenuPreview?, menu: UIMenu) {
      self.menu = menu
      self.preview = preview
      super.init(object: ())
    }
  }

  open class MenuPreview: _UIObject {
    /// Nil for the item's own preview.
    let view: UIView?

    public init(view: UIView) {
      self.view = view
      super.init(object: ())
    }

    private init() {
      view = nil
      super.init(object: ())
    }

    public static var `default`: MenuPreview { MenuPreview() }
  }
}

public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

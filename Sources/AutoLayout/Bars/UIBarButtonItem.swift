// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
  }

  /// Buttons that the system names.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo
    case close = 24
  }

  open var style = Style.plain
  open var tintColor: UIColor?
  /// Points; 0 takes what the content needs.
  open var width: CGFloat = 0 {
    didSet { didChange() }
  }
  open var customView: UIView? {
    didSet { didChange() }
  }
  open var primaryAction: UIAction?
  private var systemItem: SystemItem?

  public override init() {
    super.init()
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    title = systemItem.title
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A gap that takes what is left.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A gap of `width` points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  override var content: BarContent.BarItem {
    var content = super.content
    content.isFlexibleSpace = systemItem == .flexibleSpace
    if systemItem == .fixedSpace { content.fixedSpace = width }
    return content
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words of those that are shown as words.
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}

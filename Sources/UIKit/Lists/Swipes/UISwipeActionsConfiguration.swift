// SPDX-License-Identifier: MIT

public import Foundation

open class UIContextualAction: _UIObject {
  public enum Style: Int, Sendable { case normal, destructive }

  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style.color
    super.init(object: ())
  }
}

extension UIContextualAction.Style {
  /// The default background colour of an action.
  var color: UIColor { self == .destructive ? .systemRed : .systemGray }
}

open class UISwipeActionsConfiguration: _UIObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init(object: ())
  }
}

/// The row stays open after the action, until code changes the editing state or the row.
open class UITableViewRowAction: _UIObject {
  public enum Style: Int, Sendable {
    case `default`, normal

    public static var destructive: Style { .default }
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init(object: ())
  }
}

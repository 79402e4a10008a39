// SPDX-License-Identifier: MIT

import Foundation
import UIKit

@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {
  /// Never called.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Never called.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  func willPresent(_ actionSheet: UIActionSheet)
  func didPresent(_ actionSheet: UIActionSheet)
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}

/// The action sheet of iOS 7 and earlier. An alert controller shows it above the content of the key
/// window.
open class UIActionSheet: UIView {
  open weak var delegate: (any UIActionSheetDelegate)?
  open var title = ""
  open var cancelButtonIndex = -1
  open var destructiveButtonIndex = -1

  private let shown = FormerAlert()

  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  @discardableResult
  open func addButton(withTitle title: String?) -> Int { shown.add(title ?? "") }

  open func buttonTitle(at buttonIndex: Int) -> String? { shown.title(at: buttonIndex) }

  open var numberOfButtons: Int { shown.titles.count }

  open var firstOtherButtonIndex: Int {
    shown.titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }

  open var isVisible: Bool { shown.controller?.presentingViewController != nil }

  open func show(in view: UIView) {
    let controller = shown.prepared(as: .actionSheet, fields: [])
    controller.title = title.isEmpty ? nil : title
    controller.popoverPresentationController?.sourceView = view
    delegate?.willPresent(self)
    shown.present(cancel: cancelButtonIndex, destructive: destructiveButtonIndex) {
      [self] index in finish(index)
    }
    delegate?.didPresent(self)
  }

  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(in: view)
    shown.controller?.popoverPresentationController?.sourceRect = rect
  }

  open func show(from item: UIBarButtonItem, animated: Bool) {
    shown.prepared(as: .actionSheet, fields: []).popoverPresentationController?.barButtonItem = item
    show(in: self)
  }

  open func show(from view: UITabBar) { show(in: view) }

  open func show(from view: UIToolbar) { show(in: view) }

  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    shown.controller?.dismiss(animated: animated)
    delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
  }

  private func finish(_ index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}

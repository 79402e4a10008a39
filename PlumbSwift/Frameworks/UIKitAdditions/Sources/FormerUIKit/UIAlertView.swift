// SPDX-License-Identifier: MIT

import Foundation
import UIKit

@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// Never called.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Never called.
  func alertViewCancel(_ alertView: UIAlertView)
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// The alert view of iOS 7 and earlier. An alert controller shows it above the content of the key
/// window.
open class UIAlertView: UIView {
  open weak var delegate: (any UIAlertViewDelegate)?
  open var title = ""
  open var message: String?
  open var alertViewStyle = UIAlertViewStyle.default
  open var cancelButtonIndex = -1

  private let shown = FormerAlert()

  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as? any UIAlertViewDelegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  @discardableResult
  open func addButton(withTitle title: String?) -> Int { shown.add(title ?? "") }

  open func buttonTitle(at buttonIndex: Int) -> String? { shown.title(at: buttonIndex) }

  open var numberOfButtons: Int { shown.titles.count }

  open var firstOtherButtonIndex: Int {
    shown.titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }

  open var isVisible: Bool { shown.controller?.presentingViewController != nil }

  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = shown.prepared(as: .alert, fields: fields).textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  open func show() {
    let controller = shown.prepared(as: .alert, fields: fields)
    controller.title = title.isEmpty ? nil : title
    controller.message = message
    delegate?.willPresent(self)
    let enablesFirst = delegate?.alertViewShouldEnableFirstOtherButton(self) ?? true
    shown.present(cancel: cancelButtonIndex) { [self] index in finish(index) }
    if !enablesFirst { shown.disable(firstOtherButtonIndex) }
    delegate?.didPresent(self)
  }

  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    shown.controller?.dismiss(animated: animated)
    delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
  }

  private func finish(_ index: Int) {
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }

  private var fields: [FormerAlert.Field] {
    switch alertViewStyle {
    case .default: []
    case .plainTextInput: [.plain]
    case .secureTextInput: [.secure]
    case .loginAndPasswordInput: [.plain, .secure]
    }
  }
}

// SPDX-License-Identifier: MIT

/// Methods of UIKit's that are called on an `AnyObject`, most often a sender.
enum ObjectMethods {
  /// The class whose objects have the method, by its full name; nil where several have one, or where it is not known.
  static func owner(of fullName: String) -> String? { ofUIKit[fullName] }

  private static let ofUIKit = [
    "setTitle(_:for:)": "UIButton", "setTitleColor(_:for:)": "UIButton",
    "setImage(_:for:)": "UIButton", "setBackgroundImage(_:for:)": "UIButton",
    "setOn(_:animated:)": "UISwitch", "sendActions(for:)": "UIControl",
    "addSubview(_:)": "UIView", "removeFromSuperview()": "UIView", "setNeedsLayout()": "UIView",
    "layoutIfNeeded()": "UIView", "setNeedsDisplay()": "UIView", "endEditing(_:)": "UIView",
    "becomeFirstResponder()": "UIResponder", "resignFirstResponder()": "UIResponder",
    "dismiss(animated:completion:)": "UIViewController", "endRefreshing()": "UIRefreshControl",
  ]
}

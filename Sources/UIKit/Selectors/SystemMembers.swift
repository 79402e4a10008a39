// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

/// The methods and properties of UIKit's classes that code calls by name.
@MainActor
enum SystemMembers {
  fileprivate static let tables: [any MemberTable] =
    views + content + controls + lists + controllers + responders + others + items

  private static let responders: [any MemberTable] = [
    ClassMembers<UIResponder>([
      "becomeFirstResponder": .method(UIResponder.becomeFirstResponder),
      "resignFirstResponder": .method(UIResponder.resignFirstResponder),
    ]),
    ClassMembers<UIResponder>(
      where: { $0 is any TypedText },
      [
        "cut:": .method { $0.cut($1[0]) }, "copy:": .method { $0.copy($1[0]) },
        "paste:": .method { $0.paste($1[0]) }, "delete:": .method { $0.delete($1[0]) },
        "selectAll:": .method { $0.selectAll($1[0]) },
      ]),
  ]

  private static let controllers: [any MemberTable] = [
    ClassMembers<UIViewController>([
      "title": .property(\.title), "view": .property(\.view),
      "_printHierarchy": .method(UIViewController.printedHierarchy),
      "preferredContentSize": .property(\.preferredContentSize),
      "navigationItem": .reading(\.navigationItem), "tabBarItem": .reading(\.tabBarItem),
      "navigationController": .reading(\.navigationController), "parent": .reading(\.parent),
      "parentViewController": .reading(\.parent), "children": .reading(\.children),
      "childViewControllers": .reading(\.children),
      "presentedViewController": .reading(\.presentedViewController), "dismiss": dismiss,
      "dismissWithAnimated:completion:": dismiss,
      "dismissViewControllerAnimated:completion:": dismiss, "popViewController": pop,
      "popViewControllerWithAnimated:": pop, "popViewControllerAnimated:": pop,
      "popToRootViewController": popToRoot, "popToRootViewControllerWithAnimated:": popToRoot,
      "popToRootViewControllerAnimated:": popToRoot,
    ]),
    ClassMembers<UINavigationController>([
      "viewControllers": .property(\.viewControllers),
      "navigationBar": .property(\.keyedNavigationBar),
      "toolbar": .property(\.keyedToolbar),
    ]),
    ClassMembers<UITabBarController>([
      "viewControllers": .property(\.viewControllers), "tabBar": .property(\.keyedTabBar),
      "selectedIndex": .property(\.selectedIndex),
    ]),
    ClassMembers<UIAlertController>([
      "message": .property(\.message),
      // Undeclared keys that many apps use. Only the text of the value is used, not its attributes.
      "attributedTitle": .property(\.titleAsAttributed),
      "attributedMessage": .property(\.messageAsAttributed),
    ]),
  ]

  // As actions, these methods get the sender in place of the `animated` flag, so they always
  // animate.

  private static let dismiss = ClassMember<UIViewController>.method { controller, _ in
    controller.dismiss(animated: true)
  }

  private static let pop = ClassMember<UIViewController>.method { controller, _ in
    controller.ownOrOuterNavigation?.popViewController(animated: true)
  }

  private static let popToRoot = ClassMember<UIViewController>.method { controller, _ in
    controller.ownOrOuterNavigation?.popToRootViewController(animated: true)
  }

  private static let others: [any MemberTable] = [
    ClassMembers<NSLayoutConstraint>([
      "constant": .property(\.constant), "identifier": .property(\.identifier),
      "isActive": .property(\.isActive), "priority": .property(\.priority.rawValue),
    ]),
    ClassMembers<UIGestureRecognizer>([
      "state": .reading(\.state.rawValue), "view": .reading(\.view),
    ]),
  ]

  /// Undeclared UIKit keys that apps use. A value is stored and has no effect. A key without a
  /// stored value is nil.
  static let undeclaredKeys: Set<String> = [
    "cancelButton", "cancelButtonText", "_cancelButton", "textColor", "highlightsToday",
    "contentViewController", "titleTextColor", "imageTintColor", "titleTextAlignment", "checked",
    "image", "orientation", "statusBar", "statusBarWindow", "view", "hidesShadow", "_hidesShadow",
    "backgroundView", "_backgroundView", "tabBar", "navigationBar", "toolbar", "pageImage",
    "_pageImage", "currentPageImage", "_currentPageImage", "clearButton", "_clearButton",
    "targets", "_targets", "highlightColor", "magnifyingGlassIcon", "insertionPointColor",
    "_titleLabel", "_headerLabel", "_accessoryView", "customView",
    "_snappingHeight",
  ]
}

@MainActor
extension SystemObject {
  package func systemMember(_ name: String) -> NamedMember? {
    SystemMembers.tables.first(name, of: self)
  }

  package static func hasSystemMember(_ selector: Selector) -> Bool {
    SystemMembers.tables.contains(selector, of: self)
  }
}

extension _UIObject: SystemObject {}
extension NSLayoutConstraint: SystemObject {}

extension UIViewController {
  fileprivate var ownOrOuterNavigation: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }
}

extension UIAlertController {
  fileprivate var titleAsAttributed: NSAttributedString? {
    get { title.map { NSAttributedString(string: $0) } }
    set { title = newValue?.string }
  }

  fileprivate var messageAsAttributed: NSAttributedString? {
    get { message.map { NSAttributedString(string: $0) } }
    set { message = newValue?.string }
  }
}

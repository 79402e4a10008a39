// SPDX-License-Identifier: MIT

import Foundation

/// The methods and properties of UIKit's own classes that code calls by name.
@MainActor
enum SystemMembers {
  static func member(_ name: String, of object: AnyObject) -> NamedMember? {
    if let found = (object as? any FrameworkMembers)?._frameworkMember(name) { return found }
    if let layer = object as? CALayer { return KeyPathOperators.member(name, of: layer) }
    return tables.first(name, of: object)
  }

  private static let tables: [any MemberTable] = views + controllers + responders + others

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
      "viewControllers": .property(\.viewControllers), "navigationBar": .reading(\.navigationBar),
    ]),
    ClassMembers<UITabBarController>([
      "viewControllers": .property(\.viewControllers), "tabBar": .reading(\.tabBar),
      "selectedIndex": .property(\.selectedIndex),
    ]),
    ClassMembers<UIAlertController>([
      "message": .property(\.message),
      // Keys that are nowhere declared and much used: the words count, their looks do not.
      "attributedTitle": .property(\.titleAsAttributed),
      "attributedMessage": .property(\.messageAsAttributed),
    ]),
  ]

  // Who sends one of these stands in the place of the flag.

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
    ClassMembers<UIBarItem>([
      "title": .property(\.title), "image": .property(\.image),
      "isEnabled": .property(\.isEnabled),
    ]),
    ClassMembers<UITabBarItem>(["badgeValue": .property(\.badgeValue)]),
    ClassMembers<UIAlertAction>(["title": .reading(\.title), "isEnabled": .property(\.isEnabled)]),
    ClassMembers<UIGestureRecognizer>([
      "state": .reading(\.state.rawValue), "view": .reading(\.view),
    ]),
  ]

  /// Undeclared keys of UIKit's that apps use. Values are kept without effect; others are nil.
  static let undeclaredKeys: Set<String> = [
    "cancelButton", "cancelButtonText", "_cancelButton", "textColor", "highlightsToday",
    "contentViewController", "titleTextColor", "imageTintColor", "titleTextAlignment", "checked",
    "image", "orientation", "statusBar", "statusBarWindow", "view", "hidesShadow", "_hidesShadow",
    "backgroundView", "_backgroundView", "tabBar", "navigationBar", "toolbar", "pageImage",
    "_pageImage", "currentPageImage", "_currentPageImage", "clearButton", "_clearButton",
    "targets", "_targets", "highlightColor", "magnifyingGlassIcon", "insertionPointColor",
    "_titleLabel", "_headerLabel", "_accessoryView", "customView",
  ]
}

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

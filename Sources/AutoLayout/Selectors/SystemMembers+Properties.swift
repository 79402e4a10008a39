// SPDX-License-Identifier: MIT

import Foundation

// The properties of UIKit's own classes by their Objective-C names, with and without `is`.
extension SystemMembers {
  private static func property<Object: AnyObject, Value>(
    _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> NamedMember {
    .property({ object[keyPath: path] }, { object[keyPath: path] = $0 })
  }

  static func viewProperty(_ name: String, _ view: UIView) -> NamedMember? {
    switch name {
    case "layer": .property { view.layer }
    case "superview": .property { view.superview }
    case "subviews": .property { view.subviews }
    case "window": .property { view.window }
    case "constraints": .property { view.constraints }
    case "traitCollection": .property { view.traitCollection }
    case "safeAreaInsets": .property { view.safeAreaInsets }
    case "intrinsicContentSize": .property { view.intrinsicContentSize }
    case "gestureRecognizers": property(view, \.gestureRecognizers)
    case "layoutMargins": property(view, \.layoutMargins)
    case "transform": property(view, \.transform)
    case "opaque", "isOpaque": property(view, \.isOpaque)
    case "userInteractionEnabled", "isUserInteractionEnabled":
      property(view, \.isUserInteractionEnabled)
    case "multipleTouchEnabled", "isMultipleTouchEnabled": property(view, \.isMultipleTouchEnabled)
    case "exclusiveTouch", "isExclusiveTouch": property(view, \.isExclusiveTouch)
    case "autoresizesSubviews": property(view, \.autoresizesSubviews)
    case "translatesAutoresizingMaskIntoConstraints":
      property(view, \.translatesAutoresizingMaskIntoConstraints)
    case "preservesSuperviewLayoutMargins": property(view, \.preservesSuperviewLayoutMargins)
    case "accessibilityIdentifier": property(view, \.accessibilityIdentifier)
    case "accessibilityLabel": property(view, \.accessibilityLabel)
    default: text(name, view) ?? control(name, view) ?? container(name, view)
    }
  }

  private static func text(_ name: String, _ view: UIView) -> NamedMember? {
    switch (name, view) {
    case ("font", let label as UILabel): property(label, \.font)
    case ("textColor", let label as UILabel): property(label, \.textColor)
    case ("attributedText", let label as UILabel): property(label, \.attributedText)
    case ("numberOfLines", let label as UILabel): property(label, \.numberOfLines)
    case ("preferredMaxLayoutWidth", let label as UILabel):
      property(label, \.preferredMaxLayoutWidth)
    case ("adjustsFontSizeToFitWidth", let label as UILabel):
      property(label, \.adjustsFontSizeToFitWidth)
    case ("font", let field as UITextField): property(field, \.font)
    case ("textColor", let field as UITextField): property(field, \.textColor)
    case ("attributedText", let field as UITextField): property(field, \.attributedText)
    case ("attributedPlaceholder", let field as UITextField):
      property(field, \.attributedPlaceholder)
    case ("leftView", let field as UITextField): property(field, \.leftView)
    case ("rightView", let field as UITextField): property(field, \.rightView)
    case ("secureTextEntry", let field as UITextField),
      ("isSecureTextEntry", let field as UITextField):
      property(field, \.isSecureTextEntry)
    case ("placeholderLabel", let field as UITextField),
      ("_placeholderLabel", let field as UITextField):
      .property { PlaceholderStandIn(of: field) }
    case ("text", let view as UITextView): property(view, \.text)
    case ("font", let view as UITextView): property(view, \.font)
    case ("textColor", let view as UITextView): property(view, \.textColor)
    case ("attributedText", let view as UITextView): property(view, \.attributedText)
    case ("textContainerInset", let view as UITextView): property(view, \.textContainerInset)
    case ("searchField", let bar as UISearchBar), ("_searchField", let bar as UISearchBar):
      .property { bar.searchTextField }
    case ("text", let bar as UISearchBar): property(bar, \.text)
    case ("placeholder", let bar as UISearchBar): property(bar, \.placeholder)
    default: nil
    }
  }

  private static func control(_ name: String, _ view: UIView) -> NamedMember? {
    switch (name, view) {
    case ("highlighted", let control as UIControl), ("isHighlighted", let control as UIControl):
      property(control, \.isHighlighted)
    case ("titleLabel", let button as UIButton): .property { button.titleLabel }
    case ("imageView", let button as UIButton): .property { button.imageView }
    case ("highlightedImage", let view as UIImageView): property(view, \.highlightedImage)
    case ("on", let control as UISwitch), ("isOn", let control as UISwitch):
      property(control, \.isOn)
    case ("value", let slider as UISlider): property(slider, \.value)
    case ("minimumValue", let slider as UISlider): property(slider, \.minimumValue)
    case ("maximumValue", let slider as UISlider): property(slider, \.maximumValue)
    case ("value", let stepper as UIStepper): property(stepper, \.value)
    case ("progress", let view as UIProgressView): property(view, \.progress)
    case ("numberOfPages", let control as UIPageControl): property(control, \.numberOfPages)
    case ("currentPage", let control as UIPageControl): property(control, \.currentPage)
    case ("selectedSegmentIndex", let control as UISegmentedControl):
      property(control, \.selectedSegmentIndex)
    case ("date", let picker as UIDatePicker): property(picker, \.date)
    default: nil
    }
  }

  private static func container(_ name: String, _ view: UIView) -> NamedMember? {
    switch (name, view) {
    case ("contentOffset", let view as UIScrollView): property(view, \.contentOffset)
    case ("contentSize", let view as UIScrollView): property(view, \.contentSize)
    case ("contentInset", let view as UIScrollView): property(view, \.contentInset)
    case ("scrollEnabled", let view as UIScrollView), ("isScrollEnabled", let view as UIScrollView):
      property(view, \.isScrollEnabled)
    case ("rowHeight", let table as UITableView): property(table, \.rowHeight)
    case ("tableHeaderView", let table as UITableView): property(table, \.tableHeaderView)
    case ("tableFooterView", let table as UITableView): property(table, \.tableFooterView)
    case ("contentView", let cell as UITableViewCell): .property { cell.contentView }
    case ("textLabel", let cell as UITableViewCell): .property { cell.textLabel }
    case ("contentView", let cell as UICollectionViewCell): .property { cell.contentView }
    case ("spacing", let stack as UIStackView): property(stack, \.spacing)
    case ("arrangedSubviews", let stack as UIStackView): .property { stack.arrangedSubviews }
    default: nil
    }
  }

  static func controllerProperty(_ name: String, _ controller: UIViewController) -> NamedMember? {
    switch (name, controller) {
    case ("navigationItem", _): .property { controller.navigationItem }
    case ("tabBarItem", _): .property { controller.tabBarItem }
    case ("navigationController", _): .property { controller.navigationController }
    case ("parentViewController", _), ("parent", _): .property { controller.parent }
    case ("childViewControllers", _), ("children", _): .property { controller.children }
    case ("presentedViewController", _): .property { controller.presentedViewController }
    case ("preferredContentSize", _): property(controller, \.preferredContentSize)
    case ("viewControllers", let navigation as UINavigationController):
      property(navigation, \.viewControllers)
    case ("navigationBar", let navigation as UINavigationController):
      .property { navigation.navigationBar }
    case ("viewControllers", let tabs as UITabBarController): property(tabs, \.viewControllers)
    case ("selectedIndex", let tabs as UITabBarController): property(tabs, \.selectedIndex)
    case ("tabBar", let tabs as UITabBarController): .property { tabs.tabBar }
    case ("message", let alert as UIAlertController): property(alert, \.message)
    // Keys that are nowhere declared and much used: the words count, their looks do not.
    case ("attributedTitle", let alert as UIAlertController):
      .property(
        { alert.title.map { NSAttributedString(string: $0) } }, { alert.title = $0?.string })
    case ("attributedMessage", let alert as UIAlertController):
      .property(
        { alert.message.map { NSAttributedString(string: $0) } }, { alert.message = $0?.string })
    default: nil
    }
  }

  static func otherProperty(_ name: String, of object: AnyObject) -> NamedMember? {
    switch (name, object) {
    case ("constant", let constraint as NSLayoutConstraint): property(constraint, \.constant)
    case ("identifier", let constraint as NSLayoutConstraint): property(constraint, \.identifier)
    case ("active", let constraint as NSLayoutConstraint),
      ("isActive", let constraint as NSLayoutConstraint):
      property(constraint, \.isActive)
    case ("priority", let constraint as NSLayoutConstraint):
      .property({ constraint.priority.rawValue }, { constraint.priority = UILayoutPriority($0) })
    case ("title", let item as UIBarItem): property(item, \.title)
    case ("image", let item as UIBarItem): property(item, \.image)
    case ("enabled", let item as UIBarItem), ("isEnabled", let item as UIBarItem):
      property(item, \.isEnabled)
    case ("badgeValue", let item as UITabBarItem): property(item, \.badgeValue)
    case ("title", let action as UIAlertAction): .property { action.title }
    case ("enabled", let action as UIAlertAction), ("isEnabled", let action as UIAlertAction):
      property(action, \.isEnabled)
    case ("state", let recognizer as UIGestureRecognizer): .property { recognizer.state.rawValue }
    case ("view", let recognizer as UIGestureRecognizer): .property { recognizer.view }
    default: nil
    }
  }

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

/// What code that reaches for the label of a placeholder is given: its colour and font become the placeholder's.
private final class PlaceholderStandIn: UILabel {
  private weak var field: UITextField?

  init(of field: UITextField) {
    super.init(frame: .zero)
    text = field.placeholder
    font = field.font
    self.field = field
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var textColor: UIColor? {
    didSet { style(.foregroundColor, textColor) }
  }

  override var font: UIFont? {
    didSet { style(.font, font) }
  }

  private func style(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let field, let value else { return }
    let text =
      field.attributedPlaceholder.map { NSMutableAttributedString(attributedString: $0) }
      ?? NSMutableAttributedString(string: field.placeholder ?? "")
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    field.attributedPlaceholder = text
  }
}

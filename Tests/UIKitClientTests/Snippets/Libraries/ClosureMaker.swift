// SPDX-License-Identifier: MIT

// The style of constraints that a closure describes with chained attributes.

#if canImport(UIKit)
  import UIKit
  typealias LibraryView = UIView
  typealias LibraryPriority = UILayoutPriority
  typealias LibraryInsets = UIEdgeInsets
#else
  import AppKit
#endif

#if swift(>=4.2)
  typealias LayoutRelation = NSLayoutConstraint.Relation
  typealias LayoutAttribute = NSLayoutConstraint.Attribute
#else
  typealias LayoutRelation = NSLayoutRelation
  typealias LayoutAttribute = NSLayoutAttribute
#endif

struct Attributes: OptionSet, ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = UInt
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  init(integerLiteral rawValue: IntegerLiteralType) { self.init(rawValue: rawValue) }

  static let left: Attributes = 1
  static let top: Attributes = 2
  static let width: Attributes = 64
  static let lastBaseline: Attributes = 1024
  static let leftMargin: Attributes = 4096
  static let edges: Attributes = [.left, .top]

  var layoutAttributes: [LayoutAttribute] {
    var attributes: [LayoutAttribute] = []
    if contains(.left) { attributes.append(.left) }
    if contains(.top) { attributes.append(.top) }
    if contains(.width) { attributes.append(.width) }
    if contains(.lastBaseline) { attributes.append(.lastBaseline) }
    if contains(.leftMargin) { attributes.append(.leftMargin) }
    return attributes
  }
}

/// A constraint subclass with additional properties.
class MadeConstraint: NSLayoutConstraint {
  var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
  weak var description_: Description?
}

class Description {
  var item: AnyObject?
  var attributes: Attributes
  var relation: LayoutRelation?
  var target: Any?
  var multiplier: CGFloat = 1
  var constant: Any = CGFloat(0)
  var priority: Float = LibraryPriority.required.rawValue

  init(item: AnyObject?, attributes: Attributes) {
    self.item = item
    self.attributes = attributes
  }

  lazy var constraints: [MadeConstraint] = {
    guard let item else { return [] }
    return attributes.layoutAttributes.map { attribute in
      let second: AnyObject? = target as? UIView ?? (target as? UILayoutGuide)
      let constraint = MadeConstraint(
        item: item, attribute: attribute, relatedBy: relation ?? .equal, toItem: second,
        attribute: second == nil ? .notAnAttribute : attribute, multiplier: multiplier,
        constant: value(for: attribute))
      constraint.priority = LibraryPriority(rawValue: priority)
      constraint.description_ = self
      return constraint
    }
  }()

  private func value(for attribute: LayoutAttribute) -> CGFloat {
    if let value = constant as? CGFloat { return value }
    if let value = constant as? Int { return CGFloat(value) }
    if let value = constant as? CGSize {
      return attribute == .width ? value.width : value.height
    }
    if let value = constant as? LibraryInsets {
      switch attribute {
      case .left, .leftMargin, .centerX, .centerXWithinMargins: return value.left
      case .top, .topMargin, .firstBaseline, .centerY: return value.top
      case .right, .rightMargin: return -value.right
      case .bottom, .bottomMargin, .lastBaseline: return -value.bottom
      case .leading, .leadingMargin:
        return UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight
          ? value.left : value.right
      case .trailing, .trailingMargin, .width, .height, .centerYWithinMargins, .notAnAttribute:
        return 0
      @unknown default: return 0
      }
    }
    if #available(iOS 11, tvOS 11, *), let value = constant as? NSDirectionalEdgeInsets {
      return attribute == .leading ? value.leading : -value.trailing
    }
    return 0
  }
}

@dynamicMemberLookup
struct Maker {
  private let item: AnyObject
  private(set) var descriptions: [Description] = []

  init(item: AnyObject) {
    self.item = item
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  subscript(dynamicMember keyPath: KeyPath<Attributes.Type, Attributes>) -> Description {
    mutating get {
      let description = Description(item: item, attributes: Attributes.self[keyPath: keyPath])
      descriptions.append(description)
      return description
    }
  }
}

struct DSL<Target: AnyObject> {
  let target: Target
}

extension DSL where Target: UIView {
  @discardableResult
  func make(_ closure: (_ make: inout Maker) -> Void) -> [MadeConstraint] {
    var maker = Maker(item: target)
    closure(&maker)
    let constraints = maker.descriptions.flatMap { $0.constraints }
    NSLayoutConstraint.activate(constraints)
    stored.addObjects(from: constraints)
    return constraints
  }

  func remake(_ closure: (_ make: inout Maker) -> Void) {
    NSLayoutConstraint.deactivate(stored.allObjects.compactMap { $0 as? NSLayoutConstraint })
    stored.removeAllObjects()
    make(closure)
  }

  var safeArea: UILayoutGuide { target.safeAreaLayoutGuide }

  var contentHuggingHorizontalPriority: Float {
    get { target.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      target.setContentHuggingPriority(LibraryPriority(rawValue: newValue), for: .horizontal)
    }
  }

  private var stored: NSMutableSet {
    if let set = objc_getAssociatedObject(target, &storedKey) as? NSMutableSet { return set }
    let set = NSMutableSet()
    objc_setAssociatedObject(target, &storedKey, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return set
  }
}

private var storedKey: UInt8 = 0

extension UIView {
  var dsl: DSL<UIView> { DSL(target: self) }
}

@available(iOS, deprecated: 3.0, message: "Use the safe area.")
extension UILayoutSupport {
  var bottomTarget: AnyObject? { self as AnyObject }
}

extension LayoutAttribute {
  var name: String {
    switch self {
    case .left: return "left"
    case .notAnAttribute: return "notAnAttribute"
    default: return "\(rawValue)"
    }
  }
}

/// Compares constraints one by one, as libraries do when they recreate constraints.
func areSame(_ left: NSLayoutConstraint, _ right: NSLayoutConstraint) -> Bool {
  guard left.firstAttribute == right.firstAttribute,
    left.secondAttribute == right.secondAttribute, left.relation == right.relation,
    left.priority == right.priority, left.multiplier == right.multiplier,
    left.secondItem === right.secondItem, left.firstItem === right.firstItem
  else { return false }
  if #available(iOS 10, *) {
    return left.firstAnchor == right.firstAnchor && left.secondAnchor == right.secondAnchor
  }
  return true
}

func use(_ view: UIView, _ container: UIView) {
  container.addSubview(view)
  view.dsl.make { make in
    make.edges.constant = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    make.width.multiplier = 0.5
  }
  view.dsl.remake { $0.top.target = container }
  view.dsl.contentHuggingHorizontalPriority = 300
  UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
    container.layoutIfNeeded()
  } completion: { finished in
    if finished { view.dsl.remake { _ in } }
  }
}

// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

/// An illegal constraint raises a `LayoutException` when it is created. If the exception's
/// handler returns, the constraint has no items and cannot be activated.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  nonisolated let storage = UncheckedAccess(ConstraintStorage())

  nonisolated public override init() { super.init() }

  nonisolated public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    guard let first = view1 as? any LayoutItem else {
      LayoutException.raiseInvalidArgument(
        "NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide.")
      return
    }
    let second = view2.flatMap { $0 as? any LayoutItem }
    if let view2, second == nil, attr2 != .notAnAttribute {
      LayoutException.raiseInvalidArgument(
        "NSLayoutConstraint for \(view2): Constraint items must each be a view or layout guide.")
      return
    }
    relate(
      first, attr1.core, relation, second, attr2.core, multiplier: multiplier, constant: c)
  }

  deinit {
    AssociatedObjects.removeValues(of: ObjectIdentifier(self))
  }

  /// A mistake in the format raises a `LayoutException` that shows its position. If the
  /// exception's handler returns, the result is empty.
  nonisolated open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { parsed(format, opts, metrics: metrics, views: views) }

  nonisolated var representsAutoresizingMask: Bool { false }

  // MARK: Equation

  nonisolated open var firstItem: AnyObject? {
    LayoutStore.current.object(of: storage.value.equation.firstItem)
  }

  nonisolated open var firstAttribute: Attribute {
    Attribute(storage.value.equation.firstAttribute)
  }

  nonisolated open var relation: Relation { Relation(storage.value.equation.relation) }

  nonisolated open var secondItem: AnyObject? {
    storage.value.equation.secondItem.flatMap { LayoutStore.current.object(of: $0) }
  }

  nonisolated open var secondAttribute: Attribute {
    Attribute(storage.value.equation.secondAttribute)
  }

  nonisolated open var multiplier: CGFloat {
    storage.value.multiple ?? storage.value.equation.multiplier
  }

  nonisolated open var firstAnchor: NSLayoutAnchor<AnyObject> {
    let equation = storage.value.equation
    return LayoutStore.current.anchor(
      at: ConstraintPlace(equation.firstItem, equation.firstAttribute), from: equation.firstOrigin)
  }

  nonisolated open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    let equation = storage.value.equation
    return equation.secondItem.map {
      LayoutStore.current.anchor(
        at: ConstraintPlace($0, equation.secondAttribute), from: equation.secondOrigin)
    }
  }

  // MARK: What may change

  /// For a system distance, also between baselines, this is 8 times the multiple. Setting it makes
  /// the distance a fixed one.
  ///
  /// A value that is not finite raises `NSInternalInconsistencyException`.
  nonisolated open var constant: CGFloat {
    get { storage.value.equation.constant }
    set { changeConstant(newValue) }
  }

  /// The priority may change between required and optional while the constraint is active, unless
  /// ``Quirks/priorityClassIsFixed`` is on.
  ///
  /// A priority outside of 0 (exclusive) to 1000 raises `NSInternalInconsistencyException`.
  nonisolated open var priority: UILayoutPriority {
    get { UILayoutPriority(storage.value.equation.priority) }
    set { changePriority(newValue.rawValue) }
  }

  nonisolated open var identifier: String? {
    get { storage.value.equation.identifier }
    set { changeIdentifier(newValue) }
  }

  /// No effect.
  nonisolated open var shouldBeArchived: Bool {
    get { storage.value.shouldBeArchived }
    set { storage.value.shouldBeArchived = newValue }
  }

  // MARK: Activation

  /// A constraint that is broken in a conflict stays active. It takes effect again after the
  /// conflict.
  ///
  /// Items without a common ancestor raise `NSGenericException`.
  nonisolated open var isActive: Bool {
    get { LayoutStore.current.isActive(self) }
    set { newValue ? activateOrRaise() : deactivateIfNeeded() }
  }

  /// The order decides between equally good layouts, and it is the order of constraints in
  /// conflicts.
  nonisolated open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  nonisolated open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Called after a file has made the constraint and set its properties. Overrides call super.
  open func awakeFromNib() {}

  nonisolated open override var description: String { LayoutDescription.of(self) }

  nonisolated open override var debugDescription: String { LayoutDescription.of(self) }
}

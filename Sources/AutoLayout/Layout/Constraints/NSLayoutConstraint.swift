// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A relation between two attributes of views or layout guides, or of one and a constant:
/// `first.attribute relation multiplier × second.attribute + constant`.
///
/// Attributes are those of alignment rects, in points. A constraint has no effect until it is active;
/// while it is, the view that holds it keeps it alive. It does not keep its items alive.
///
/// Creating an illegal constraint raises a ``LayoutException``. If its handler returns, the constraint
/// relates nothing and cannot be activated.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  nonisolated let storage = Unguarded(ConstraintStorage())

  /// A constraint that relates nothing, as for subclasses; use the other initialiser.
  nonisolated public override init() {
    super.init()
  }

  /// Makes an inactive, required constraint.
  ///
  /// - Parameters:
  ///   - view1: a view, a layout guide or a layout support object.
  ///   - attr1: what of it is related; not `notAnAttribute`.
  ///   - relation: how the left side compares with the right one.
  ///   - view2: another such item; nil where a size relates to a constant.
  ///   - attr2: what of it is related; `notAnAttribute` where there is none.
  ///   - multiplier: a finite factor; not 0 for places.
  ///   - c: points, towards trailing or the bottom.
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
    AssociatedObjects.drop(ObjectIdentifier(self))
  }

  /// Makes the inactive constraints that a visual format means, in the order of its text.
  ///
  /// A mistake in the format raises a ``LayoutException`` that shows where it is; if its handler
  /// returns, there are no constraints. A `|` stands for the superview that the view beside it has
  /// now.
  ///
  /// - Parameters:
  ///   - format: the text, such as `H:|-[icon]-8-[title(>=40)]-|`.
  ///   - opts: alignments across the format's axis, its direction, and where distances are
  ///     measured.
  ///   - metrics: numbers by the names that the format uses.
  ///   - views: views, guides and layout support objects by the names that the format uses.
  nonisolated open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    parsed(format, opts, metrics: metrics, views: views)
  }

  // MARK: Equation

  /// The item on the left side; nil once it is gone.
  nonisolated open var firstItem: AnyObject? { storage.value.firstItem }

  /// The attribute on the left side; `notAnAttribute` for a constraint that relates nothing.
  nonisolated open var firstAttribute: Attribute {
    Attribute(storage.value.constraint?.firstAttribute ?? .notAnAttribute)
  }

  /// How the left side compares with the right one.
  nonisolated open var relation: Relation {
    storage.value.constraint.map { Relation($0.relation) } ?? .equal
  }

  /// The item on the right side; nil where there is only a constant, or once it is gone.
  nonisolated open var secondItem: AnyObject? { storage.value.secondItem }

  /// The attribute on the right side; `notAnAttribute` where there is only a constant.
  nonisolated open var secondAttribute: Attribute {
    Attribute(storage.value.constraint?.secondAttribute ?? .notAnAttribute)
  }

  /// The factor of the right side's attribute, as it was given; it never changes.
  nonisolated open var multiplier: CGFloat { storage.value.multiplier }

  /// The left side as an anchor, equal to that which the item gives.
  nonisolated open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(
      storage.value.firstItem, storage.value.constraint?.firstAttribute ?? .notAnAttribute,
      from: storage.value.firstOrigin)
  }

  /// The right side as an anchor; nil where there is only a constant.
  nonisolated open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard let constraint = storage.value.constraint, constraint.secondItem != nil else {
      return nil
    }
    return NSLayoutAnchor(
      storage.value.secondItem, constraint.secondAttribute, from: storage.value.secondOrigin)
  }

  // MARK: What may change

  /// Points added to the right side, in force at the next layout. Changing it is cheap, and legal
  /// while active; a figure that is not finite raises `NSInternalInconsistencyException`.
  ///
  /// Where a standard distance was asked for it reads 8 times the multiple, between baselines too;
  /// setting it makes the distance a plain one.
  nonisolated open var constant: CGFloat {
    get { storage.value.constraint?.constant ?? 0 }
    set { changeConstant(newValue) }
  }

  /// How strongly the constraint pulls; `required` unless set. In force at the next layout.
  ///
  /// Above 0 and up to 1000: others raise `NSInternalInconsistencyException`. It may change while
  /// active, between required and optional too unless ``Quirks/priorityClassIsFixed`` is on.
  nonisolated open var priority: UILayoutPriority {
    get { UILayoutPriority(storage.value.constraint?.priority ?? 1000) }
    set { changePriority(newValue.rawValue) }
  }

  /// A name for messages; those that begin with `UI` or `NS` are the system's.
  nonisolated open var identifier: String? {
    get { storage.value.constraint?.identifier }
    set { changeIdentifier(newValue) }
  }

  /// Whether coders keep the constraint; kept, as nothing is archived here.
  nonisolated open var shouldBeArchived: Bool {
    get { storage.value.shouldBeArchived }
    set { storage.value.shouldBeArchived = newValue }
  }

  // MARK: Activation

  /// Whether the constraint is in force.
  ///
  /// Activating adds it to the closest common ancestor of its items, which keeps it alive; where
  /// there is none it raises `NSGenericException`. It becomes inactive by itself when an item
  /// leaves that ancestor's tree, or dies. One that is broken in a conflict stays active, and
  /// counts again once the conflict is gone.
  nonisolated open var isActive: Bool {
    get { LayoutStore.current.isActive(self) }
    set { newValue ? activateOrRaise() : deactivateIfNeeded() }
  }

  /// Activates every constraint, in order. The order decides between layouts that are equally good,
  /// and in which order conflicts list constraints.
  nonisolated open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates every constraint, in order; those that are inactive stay so.
  nonisolated open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Is called after a file has made the constraint and set what it says; overrides call super.
  open func awakeFromNib() {}

  nonisolated open override var description: String { LayoutDescription.of(self) }

  nonisolated open override var debugDescription: String { LayoutDescription.of(self) }
}

// SPDX-License-Identifier: MIT

public import ConstraintSolver

/// The identity of an active constraint of a ``LayoutForest``. The id is stale after the constraint
/// is deactivated.
public struct ConstraintID: Hashable, Sendable {
  package var index: Int32
  package var generation: UInt32
}

/// A constraint: `first.attribute relation multiplier × second.attribute + constant`, between
/// alignment rectangles.
public struct Constraint: Hashable, Sendable {
  public var firstItem: ItemID
  public var firstAttribute: Attribute
  public var relation: Relation
  public var secondAttribute: Attribute
  /// The second item; nil if the right side is only a constant.
  public var secondItem: ItemID?
  public var priority: Float
  public var multiplier: Double
  /// The constant in points. With directional attributes it is positive towards trailing.
  public var constant: Double
  private var rareProperties = SparseStorage<RareConstraintProperties>()

  public init(
    _ firstItem: ItemID, _ firstAttribute: Attribute, _ relation: Relation = .equal,
    _ secondItem: ItemID? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: Float = 1000,
    identifier: String? = nil
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    if identifier != nil { self.identifier = identifier }
  }

  /// A multiple of the system's standard spacing that replaces ``constant``; nil for a plain
  /// constant.
  ///
  /// With it, ``constant`` holds the spacing between edges. The spacing between baselines depends
  /// on the fonts and is determined at layout.
  public var systemSpacing: Double? {
    get { rareProperties.read { $0.systemSpacing } }
    set { rareProperties.write { $0.systemSpacing = newValue } }
  }

  /// The name in messages.
  public var identifier: String? {
    get { rareProperties.read { $0.identifier } }
    set { rareProperties.write { $0.identifier = newValue } }
  }

  /// The start of the distance on the left side. If set, the left side is the distance from this
  /// place to the first attribute.
  public var firstOrigin: ConstraintPlace? {
    get { rareProperties.read { $0.firstOrigin } }
    set { rareProperties.write { $0.firstOrigin = newValue } }
  }

  /// The start of the distance on the right side. If set, the right side is the distance from this
  /// place to the second attribute.
  public var secondOrigin: ConstraintPlace? {
    get { rareProperties.read { $0.secondOrigin } }
    set { rareProperties.write { $0.secondOrigin = newValue } }
  }

  /// The items of the constraint, without repetitions.
  var mentionedItems: [ItemID] {
    var items = [firstItem]
    for item in [secondItem, firstOrigin?.item, secondOrigin?.item] {
      if let item, !items.contains(item) { items.append(item) }
    }
    return items
  }
}

/// Properties of ``Constraint`` that few constraints set.
private struct RareConstraintProperties: SparseValue {
  var systemSpacing: Double?
  var identifier: String?
  var firstOrigin: ConstraintPlace?
  var secondOrigin: ConstraintPlace?
}

/// An attribute of an item, as one end of a distance.
public struct ConstraintPlace: Hashable, Sendable {
  public var item: ItemID
  public var attribute: Attribute

  public init(_ item: ItemID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

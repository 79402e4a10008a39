// SPDX-License-Identifier: MIT

public import ConstraintSolver

/// Names an active constraint of a ``LayoutForest``; a stale id names nothing.
public struct ConstraintID: Hashable, Sendable {
  package var index: Int32
  package var generation: UInt32
}

/// `first.attribute relation multiplier × second.attribute + constant`, between alignment rects.
public struct Constraint: Hashable, Sendable {
  public var firstItem: ItemID
  public var firstAttribute: Attribute
  public var relation: Relation
  public var secondAttribute: Attribute
  /// nil where the right side is a constant only.
  public var secondItem: ItemID?
  public var priority: Float
  public var multiplier: Double
  /// Points; towards trailing under directional attributes.
  public var constant: Double
  private var particulars = Rare<ConstraintParticulars>()

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

  /// A multiple of the system's standard distance that replaces ``constant``, which then holds its
  /// length between edges; nil for a plain constant. Between baselines the distance depends on the
  /// fonts and is found at layout.
  public var systemSpacing: Double? {
    get { particulars.read { $0.systemSpacing } }
    set { particulars.write { $0.systemSpacing = newValue } }
  }

  /// A name for messages.
  public var identifier: String? {
    get { particulars.read { $0.identifier } }
    set { particulars.write { $0.identifier = newValue } }
  }

  /// Makes the left side a length: the distance from this place to the first attribute.
  public var firstOrigin: ConstraintPlace? {
    get { particulars.read { $0.firstOrigin } }
    set { particulars.write { $0.firstOrigin = newValue } }
  }

  /// Makes the right side a length: the distance from this place to the second attribute.
  public var secondOrigin: ConstraintPlace? {
    get { particulars.read { $0.secondOrigin } }
    set { particulars.write { $0.secondOrigin = newValue } }
  }

  /// The items that the constraint mentions, each once.
  var mentionedItems: [ItemID] {
    var items = [firstItem]
    for item in [secondItem, firstOrigin?.item, secondOrigin?.item] {
      if let item, !items.contains(item) { items.append(item) }
    }
    return items
  }
}

/// Parts of a constraint that few have; see ``Constraint`` for what they mean.
private struct ConstraintParticulars: RareValue {
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

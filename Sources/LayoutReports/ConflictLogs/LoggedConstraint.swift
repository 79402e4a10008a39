// SPDX-License-Identifier: MIT

/// A constraint as a conflict message prints it.
///
/// The properties ``first``, ``relation``, ``second``, ``multiplier`` and ``constant`` are the same
/// for a visual format and an equation: `V:[A]-(8)-[B]` is `B.top == A.bottom + 8`.
public struct LoggedConstraint: Hashable, Sendable {
  /// The relation between the two sides.
  public enum Relation: String, Hashable, Sendable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }

  /// An attribute of an item, or its distance from another position.
  public struct Side: Hashable, Sendable {
    public var item: LoggedItem
    public var attribute: LoggedAttribute
    /// The position from which the distance is measured, for a side such as `(A.leading -
    /// B.trailing)`.
    public var origin: Place?

    public init(_ item: LoggedItem, _ attribute: LoggedAttribute, from origin: Place? = nil) {
      self.item = item
      self.attribute = attribute
      self.origin = origin
    }
  }

  /// An attribute of an item.
  public struct Place: Hashable, Sendable {
    public var item: LoggedItem
    public var attribute: LoggedAttribute

    public init(_ item: LoggedItem, _ attribute: LoggedAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The form in which a constraint is printed.
  public enum Form: Hashable, Sendable {
    /// `V:|-(8)-[X]`
    case fromSuperview
    /// `V:[X]-(8)-|`
    case toSuperview
    /// `V:[A]-(8)-[B]`
    case betweenNeighbours
    /// `V:[X(44)]`
    case size
    /// `X.top == Y.top + 8`
    case equation
  }

  /// Whether the message prints the constraint as active. iOS 9 and earlier print no state.
  public enum State: Hashable, Sendable { case active, inactive }

  /// The hugging and compression resistance priorities of a content size.
  public struct ContentPriorities: Hashable, Sendable {
    public var hugging: Double
    public var compressionResistance: Double

    public init(hugging: Double, compressionResistance: Double) {
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  public var className: String
  /// The address; nil if a label is printed in its place.
  public var address: UInt64?
  /// The name that third-party libraries print instead of the address or beside it.
  public var label: String?
  /// The source location that created the constraint, as `File.swift#61`.
  public var origin: String?
  /// The autoresizing mask as `h=--& v=-&-`, for constraints that UIKit derived from one.
  public var mask: String?
  public var identifier: String?
  public var form: Form
  /// The direction `LTR` or `RTL`, which is printed for left and right attributes.
  public var direction: String?
  public var first: Side
  public var relation: Relation
  public var second: Side?
  public var multiplier: Double
  /// The constant, in points.
  public var constant: Double
  /// The class of system spacing that gives the constant its value, such as `NSSpace`.
  public var spacing: String?
  public var priority: Double
  public var contentPriorities: ContentPriorities?
  public var state: State?
  /// The names that the message defines, in its order; `|` is the superview.
  public var names: [Name]
  /// The whole description, from bracket to bracket.
  public var text: String
  /// The number of the line on which the description begins, counted from 1.
  public var line: Int

  /// A short name and the item that it means.
  public struct Name: Hashable, Sendable {
    public var name: String
    public var item: LoggedItem

    public init(_ name: String, _ item: LoggedItem) {
      self.name = name
      self.item = item
    }
  }

  /// The items that the constraint mentions, each once.
  public var items: [LoggedItem] {
    var result: [LoggedItem] = []
    let mentioned = [first.item, first.origin?.item, second?.item, second?.origin?.item]
    for case let item? in mentioned where !result.contains(where: { $0.id == item.id }) {
      result.append(item)
    }
    return result
  }

  /// Whether the constraint is a size that the system imposes, recognized by its identifier.
  var isImposedSize: Bool {
    guard let identifier, second == nil, first.attribute.isSize else { return false }
    return identifier.hasPrefix("UIView-Encapsulated-Layout-")
      || identifier.hasPrefix("NSView-Encapsulated-Layout-")
      || identifier.hasPrefix("_UITemporaryLayout") || identifier.hasPrefix("fittingSize")
  }

  /// Whether UIKit derived the constraint from the frame and autoresizing mask of a view.
  public var isAutoresizing: Bool { className == "NSAutoresizingMaskLayoutConstraint" }
}

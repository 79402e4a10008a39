// SPDX-License-Identifier: MIT

/// One constraint as a message about a conflict prints it.
///
/// Whatever the form, visual or equation, ``first``, ``relation``, ``second``, ``multiplier`` and
/// ``constant`` say what it stands for: `V:[A]-(8)-[B]` is `B.top == A.bottom + 8`.
public struct LoggedConstraint: Hashable, Sendable {
  /// How two sides compare.
  public enum Relation: String, Hashable, Sendable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }

  /// An attribute of an item, or the distance to it from another place.
  public struct Side: Hashable, Sendable {
    public var item: LoggedItem
    public var attribute: LoggedAttribute
    /// Where the length begins, for a side such as `(A.leading - B.trailing)`.
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

  /// Which way a constraint is printed.
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

  /// Whether the message says that the constraint is active; iOS 9 and earlier do not say.
  public enum State: Hashable, Sendable { case active, inactive }

  /// How much a content size resists growth and shrinkage.
  public struct ContentPriorities: Hashable, Sendable {
    public var hugging: Double
    public var compressionResistance: Double

    public init(hugging: Double, compressionResistance: Double) {
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  public var className: String
  /// The address; nil where a label is printed in its place.
  public var address: UInt64?
  /// What third parties print in place of the address or beside it.
  public var label: String?
  /// Where the constraint was made, as `File.swift#61`.
  public var origin: String?
  /// The autoresizing mask as `h=--& v=-&-`, for constraints that stand for one.
  public var mask: String?
  public var identifier: String?
  public var form: Form
  /// Whether the direction `(LTR)` or `(RTL)` is printed, as it is for left and right.
  public var direction: String?
  public var first: Side
  public var relation: Relation
  public var second: Side?
  public var multiplier: Double
  /// Points.
  public var constant: Double
  /// The class of system spacing whose figure the constant is, such as `NSSpace`.
  public var spacing: String?
  public var priority: Double
  public var contentPriorities: ContentPriorities?
  public var state: State?
  /// What the message says short names stand for, in its order; `|` is the superview.
  public var names: [Name]
  /// The whole description, from bracket to bracket.
  public var text: String
  /// The line of the text on which it begins, counted from 1.
  public var line: Int

  /// A short name and the item it stands for.
  public struct Name: Hashable, Sendable {
    public var name: String
    public var item: LoggedItem

    public init(_ name: String, _ item: LoggedItem) {
      self.name = name
      self.item = item
    }
  }

  /// The items that are mentioned, each once.
  public var items: [LoggedItem] {
    var result: [LoggedItem] = []
    let mentioned = [first.item, first.origin?.item, second?.item, second?.origin?.item]
    for case let item? in mentioned where !result.contains(where: { $0.id == item.id }) {
      result.append(item)
    }
    return result
  }

  /// Whether it is a size that the system imposes under a name of its own.
  var isImposedSize: Bool {
    guard let identifier, second == nil, first.attribute.isSize else { return false }
    return identifier.hasPrefix("UIView-Encapsulated-Layout-")
      || identifier.hasPrefix("_UITemporaryLayout") || identifier.hasPrefix("fittingSize")
  }

  /// Whether it stands for the frame and mask of a view.
  public var isAutoresizing: Bool { className == "NSAutoresizingMaskLayoutConstraint" }
}

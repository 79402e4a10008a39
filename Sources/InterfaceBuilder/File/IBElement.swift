// SPDX-License-Identifier: MIT

/// One element of an Interface Builder file, as it stands there.
///
/// The whole document is kept in this one type, so that an element which a newer Xcode adds or
/// renames is still there to be read: nothing drops out because nobody foresaw it. What an element
/// *means* is read off it by the types of `Document`, `Values` and `Variations`.
public struct IBElement: Hashable, Sendable {
  /// The tag, for example `label` or `tableViewCellContentView`.
  public var name: String
  /// The attributes. Their order in the file carries no meaning.
  public var attributes: [String: String]
  /// The child elements in file order.
  public var children: [IBElement]
  /// The character data between the tags; empty where it is only indentation between children.
  public var text: String
  /// The line on which the start tag ends, counted from 1.
  public var line: Int

  public init(
    name: String, attributes: [String: String] = [:], children: [IBElement] = [],
    text: String = "", line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// The value of the attribute `name`, or `nil` where it is not written.
  public subscript(name: String) -> String? { attributes[name] }

  /// The object id that outlets, segues and constraints refer to.
  public var id: String? { attributes["id"] }

  /// The role in the parent, for example `view`, `contentView` or `frame`.
  public var key: String? { attributes["key"] }

  /// The first child with the tag `name`.
  public func child(_ name: String) -> IBElement? { children.first { $0.name == name } }

  /// The first child that has the role `key` in this element.
  public func child(key: String) -> IBElement? { children.first { $0.key == key } }

  /// The children of the first child with the tag `name`; empty where there is none.
  public func list(_ name: String) -> [IBElement] { child(name)?.children ?? [] }

  /// The attribute `name` as `YES` or `NO`; anything else counts as not written.
  public func flag(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The attribute `name` as a finite number.
  ///
  /// `nan`, `inf` and words give `nil`, so no caller has to guard its arithmetic against them.
  public func number(_ name: String) -> Double? {
    guard let text = attributes[name], let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The case of an enumeration that an attribute names; nil for names of none.
  func value<Value: RawRepresentable<String>>(_ key: String) -> Value? {
    self[key].flatMap { Value(rawValue: $0) }
  }

  /// Calls `body` for this element and everything below it, parents first.
  ///
  /// - Complexity: O(*n*) in the number of elements. The depth of recursion is that of the
  ///   elements, which readers bound.
  package func forEach(_ body: (IBElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

// SPDX-License-Identifier: MIT

/// One element of an Interface Builder file, unchanged.
///
/// The whole document uses this one type. Elements that a newer Xcode adds or renames are therefore
/// preserved. The types in `Document`, `Values` and `Variations` interpret the elements.
public struct IBElement: Hashable, Sendable {
  /// The tag, for example `label` or `tableViewCellContentView`.
  public var name: String
  /// The attributes. Their order in the file does not matter.
  public var attributes: [String: String]
  /// The child elements in file order.
  public var children: [IBElement]
  /// The character data between the tags. Empty if it is only indentation between children.
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

  /// The value of the attribute `name`, or `nil` if the element does not have it.
  public subscript(name: String) -> String? { attributes[name] }

  /// The object id that outlets, segues and constraints refer to.
  public var id: String? { attributes["id"] }

  /// The key in the parent, for example `view`, `contentView` or `frame`.
  public var key: String? { attributes["key"] }

  /// The first child with the tag `name`.
  public func child(_ name: String) -> IBElement? { children.first { $0.name == name } }

  /// The first child with the key `key`.
  public func child(key: String) -> IBElement? { children.first { $0.key == key } }

  /// The children of the first child with the tag `name`. Empty if there is no such child.
  public func list(_ name: String) -> [IBElement] { child(name)?.children ?? [] }

  /// The attribute `name` as a Boolean: `YES` or `NO`. Nil for any other value.
  public func flag(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The attribute `name` as a finite number.
  ///
  /// `nan`, `inf` and text give `nil`, so callers can calculate with the value without further
  /// checks.
  public func number(_ name: String) -> Double? {
    guard let text = attributes[name], let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The enumeration case in an attribute; nil for an unknown name.
  func value<Value: RawRepresentable<String>>(_ key: String) -> Value? {
    self[key].flatMap { Value(rawValue: $0) }
  }

  /// Calls `body` for this element and all descendants, parents first.
  ///
  /// - Complexity: O(*n*) in the number of elements. The recursion depth is the depth of the tree,
  ///   which the reader limits.
  package func forEach(_ body: (IBElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// Sets an attribute of the first element with an id.
  mutating func setAttribute(_ name: String, of id: String, to value: String) {
    // The path comes first, because a search with changes would copy all elements.
    guard let path = path(to: id) else { return }
    func set(_ element: inout IBElement, _ rest: ArraySlice<Int>) {
      if let next = rest.first {
        set(&element.children[next], rest.dropFirst())
      } else {
        element.attributes[name] = value
      }
    }
    set(&self, path[...])
  }

  /// The indices of the children that lead to the first element with an id.
  private func path(to id: String) -> [Int]? {
    if self.id == id { return [] }
    for (index, child) in children.enumerated() {
      if let path = child.path(to: id) { return [index] + path }
    }
    return nil
  }
}

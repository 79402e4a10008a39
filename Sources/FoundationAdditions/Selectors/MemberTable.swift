// SPDX-License-Identifier: MIT

/// A method or property of the instances of a class.
///
/// Files that pass closures to it import this module themselves. If they see it through another
/// import only, the compiler adds a check for the main thread to the closures. Apple's frameworks
/// have no such check.
@MainActor
package struct ClassMember<Object: AnyObject> {
  package let bound: (Object) -> NamedMember

  package static func method<Result>(
    _ body: @escaping @MainActor (Object, SelectorArguments) -> Result
  ) -> ClassMember { ClassMember { object in .method { body(object, $0) } } }

  /// A method without arguments.
  package static func method<Result>(
    _ method: @escaping @MainActor (Object) -> () -> Result
  ) -> ClassMember { ClassMember { object in .method { _ in method(object)() } } }

  package static func property<Value>(_ path: ReferenceWritableKeyPath<Object, Value>)
    -> ClassMember
  {
    ClassMember { object in .property({ object[keyPath: path] }, { object[keyPath: path] = $0 }) }
  }

  /// A property that cannot be set by name.
  package static func reading<Value>(_ path: KeyPath<Object, Value>) -> ClassMember {
    ClassMember { object in .property { object[keyPath: path] } }
  }
}

/// Methods and properties by the names of their selectors.
@MainActor
package protocol MemberTable {
  func member(_ name: String, of object: AnyObject) -> NamedMember?

  /// Whether instances of a class have a member with this name.
  func hasMember(_ name: String, of type: AnyClass) -> Bool
}

/// The methods and properties of a class. A member `isHidden` is also found by the name `hidden`.
package struct ClassMembers<Object: AnyObject>: MemberTable {
  private let matches: (Object) -> Bool
  private let members: [String: ClassMember<Object>]

  package init(
    where matches: @escaping (Object) -> Bool = { _ in true },
    _ members: [String: ClassMember<Object>]
  ) {
    self.matches = matches
    self.members = members
  }

  package func member(_ name: String, of object: AnyObject) -> NamedMember? {
    guard let member = found(name), let object = object as? Object, matches(object) else {
      return nil
    }
    return member.bound(object)
  }

  package func hasMember(_ name: String, of type: AnyClass) -> Bool {
    type is Object.Type && found(name) != nil
  }

  private func found(_ name: String) -> ClassMember<Object>? {
    members[name] ?? members["is\(name.prefix(1).uppercased())\(name.dropFirst())"]
  }
}

@MainActor
extension [any MemberTable] {
  /// Whether instances of a class have the method or property of a selector, or a property that it
  /// sets.
  package func contains(_ selector: Selector, of type: AnyClass) -> Bool {
    for table in self {
      if table.hasMember(selector.name, of: type) { return true }
      if let key = selector.settingKey, table.hasMember(key, of: type) { return true }
    }
    return false
  }

  /// The member of the object with this name, from the first table that contains it.
  package func first(_ name: String, of object: AnyObject) -> NamedMember? {
    // Filters and managed objects look up members on their own queues, where the closure of a lazy
    // sequence must not run.
    for table in self {
      if let member = table.member(name, of: object) { return member }
    }
    return nil
  }
}

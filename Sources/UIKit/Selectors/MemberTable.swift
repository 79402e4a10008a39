// SPDX-License-Identifier: MIT

/// A method or property of the instances of a class.
@MainActor
struct ClassMember<Object: AnyObject> {
  let bound: (Object) -> NamedMember

  static func method<Result>(
    _ body: @escaping @MainActor (Object, SelectorArguments) -> Result
  ) -> ClassMember { ClassMember { object in .method { body(object, $0) } } }

  /// A method without arguments.
  static func method<Result>(
    _ method: @escaping @MainActor (Object) -> () -> Result
  ) -> ClassMember { ClassMember { object in .method { _ in method(object)() } } }

  static func property<Value>(_ path: ReferenceWritableKeyPath<Object, Value>) -> ClassMember {
    ClassMember { object in .property({ object[keyPath: path] }, { object[keyPath: path] = $0 }) }
  }

  /// A property that cannot be set by name.
  static func reading<Value>(_ path: KeyPath<Object, Value>) -> ClassMember {
    ClassMember { object in .property { object[keyPath: path] } }
  }
}

/// Methods and properties by the names of their selectors.
@MainActor
protocol MemberTable {
  func member(_ name: String, of object: AnyObject) -> NamedMember?

  /// Whether instances of a class have a member with this name.
  func knows(_ name: String, of type: AnyClass) -> Bool
}

/// The methods and properties of a class. A member `isHidden` is also found by the name `hidden`.
struct ClassMembers<Object: AnyObject>: MemberTable {
  private let isMeant: (Object) -> Bool
  private let members: [String: ClassMember<Object>]

  init(
    where isMeant: @escaping (Object) -> Bool = { _ in true },
    _ members: [String: ClassMember<Object>]
  ) {
    self.isMeant = isMeant
    self.members = members
  }

  func member(_ name: String, of object: AnyObject) -> NamedMember? {
    guard let member = found(name), let object = object as? Object, isMeant(object) else {
      return nil
    }
    return member.bound(object)
  }

  func knows(_ name: String, of type: AnyClass) -> Bool {
    type is Object.Type && found(name) != nil
  }

  private func found(_ name: String) -> ClassMember<Object>? {
    members[name] ?? members["is\(name.prefix(1).uppercased())\(name.dropFirst())"]
  }
}

extension [any MemberTable] {
  /// The member of the object with this name, from the first table that contains it.
  @MainActor
  func first(_ name: String, of object: AnyObject) -> NamedMember? {
    // Filters and managed objects look up members on their own queues, where the closure of a lazy
    // sequence must not run.
    for table in self {
      if let member = table.member(name, of: object) { return member }
    }
    return nil
  }
}

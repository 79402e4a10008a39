// SPDX-License-Identifier: MIT

/// A method or property that every object of a class has.
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

  /// A property that is not set by name.
  static func reading<Value>(_ path: KeyPath<Object, Value>) -> ClassMember {
    ClassMember { object in .property { object[keyPath: path] } }
  }
}

/// Methods and properties that objects may have, by the names of their selectors.
@MainActor
protocol MemberTable {
  func member(_ name: String, of object: AnyObject) -> NamedMember?

  /// Whether objects of a class have a member of the name.
  func knows(_ name: String, of type: AnyClass) -> Bool
}

/// The methods and properties of a class. Those that are named `isHidden` are found as `hidden` too.
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
  /// The member of a name in the first table that has it for the object.
  @MainActor
  func first(_ name: String, of object: AnyObject) -> NamedMember? {
    // Filters and objects of stores are asked on queues of their own, where a lazy sequence's closure may not run.
    for table in self {
      if let member = table.member(name, of: object) { return member }
    }
    return nil
  }
}

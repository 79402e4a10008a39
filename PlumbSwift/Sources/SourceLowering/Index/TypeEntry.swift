// SPDX-License-Identifier: MIT

/// A type that the sources declare, with the members of its body and of its extensions.
final class TypeEntry {
  enum Kind: Sendable {
    case `class`, `protocol`, value, actor
  }

  enum Access: Int, Comparable, Sendable {
    case `private`, `internal`, `package`, `public`, `open`

    static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
  }

  /// The names of the enclosing types and the type's own name, separated by dots.
  let name: String
  let module: String
  let kind: Kind
  let place: SourcePlace
  /// The word that imports the type alone: `import struct Module.Name`.
  var keyword = "class"
  var inherited: [String] = []
  var access = Access.internal
  var isObjC = false
  /// The Objective-C name that the source gives, if any.
  var givenName: String?
  var isGeneric = false
  var hasObjCMembers = false
  var isMainActor = false
  var hasOtherActor = false
  /// The names of the declaration's attributes.
  var attributes: Set<String> = []
  /// Whether the body declares designated initialisers, but none of those with which UIKit creates
  /// views.
  var hidesInitializers = false
  var members: [MemberEntry] = []
  var subscripts: [SubscriptEntry] = []
  /// The labels of the initialisers in the body, with `_` for a missing label.
  var initializers: Set<[String]> = []
  /// Whether an initialiser in the body or in an extension can be called without arguments.
  var hasEmptyInitializer: Bool {
    hasEmptyInitializerInBody || extensions.contains(where: \.hasEmptyInitializer)
  }
  var hasEmptyInitializerInBody = false
  var extensions: [ExtensionEntry] = []
  /// The requirements for which the class declares a default that its subclasses override.
  var subclassRequirements: [SubclassRequirement] = []
  /// The modifiers to insert before members that override such a default, by full name.
  var overrideModifiers: [String: String] = [:]
  /// The properties that implement requirements which a superclass lacks and which have another
  /// name after lowering.
  var subclassProperties: [(requirement: MemberEntry, access: Access)] = []
  /// Members that implement a requirement but are never called, with the class that conforms to the
  /// protocol.
  var uncalledMembers: [String: String] = [:]

  init(name: String, module: String, kind: Kind, place: SourcePlace) {
    self.name = name
    self.module = module
    self.kind = kind
    self.place = place
  }

  /// The members of the body and of all extensions.
  var allMembers: [MemberEntry] { members + extensions.flatMap(\.members) }

  var allSubscripts: [SubscriptEntry] { subscripts + extensions.flatMap(\.subscripts) }

  /// The members that name the keys on which a key depends: `keyPathsForValuesAffectingName()`.
  var dependentKeys: [MemberEntry] {
    allMembers.filter {
      $0.isStatic && $0.parameters.isEmpty && $0.name.hasPrefix(Self.dependence)
        && $0.name.count > Self.dependence.count
    }
  }

  static let dependence = "keyPathsForValuesAffecting"
}

/// An extension of a type, whether the sources declare that type or not.
final class ExtensionEntry {
  /// The extended type, as written in the source.
  let typeName: String
  let module: String
  let place: SourcePlace
  var inherited: [String] = []
  var isObjC = false
  var isPrivate = false
  var isMainActor = false
  /// Whether the whole extension is compiled regardless of flags.
  var isUnconditional = true
  var members: [MemberEntry] = []
  var subscripts: [SubscriptEntry] = []
  /// Whether an initialiser can be called without arguments.
  var hasEmptyInitializer = false

  init(typeName: String, module: String, place: SourcePlace) {
    self.typeName = typeName
    self.module = module
    self.place = place
  }

  /// A name that is different for every extension of a module.
  var tag: String { "\(place.path)\u{0}\(place.offset)".fingerprint }
}

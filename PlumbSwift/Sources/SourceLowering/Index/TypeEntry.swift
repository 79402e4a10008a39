// SPDX-License-Identifier: MIT

/// A type that sources declare, with the members of its body and of its extensions.
final class TypeEntry {
  enum Kind: Sendable {
    case `class`, `protocol`, value, actor
  }

  enum Access: Int, Comparable, Sendable {
    case `private`, `internal`, `package`, `public`, `open`

    static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
  }

  /// The names of the enclosing types and its own, separated by dots.
  let name: String
  let module: String
  let kind: Kind
  let place: SourcePlace
  var inherited: [String] = []
  var access = Access.internal
  var isObjC = false
  /// The name that the source gives it for Objective-C, if any.
  var givenName: String?
  var isGeneric = false
  var hasObjCMembers = false
  var isMainActor = false
  var hasOtherActor = false
  /// The names of the attributes of the declaration.
  var attributes: Set<String> = []
  /// Whether the body declares initialisers and none of those by which UIKit makes views.
  var hidesInitializers = false
  var members: [MemberEntry] = []
  var subscripts: [SubscriptEntry] = []
  /// The labels of the initialisers of the body, `_` where there is none.
  var initializers: Set<[String]> = []
  var extensions: [ExtensionEntry] = []
  /// What the class declares for those below it.
  var lateRequirements: [LateRequirement] = []
  /// The words before the members that override what a class above declares for them, by full names.
  var lateOverrides: [String: String] = [:]
  /// The properties that answer for requirements of another name which a class above conforms without.
  var lateProperties: [(requirement: MemberEntry, access: Access)] = []
  /// Members that meet a requirement without being asked, and the class that conforms to the protocol.
  var unheard: [String: String] = [:]

  init(name: String, module: String, kind: Kind, place: SourcePlace) {
    self.name = name
    self.module = module
    self.kind = kind
    self.place = place
  }

  /// The members of the body and of all extensions.
  var allMembers: [MemberEntry] { members + extensions.flatMap(\.members) }

  var allSubscripts: [SubscriptEntry] { subscripts + extensions.flatMap(\.subscripts) }

  /// The members that say by their names which key follows from others: `keyPathsForValuesAffectingName()`.
  var dependentKeys: [MemberEntry] {
    allMembers.filter {
      $0.isStatic && $0.parameters.isEmpty && $0.name.hasPrefix(Self.dependence)
        && $0.name.count > Self.dependence.count
    }
  }

  static let dependence = "keyPathsForValuesAffecting"
}

/// An extension, of a type of the sources or of another.
final class ExtensionEntry {
  /// The extended type, as the source names it.
  let typeName: String
  let module: String
  let place: SourcePlace
  var inherited: [String] = []
  var isObjC = false
  var isPrivate = false
  var isMainActor = false
  /// Whether all of it is compiled whatever the flags.
  var isUnconditional = true
  var members: [MemberEntry] = []
  var subscripts: [SubscriptEntry] = []

  init(typeName: String, module: String, place: SourcePlace) {
    self.typeName = typeName
    self.module = module
    self.place = place
  }

  /// Different for every extension of a module.
  var tag: String { "\(place.path)\u{0}\(place.offset)".fingerprint }
}

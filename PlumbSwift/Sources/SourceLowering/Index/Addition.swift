// SPDX-License-Identifier: MIT

/// A member that an extension adds to a class of the system's or of another module, or overrides there, as far as
/// Objective-C sees it.
struct Addition: Hashable, Sendable {
  /// The class that is extended.
  var className: String
  var member: MemberEntry
  var module: String
  /// Where the extension stands.
  var place: SourcePlace
  var isMainActor: Bool
  /// Whether only its file sees it.
  var isPrivate: Bool

  init(_ member: MemberEntry, in entry: ExtensionEntry, of className: String) {
    self.init(member, in: entry, className, isMainActor: Self.isMainActor(className))
  }

  init(
    _ member: MemberEntry, in entry: ExtensionEntry, of type: TypeEntry, isMainActor: Bool
  ) {
    self.init(member, in: entry, type.name, isMainActor: isMainActor)
  }

  private init(
    _ member: MemberEntry, in entry: ExtensionEntry, _ className: String, isMainActor: Bool
  ) {
    self.className = className
    self.member = member
    module = entry.module
    place = entry.place
    isPrivate = member.isPrivate || entry.isPrivate
    self.isMainActor =
      member.isMainActor
      || !member.signature.modifiers.contains("nonisolated") && (entry.isMainActor || isMainActor)
  }

  private static func isMainActor(_ name: String) -> Bool {
    SystemClasses.isKnown(name) ? SystemClasses.isMainActor(name) : name.hasPrefix("UI")
  }

  /// The protocol of the classes that have a member of their own instead. It belongs to the extended class, whose types
  /// the member may name.
  var interface: String { "_Overriding\(hash)" }

  /// What the member is called from outside of its class, by `super` and by what asks for overrides.
  var base: String {
    // Those of several classes of one line have to have several names.
    "_base\(member.isOverride ? String(hash.suffix(5)) : "")_\(member.plainName)"
  }

  /// What a class that overrides the member calls its own.
  var own: String { "_own_\(member.plainName)" }

  private var hash: String { "\(module).\(className).\(member.key)".fingerprint }
}

extension MemberEntry {
  /// The name with labels, of members of classes as of their objects, and the types.
  fileprivate var key: String {
    "\(isStatic ? "static " : "")\(fullName) \(signature.types) \(signature.result)"
  }

  /// Whether one may override the other, as far as names say.
  func isNamed(as other: MemberEntry) -> Bool {
    fullName == other.fullName && isMethod == other.isMethod && isStatic == other.isStatic
  }

  func hasTypes(of other: MemberEntry) -> Bool {
    signature.types.map(\.plainType) == other.signature.types.map(\.plainType)
  }

  func hasResult(of other: MemberEntry) -> Bool {
    signature.result.plainType == other.signature.result.plainType
  }
}

extension String {
  /// A type in one of the ways to write it.
  fileprivate var plainType: String {
    let text = filter { !$0.isWhitespace }
    return text.hasSuffix("!") ? text.dropLast() + "?" : text
  }
}

// SPDX-License-Identifier: MIT

/// A member that an extension declares or overrides in a class of another module or of the system.
/// Only members that Objective-C would see count.
struct Addition: Hashable, Sendable {
  /// The extended class.
  var className: String
  var member: MemberEntry
  var module: String
  /// The place of the extension.
  var place: SourcePlace
  var isMainActor: Bool
  /// Whether the member is visible only in its file.
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

  /// The name of the generated protocol for classes that override the member. It is nested in the
  /// extended class, because the member may name that class's types.
  var interface: String { "_Overriding\(hash)" }

  /// The name of the extension's implementation. `super` calls and the dispatching member use it.
  var base: String {
    // Overrides in several classes of one inheritance chain need different names.
    "_base\(member.isOverride ? String(hash.suffix(5)) : "")_\(member.plainName)"
  }

  /// The name that the member has in a class that overrides it.
  var own: String { "_own_\(member.plainName)" }

  private var hash: String { "\(module).\(className).\(member.key)".fingerprint }
}

extension MemberEntry {
  /// A key from the full name and the types, which distinguishes static from instance members.
  fileprivate var key: String {
    "\(isStatic ? "static " : "")\(fullName) \(signature.types) \(signature.result)"
  }

  /// Whether one member may override the other, judged by name and kind.
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
  /// The type without blanks, with `!` replaced by `?`.
  fileprivate var plainType: String {
    let text = filter { !$0.isWhitespace }
    return text.hasSuffix("!") ? text.dropLast() + "?" : text
  }
}

// SPDX-License-Identifier: MIT

/// What Apple's NSObject declares, classes of apps override, and Foundation has here in no body of a class.
enum MembersOfNSObject {
  /// What `KeyValueObject` and UIKit's objects declare.
  static let declared: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "automaticallyNotifiesObservers(forKey:)",
    "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)",
    "awakeFromNib()", "keyPathsForValuesAffectingValue(forKey:)", "responds(to:)",
    "forwardingTarget(for:)", "description()", "value(forKey:)", "setValue(_:forKey:)",
    "value(forKeyPath:)", "setValue(_:forKeyPath:)", "setValuesForKeys(_:)",
    "dictionaryWithValues(forKeys:)", "willChangeValue(forKey:)", "didChangeValue(forKey:)",
  ]

  /// What belongs to no actor, in the classes of the main actor either.
  static let nonisolated: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()",
    "responds(to:)", "forwardingTarget(for:)",
  ]

  /// What nobody calls here.
  static let unheard: Set<String> = [
    "perform(_:)", "perform(_:with:)", "perform(_:with:with:)", "perform(_:with:afterDelay:)",
    "perform(_:with:afterDelay:inModes:)",
    "performSelector(onMainThread:with:waitUntilDone:)", "conforms(to:)", "isKind(of:)",
    "isMember(of:)", "isProxy()", "method(for:)", "methodSignature(for:)",
    "doesNotRecognizeSelector(_:)", "mutableArrayValue(forKey:)",
    "mutableArrayValue(forKeyPath:)", "mutableSetValue(forKey:)", "mutableSetValue(forKeyPath:)",
    "mutableOrderedSetValue(forKey:)", "mutableOrderedSetValue(forKeyPath:)",
    "validateValue(_:forKey:)", "validateValue(_:forKeyPath:)",
    "addObserver(_:forKeyPath:options:context:)", "removeObserver(_:forKeyPath:)",
    "removeObserver(_:forKeyPath:context:)", "willChange(_:valuesAt:forKey:)",
    "didChange(_:valuesAt:forKey:)", "superclass()", "instancesRespond(to:)",
    "resolveInstanceMethod(_:)", "resolveClassMethod(_:)", "classForKeyedUnarchiver()",
    "classFallbacksForKeyedArchiver()", "replacementObject(for:)",
    "replacementObject(forKeyedArchiver:)", "setVersion(_:)", "version()",
    "instanceMethod(for:)", "observationInfo", "accessInstanceVariablesDirectly",
  ]
}

extension SourceIndex {
  /// Whether nobody calls a member that is an override.
  func isUnheard(_ member: MemberEntry, of type: TypeEntry) -> Bool {
    ownerUnheard(of: member, in: type) != nil
  }

  /// The class whose member another overrides that nobody calls here: NSObject, where it is one of Apple's or the class
  /// is below one of Foundation's, or one of UIKit's that has it in an extension.
  func ownerUnheard(of member: MemberEntry, in type: TypeEntry) -> String? {
    guard member.isOverride, type.kind == .class, additions.overridden(by: member, of: type) == nil,
      !lineage(of: type).dropFirst().contains(where: { above in
        above.allMembers.contains {
          !$0.isOverride && $0.fullName == member.fullName
        }
      })
    else { return nil }
    let root = systemSuperclass(of: type)
    if let root, let owner = FixedMembers.owner(of: member.fullName, from: root) { return owner }
    if MembersOfNSObject.unheard.contains(member.fullName) { return "NSObject" }
    guard MembersOfNSObject.declared.contains(member.fullName), let root,
      FoundationClasses.contains(root)
    else { return nil }
    return "NSObject"
  }
}

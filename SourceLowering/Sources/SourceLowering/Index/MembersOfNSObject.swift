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
  /// Whether a member overrides one of Apple's NSObject's that nobody calls here, or that cannot be overridden in a
  /// class of Foundation's.
  func isUnheard(_ member: MemberEntry, of type: TypeEntry) -> Bool {
    guard member.isOverride, type.kind == .class, additions.overridden(by: member, of: type) == nil,
      !lineage(of: type).dropFirst().contains(where: { above in
        above.allMembers.contains {
          !$0.isOverride && $0.fullName == member.fullName
        }
      })
    else { return false }
    if MembersOfNSObject.unheard.contains(member.fullName) { return true }
    guard MembersOfNSObject.declared.contains(member.fullName),
      let root = systemSuperclass(of: type)
    else { return false }
    return FoundationClasses.contains(root)
  }
}

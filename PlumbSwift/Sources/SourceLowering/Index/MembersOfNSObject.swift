// SPDX-License-Identifier: MIT

/// Members that Apple's NSObject declares and apps override, and that no class body of Foundation
/// on Linux declares.
enum MembersOfNSObject {
  /// Members that `KeyValueObject` and UIKit's objects declare.
  static let declared: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "automaticallyNotifiesObservers(forKey:)",
    "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)",
    "awakeFromNib()", "keyPathsForValuesAffectingValue(forKey:)", "responds(to:)",
    "forwardingTarget(for:)", "description()", "value(forKey:)", "setValue(_:forKey:)",
    "value(forKeyPath:)", "setValue(_:forKeyPath:)", "setValuesForKeys(_:)",
    "dictionaryWithValues(forKeys:)", "willChangeValue(forKey:)", "didChangeValue(forKey:)",
  ]

  /// Members that are not isolated, also in classes of the main actor.
  static let nonisolated: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()",
    "responds(to:)", "forwardingTarget(for:)",
  ]

  /// Members that Plumb and Foundation never call.
  static let neverCalled: Set<String> = [
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
  /// Whether a member overrides one that is never called.
  func isNeverCalled(_ member: MemberEntry, of type: TypeEntry) -> Bool {
    ownerOfUncalledOverride(of: member, in: type) != nil
  }

  /// The class with the overridden member, if the override is never called. That is NSObject for a
  /// member that Plumb never calls, and for a declared one in a subclass of a Foundation class.
  /// Otherwise it is the UIKit class that declares the member in an extension.
  func ownerOfUncalledOverride(of member: MemberEntry, in type: TypeEntry) -> String? {
    guard member.isOverride, type.kind == .class, additions.overridden(by: member, of: type) == nil,
      !inheritanceChain(of: type).dropFirst().contains(where: { above in
        above.allMembers.contains {
          !$0.isOverride && $0.fullName == member.fullName
        }
      })
    else { return nil }
    let root = systemSuperclass(of: type)
    if let root, let owner = FixedMembers.owner(of: member.fullName, from: root) { return owner }
    if MembersOfNSObject.neverCalled.contains(member.fullName) { return "NSObject" }
    guard MembersOfNSObject.declared.contains(member.fullName), let root,
      FoundationClasses.contains(root)
    else { return nil }
    return "NSObject"
  }
}

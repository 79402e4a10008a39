// SPDX-License-Identifier: MIT

import SwiftSyntax

// Property observers in overrides of a property that an extension adds to a system class. The
// lowered override has another name, so there is no stored property to observe.
extension FileLowering {
  /// Rewrites the property as a computed one that forwards to `super`. Its setter calls the
  /// observers.
  func lowerObservers(
    _ node: VariableDeclSyntax, _ member: MemberEntry, _ type: TypeEntry
  ) {
    guard let block = node.bindings.first?.accessorBlock, let observers = block.observers,
      let addition = index.additions.overridden(by: member, of: type)
    else { return }
    let value = "super.\(addition.base)"
    edits.insert(" get { \(value) } set {", at: block.leftBrace.range.upperBound)
    var calls = ["", "\(value) = newValue", ""]
    for observer in observers {
      let isFirst = observer.accessorSpecifier.text == "willSet"
      let parameter = observer.parameters?.name.text ?? (isFirst ? "newValue" : "oldValue")
      let function = "_\(observer.accessorSpecifier.text)"
      edits.replace(
        (observer.parameters?.range.upperBound).map {
          observer.accessorSpecifier.range.lowerBound..<$0
        } ?? observer.accessorSpecifier.range,
        with: "func \(function)(_ \(parameter): \(member.signature.result))")
      calls[isFirst ? 0 : 2] = "\(function)(\(isFirst ? "newValue" : "_oldValue"))"
    }
    if !calls[2].isEmpty { calls.insert("let _oldValue = \(value)", at: 0) }
    edits.insert(
      "; \(calls.filter { !$0.isEmpty }.joined(separator: "; ")) }",
      at: block.rightBrace.range.lowerBound)
  }

  /// Whether ``lowerObservers(_:_:_:)`` rewrites the property.
  func replacesObservers(_ node: VariableDeclSyntax) -> Bool {
    guard let member = MemberEntry.properties(of: node).first, member.isOverride,
      node.bindings.first?.accessorBlock?.observers != nil,
      let type = node.enclosingClass.flatMap({ index.type(at: SourcePlace(file.path, $0)) }),
      let own = ownMember(member, of: type)
    else { return false }
    return !own.hasOtherTypes && own.modifiers != "override "
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

// Casts that only Objective-C's erased generics allow, and properties that a store keeps.
extension FileLowering {
  /// `anchor as! NSLayoutAnchor<AnyObject>` becomes a call that takes the object as it is.
  func lowerCasts(_ node: SequenceExprSyntax) {
    for cast in casts(in: node) where cast.type.trimmedDescription.hasPrefix("NSLayoutAnchor<") {
      replace(
        cast, cast.isOptional ? "Optional(erasedAnchor(" : "erasedAnchor(",
        cast.isOptional ? ".self))" : ".self)")
    }
  }

  /// What identifiers of `NSCopying` are cast to.
  private static let bridgedTypes: Set = ["String", "Int", "UUID", "URL", "IndexPath"]

  /// `configuration.identifier as? String` becomes a call that casts objects of Foundation's as well.
  func lowerIdentifierCasts(_ node: SequenceExprSyntax) {
    for cast in casts(in: node) where Self.bridgedTypes.contains(cast.type.trimmedDescription) {
      guard let member = cast.value.as(MemberAccessExprSyntax.self), member.base != nil,
        member.declName.baseName.text == "identifier"
      else { continue }
      replace(cast, "bridgedValue(", cast.isOptional ? ".self)" : ".self)!")
    }
  }

  private struct Cast {
    var value: ExprSyntax
    var type: TypeSyntax
    var isOptional: Bool
  }

  /// The casts of a sequence with `as?` or `as!`.
  private func casts(in node: SequenceExprSyntax) -> [Cast] {
    let elements = Array(node.elements)
    return elements.indices.dropFirst().dropLast().compactMap { position in
      guard
        let mark = elements[position].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark,
        let type = elements[position + 1].as(TypeExprSyntax.self)?.type
      else { return nil }
      return Cast(value: elements[position - 1], type: type, isOptional: mark.text == "?")
    }
  }

  /// Puts a call of a value and a type in place of a cast.
  private func replace(_ cast: Cast, _ start: String, _ end: String) {
    needsUIKit = true
    edits.insert(start, at: cast.value.range.lowerBound)
    edits.replace(cast.value.range.upperBound..<cast.type.range.lowerBound, with: ", ")
    edits.insert(end, at: cast.type.range.upperBound)
  }

  /// `Timer(timeInterval:target:…)` makes a timer that keeps what it is given.
  func lowerTargetTimer(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression.trimmedDescription
    guard callee == "Timer" || callee == "Timer.init",
      let label = node.arguments.first?.label?.text, ["timeInterval", "fireAt"].contains(label),
      node.arguments.contains(where: { $0.label?.text == "target" }),
      index.type(named: "Timer", from: module) == nil
    else { return }
    needsUIKit = true
    edits.replace(node.calledExpression, padding: "TargetTimer")
  }

  /// Initialisers without arguments that Foundation does not have here, and others that make the same.
  private static let emptyValues = [
    // A value for properties that get another timer later.
    "Timer": "(timeInterval: 0, repeats: false, block: { _ in })",
    "NSAttributedString": "(string: \"\")",
    "ProcessInfo": ".processInfo",
    "Progress": "(parent: nil, userInfo: nil)",
    "NSError": "(domain: \"\", code: 0, userInfo: nil)",
    "URLResponse":
      "(url: URL(fileURLWithPath: \"\"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)",
  ]

  /// `Timer()` and its like, which Foundation's classes do not have here.
  func lowerEmptyValue(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression.trimmedDescription
    let name = callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee
    guard let arguments = Self.emptyValues[name], node.arguments.isEmpty,
      node.trailingClosure == nil, index.type(named: name, from: module) == nil
    else { return }
    edits.replace(node, padding: name + arguments)
  }

  /// `@NSManaged var name: String` keeps its value beside the object.
  func lower(_ node: VariableDeclSyntax) {
    guard node.attributes.has("NSManaged"), node.bindings.count == 1 else {
      return lowerDynamic(node)
    }
    guard
      let binding = node.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    guard binding.typeAnnotation != nil else {
      return warn("'\(name)' is kept nowhere: it says no type", at: binding)
    }
    needsUIKit = true
    edits.insert(
      " { get { ManagedValues.value(\"\(name)\", of: self) } "
        + "set { \(willChange(name)); ManagedValues.set(newValue, \"\(name)\", of: self); "
        + "\(didChange(name)) } }",
      at: binding.range.upperBound)
  }

  /// `#Preview("Name") { … }` is for Xcode alone: nothing stays of it, nor of rules for tips, which nothing shows.
  func lowerPreview(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    let name = node.macroName.text
    guard name == "Preview" || (name == "Rule" && imports("TipKit")) else { return false }
    edits.blank(node)
    return true
  }
}

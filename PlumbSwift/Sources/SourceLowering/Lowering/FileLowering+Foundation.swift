// SPDX-License-Identifier: MIT

import SwiftSyntax

// What Foundation and the runtime of Apple's systems have and Foundation lacks here: other names where UIKit's module
// has the same, and a warning where nothing can.
extension FileLowering {
  /// Members of Foundation's that cannot be set or asked for here, and those of Plumb's that can.
  private static let renamedMembers = [
    "waitsForConnectivity": "keepsWaitingForConnectivity", "serverTrust": "trustOfServer",
    "enumerateMatches": "enumerateMatchesAtOnce",
    "enumerateSubstrings": "enumerateSubstringsAtOnce",
  ]

  /// Types that Foundation declares without what they are good for, and UIKit's module anew.
  private static let typesOfBoth: Set<String> = [
    "NSComparisonPredicate", "NSExpression", "PersonNameComponentsFormatter",
  ]

  /// Functions of Foundation's that know UIKit's classes by their own names alone where Plumb's are called.
  private static let renamedFunctions = [
    "NSStringFromClass": "nameOfClass", "NSClassFromString": "classOfName",
  ]

  /// Functions that would change a class while the program runs.
  private static let runtimeChanges: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod",
    "class_replaceMethod", "object_setClass",
  ]

  /// Methods that Apple's Foundation declares for subclasses, and that Foundation lacks here.
  private static let methodsWithoutSuper: Set<String> = [
    "getObjectValue(_:for:errorDescription:)",
    "isPartialStringValid(_:newEditingString:errorDescription:)",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
  ]

  func lowerMember(_ node: MemberAccessExprSyntax) {
    guard node.base != nil, let name = Self.renamedMembers[node.declName.baseName.text],
      !index.isDeclared(node.declName.baseName.text)
    else { return }
    edits.replace(node.declName, padding: name)
  }

  /// Functions that `CGFloat` has as static members too here, which its extensions would find first.
  private static let functionsOfFigures: Set<String> = ["abs", "max", "min"]

  func lowerFigures(_ node: FunctionCallExprSyntax) {
    guard enclosing.last == "CGFloat",
      let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      Self.functionsOfFigures.contains(callee.text), !index.isDeclared(callee.text)
    else { return }
    edits.insert("Swift.", at: callee.range.lowerBound)
  }

  /// Names of types that two modules declare say which is meant.
  func lowerTypeOfBoth(_ name: TokenSyntax) {
    guard Self.typesOfBoth.contains(name.text), index.type(named: name.text, from: module) == nil
    else { return }
    needsUIKit = true
    edits.insert("UIKit.", at: name.range.lowerBound)
  }

  func lowerFunction(_ node: DeclReferenceExprSyntax) {
    guard let name = Self.renamedFunctions[node.baseName.text],
      !index.isDeclared(node.baseName.text),
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    else { return }
    needsUIKit = true
    let known = index.namedClasses(from: module, in: file.path)
    // Apps like to call a member so.
    let ours = index.isDeclared(name) ? "UIKit.\(name)" : name
    edits.replace(node.baseName, padding: known.isEmpty ? ours : "_\(name)")
    if !known.isEmpty { declareNames(of: known) }
  }

  /// Functions of the file that know the classes whose names the sources give.
  private func declareNames(of classes: [TypeEntry]) {
    let names = classes.map { "if _class == \($0.name).self { return \"\($0.givenName ?? "")\" }" }
    let types = classes.map { "case \"\($0.givenName ?? "")\": return \($0.name).self" }
    let declarations = [
      "fileprivate func _nameOfClass(_ _class: Swift.AnyClass) -> Swift.String { "
        + "\(names.joined(separator: "; ")); return nameOfClass(_class) }",
      "fileprivate func _classOfName(_ _name: Swift.String) -> Swift.AnyClass? { "
        + "switch _name { \(types.joined(separator: "; ")); default: return classOfName(_name) } }",
    ]
    if !additions.contains(declarations[0]) { additions += declarations }
  }

  /// `URLSessionConfiguration.background(withIdentifier:)` makes one that ends with the process.
  func lowerBackgroundSession(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "background",
      node.arguments.first?.label?.text == "withIdentifier", node.arguments.count == 1
    else { return }
    edits.replace(callee.declName, padding: "inForeground")
  }

  /// Says that methods stay where they are.
  func warnOfRuntimeChange(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.runtimeChanges.contains(callee), !index.isDeclared(callee)
    else { return }
    needsUIKit = true
    warn("'\(callee)' does nothing: methods cannot be exchanged here", at: node)
  }

  /// `@NSManaged func addToNotes(_ value: Note)` changes the set that is kept for `notes`.
  func lowerManagedMethod(_ node: FunctionDeclSyntax) {
    guard node.attributes.has("NSManaged"), node.body == nil else { return }
    let parameters = node.signature.parameterClause.parameters
    guard let first = parameters.first, parameters.count == 1 else {
      edits.insert(" {}", at: node.range.upperBound)
      return warn("'\(MemberEntry(node).fullName)' does nothing here", at: node.name)
    }
    let value = (first.secondName ?? first.firstName).text
    edits.insert(
      " { ManagedValues.change(\"\(node.name.text)\", by: \(value), of: self) }",
      at: node.range.upperBound)
    needsUIKit = true
  }

  /// An override of what is not declared here is a method of its own.
  func lowerOverrideWithoutSuper(_ node: FunctionDeclSyntax) {
    guard let word = node.modifiers.first(where: { $0.name.text == "override" }) else { return }
    let name = MemberEntry(node).fullName
    guard Self.methodsWithoutSuper.contains(name) else { return }
    edits.blank(word)
    // UIKit's module has one that reads numbers and dates.
    if node.name.text == "getObjectValue" {
      edits.replace(node.name, padding: "_unheard_getObjectValue")
    }
    needsUIKit = true
    warn("'\(name)' is never called: Foundation does not declare it here", at: node.name)
  }
}

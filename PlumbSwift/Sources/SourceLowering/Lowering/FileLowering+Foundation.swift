// SPDX-License-Identifier: MIT

import SwiftSyntax

// Members of Foundation and the runtime that Linux lacks. They are renamed to Plumb's replacements.
// Members without a replacement give a warning.
extension FileLowering {
  /// Foundation members that cannot be used on Linux, with Plumb's replacements.
  private static let renamedMembers = [
    "waitsForConnectivity": "keepsWaitingForConnectivity", "serverTrust": "trustOfServer",
    "enumerateMatches": "enumerateMatchesAtOnce",
    "enumerateSubstrings": "enumerateSubstringsAtOnce",
  ]

  /// Types that Foundation on Linux declares without their functions. UIKit declares them again.
  private static let typesOfBoth: Set<String> = [
    "NSComparisonPredicate", "NSExpression", "PersonNameComponentsFormatter",
  ]

  /// Foundation functions that do not know the module-free names of UIKit classes, with Plumb's
  /// replacements.
  private static let renamedFunctions = [
    "NSStringFromClass": "nameOfClass", "NSClassFromString": "classOfName",
  ]

  /// Functions that change a class at run time.
  private static let runtimeChanges: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod",
    "class_replaceMethod", "object_setClass",
  ]

  /// Methods for subclasses that only Apple's Foundation declares.
  private static let methodsWithoutSuper: Set<String> = [
    "getObjectValue(_:for:errorDescription:)", "getObjectValue(_:for:range:)",
    "isPartialStringValid(_:newEditingString:errorDescription:)",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
  ]

  /// The functions whose first argument is a `FileManager.SearchPathDirectory`.
  private static let functionsOfFolders: Set<String> = [
    "url", "urls", "NSSearchPathForDirectoriesInDomains",
  ]

  /// On Linux, `FileManager` has no library folder: it throws an error for it, and lists no path.
  /// The folder for application support replaces it.
  func lowerLibraryFolder(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "libraryDirectory",
      node.base?.trimmedDescription.hasSuffix("SearchPathDirectory") ?? isFolderArgument(node)
    else { return }
    edits.replace(node.declName, padding: "applicationSupportDirectory")
  }

  /// Whether a member without a base is the argument of a function for folders.
  private func isFolderArgument(_ node: MemberAccessExprSyntax) -> Bool {
    let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let name =
      call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? call?.calledExpression.as(DeclReferenceExprSyntax.self)
    return name.map { Self.functionsOfFolders.contains($0.baseName.text) } ?? false
  }

  func lowerMember(_ node: MemberAccessExprSyntax) {
    guard node.base != nil, let name = Self.renamedMembers[node.declName.baseName.text],
      !index.isDeclared(node.declName.baseName.text)
    else { return }
    edits.replace(node.declName, padding: name)
  }

  /// Functions that are static members of `CGFloat` on Linux. In an extension of `CGFloat` an
  /// unqualified call would find the member.
  private static let functionsOfFigures: Set<String> = ["abs", "max", "min"]

  func lowerFigures(_ node: FunctionCallExprSyntax) {
    guard enclosing.last == "CGFloat",
      let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      Self.functionsOfFigures.contains(callee.text), !index.isDeclared(callee.text)
    else { return }
    edits.insert("Swift.", at: callee.range.lowerBound)
  }

  /// Adds the module to the name of a type that both Foundation and UIKit declare.
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
    // The app declares a member of the same name.
    let ours = index.isDeclared(name) ? "UIKit.\(name)" : name
    edits.replace(node.baseName, padding: known.isEmpty ? ours : "_\(name)")
    if !known.isEmpty { declareNames(of: known) }
  }

  /// Declares functions in the file that know the classes with an explicit Objective-C name.
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

  /// Methods of Foundation that Plumb replaces.
  private static let replacedCalls: Set<String> = [
    "path(forResource:ofType:)", "path(forResource:ofType:inDirectory:)",
    "path(forResource:ofType:inDirectory:forLocalization:)", "url(forResource:withExtension:)",
    "url(forResource:withExtension:subdirectory:)",
    "url(forResource:withExtension:subdirectory:localization:)", "intersects(_:)",
  ]

  /// Rewrites `bundle.url(forResource:withExtension:)` to `bundle._url(…)`, and the like.
  func lowerReplacedCall(_ node: FunctionCallExprSyntax) {
    let name: TokenSyntax
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base {
      // The class methods of the same names search a folder.
      guard base.trimmedDescription != "Bundle" else { return }
      name = callee.declName.baseName
    } else if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      ["Bundle", "CGRect"].contains(enclosing.last)
    {
      name = callee.baseName
    } else {
      return
    }
    let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    let fullName = "\(name.text)(\(labels))"
    guard Self.replacedCalls.contains(fullName),
      !index.methods(named: name.text).contains(where: { $0.fullName == fullName })
    else { return }
    edits.replace(name, padding: "_\(name.text)")
    needsUIKit = true
  }

  /// Rewrites `URLSessionConfiguration.background(withIdentifier:)` to a session that ends with the
  /// process.
  func lowerBackgroundSession(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "background",
      node.arguments.first?.label?.text == "withIdentifier", node.arguments.count == 1
    else { return }
    edits.replace(callee.declName, padding: "inForeground")
  }

  /// Warns that methods cannot be replaced at run time.
  func warnOfRuntimeChange(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.runtimeChanges.contains(callee), !index.isDeclared(callee)
    else { return }
    needsUIKit = true
    warn("'\(callee)' has no effect: methods cannot be exchanged on Linux", at: node)
  }

  /// Implements `@NSManaged func addToNotes(_ value: Note)`, which changes the set that is stored
  /// for `notes`.
  func lowerManagedMethod(_ node: FunctionDeclSyntax) {
    guard node.attributes.has("NSManaged"), node.body == nil else { return }
    let parameters = node.signature.parameterClause.parameters
    guard let first = parameters.first, parameters.count == 1 else {
      edits.insert(" {}", at: node.range.upperBound)
      return warn(
        "'\(MemberEntry(node).fullName)' has no effect: only '@NSManaged' methods with one parameter work",
        at: node.name)
    }
    let value = (first.secondName ?? first.firstName).text
    edits.insert(
      " { ManagedValues.change(\"\(node.name.text)\", by: \(value), of: self) }",
      at: node.range.upperBound)
    needsUIKit = true
  }

  /// Turns an override of a method that Foundation on Linux does not declare into a new method.
  func lowerOverrideWithoutSuper(_ node: FunctionDeclSyntax) {
    guard let word = node.modifiers.first(where: { $0.name.text == "override" }) else { return }
    let name = MemberEntry(node).fullName
    guard Self.methodsWithoutSuper.contains(name) else { return }
    edits.blank(word)
    // UIKit declares a method of that name for numbers and dates.
    if node.name.text == "getObjectValue" {
      edits.replace(node.name, padding: "_uncalled_getObjectValue")
    }
    needsUIKit = true
    warn("'\(name)' is never called: Foundation on Linux does not declare it", at: node.name)
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

// Key-value observing. `dynamic` properties notify their observers, and observed key paths get a
// name.
extension FileLowering {
  func willChange(_ names: String...) -> String { change("willChange", names) }

  func didChange(_ names: String...) -> String { change("didChange", names) }

  private func change(_ function: String, _ names: [String]) -> String {
    Array(names.prefix(1) + names.dropFirst().filter { $0 != names[0] })
      .map { "KeyValueObserving.\(function)(self, \"\($0)\")" }.joined(separator: "; ")
  }

  /// A method that dispatches to the class's `keyPathsForValuesAffecting…` members.
  func dependentKeys(of type: TypeEntry) -> [String] {
    let keys = type.dependentKeys
    guard !keys.isEmpty, index.inheritsNSObject(type),
      !type.allMembers.contains(where: { $0.fullName == "keyPathsForValuesAffectingValue(forKey:)" }
      )
    else { return [] }
    let cases = keys.map { member in
      let key = member.name.dropFirst(TypeEntry.dependence.count)
      return "case \"\(key.prefix(1).lowercased() + key.dropFirst())\": "
        + "return \(member.name)\(member.isMethod ? "()" : "")"
    }
    let head = min(type.access, .public).word + "override class func "
    return [
      "\(head)keyPathsForValuesAffectingValue(forKey _key: String) -> Set<String> { switch _key { "
        + "\(cases.joined(separator: "; ")); "
        + "default: return super.keyPathsForValuesAffectingValue(forKey: _key) } }"
    ]
  }

  /// Adds change notifications to the accessors of a `dynamic` property.
  func lowerDynamic(_ node: VariableDeclSyntax) {
    let modifiers = node.modifiers.map(\.name.text)
    guard modifiers.contains("dynamic"), node.bindingSpecifier.text == "var",
      Set(modifiers).isDisjoint(with: ["static", "class"]), !isOfValue(node),
      // The overridden property sends the notifications.
      !replacesObservers(node)
    else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let key = node.attributes.argument(of: "objc") ?? name
      guard let block = binding.accessorBlock else {
        edits.insert(
          " { willSet { \(willChange(name, key)) } didSet { \(didChange(name, key)) } }",
          at: binding.initializer?.range.upperBound ?? binding.typeAnnotation?.range.upperBound
            ?? binding.pattern.range.upperBound)
        // A property with observers is declared alone.
        if let comma = binding.trailingComma {
          let words = node.modifiers.filter { $0.name.text != "dynamic" }.map { $0.onOneLine + " " }
          edits.replace(comma.range, with: "; \(words.joined())var ")
        }
        needsUIKit = true
        continue
      }
      guard case .accessors(let accessors) = block.accessors else { continue }
      lowerDynamic(accessors, in: block, name, key)
    }
  }

  /// Whether the property belongs to a structure or an enumeration, which cannot be observed.
  private func isOfValue(_ node: VariableDeclSyntax) -> Bool {
    // The parents are the item, its list, the block and the type.
    guard let type = node.parent?.parent?.parent?.parent else { return false }
    return type.is(StructDeclSyntax.self) || type.is(EnumDeclSyntax.self)
  }

  private func lowerDynamic(
    _ accessors: AccessorDeclListSyntax, in block: AccessorBlockSyntax, _ name: String,
    _ key: String
  ) {
    func body(_ kind: String) -> CodeBlockSyntax? {
      accessors.first { $0.accessorSpecifier.text == kind }?.body
    }
    if let setter = body("set") {
      edits.insert(
        " \(willChange(name, key)); \(atEnd(of: setter, didChange(name, key)));",
        at: setter.leftBrace.range.upperBound)
    } else if body("didSet") != nil || body("willSet") != nil {
      if let body = body("willSet") {
        edits.insert(" \(willChange(name, key));", at: body.leftBrace.range.upperBound)
      } else {
        edits.insert(" willSet { \(willChange(name, key)) }", at: block.leftBrace.range.upperBound)
      }
      if let body = body("didSet") {
        edits.insert(
          " \(atEnd(of: body, didChange(name, key)));", at: body.leftBrace.range.upperBound)
      } else {
        edits.insert(" didSet { \(didChange(name, key)) }", at: block.leftBrace.range.upperBound)
      }
    } else {
      return
    }
    needsUIKit = true
  }

  /// A statement that runs when the body is left. In an empty body the compiler warns of `defer`.
  private func atEnd(of body: CodeBlockSyntax, _ statement: String) -> String {
    body.statements.isEmpty ? statement : "defer { \(statement) }"
  }

  /// Adds the name of the key path to `observe(\.title, …)` and `publisher(for: \.title)`, because
  /// a key path value does not carry it.
  func lowerObserving(_ node: FunctionCallExprSyntax) {
    guard let first = node.arguments.first,
      let path = first.expression.as(KeyPathExprSyntax.self),
      let name = keyName(path)
    else { return }
    switch (node.calleeName, first.label?.text) {
    case ("observe", nil) where !index.declaresOwnObserving: break
    // Combine's publisher.
    case ("publisher", "for"): break
    default: return
    }
    edits.insert(", named: \"\(name)\"", at: first.expression.range.upperBound)
    needsUIKit = true
  }

  /// The names of a key path's properties, separated by dots. Nil if it has other components.
  private func keyName(_ path: KeyPathExprSyntax) -> String? {
    var names: [String] = []
    for component in path.components {
      switch component.component {
      case .property(let property): names.append(property.declName.baseName.text)
      case .optional: break
      default: return nil
      }
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}

extension FunctionCallExprSyntax {
  /// The name of the called function or method.
  fileprivate var calleeName: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Reads the types, extensions and members that a file declares, and the names that its selectors
/// mention.
final class DeclarationCollector: SyntaxVisitor {
  private let path: String
  private let module: String
  private let conditions: BuildConditions
  private var enclosing: [String] = []
  private(set) var types: [TypeEntry] = []
  private(set) var extensions: [ExtensionEntry] = []
  /// The selectors that are written as strings.
  private(set) var selectors: Set<String> = []
  private(set) var aliases: [String: String] = [:]
  /// The names that `#selector` and `Selector` mention, without labels.
  private(set) var selectorNames: Set<String> = []
  /// The classes on which `appearance` is called, as the sources name them.
  private(set) var appearances: Set<String> = []
  /// The result types of global functions, as written in the source.
  private(set) var functionResults: [String: Set<String>] = [:]

  init(path: String, module: String, conditions: BuildConditions) {
    self.path = path
    self.module = module
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = enter(
      .class, node.name, node, node.attributes, node.modifiers, node.inheritanceClause)
    types.last?.isGeneric = node.genericParameterClause != nil
    types.last?.hidesInitializers = Self.hidesInitializers(node.memberBlock)
    return kind
  }

  /// Whether a class inherits none of the initialisers with which UIKit creates views. That is so
  /// if it declares designated initialisers and none of UIKit's.
  private static func hidesInitializers(_ block: MemberBlockSyntax) -> Bool {
    let declared = block.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { node in !node.modifiers.contains { $0.name.text == "convenience" } }
      .map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
    let known = [["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"]]
    return !declared.isEmpty && !declared.contains(where: known.contains)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node.name, node, node.attributes, node.modifiers, node.inheritanceClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.value, node.name, node, node.attributes, node.modifiers, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.value, node.name, node, node.attributes, node.modifiers, node.inheritanceClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node.name, node, node.attributes, node.modifiers, node.inheritanceClause)
  }

  private func enter(
    _ kind: TypeEntry.Kind, _ name: TokenSyntax, _ node: some DeclGroupSyntax,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let path = (enclosing + [name.text]).joined(separator: ".")
    let entry = TypeEntry(
      name: path, module: module, kind: kind, place: SourcePlace(self.path, node))
    entry.keyword = kind == .actor ? "class" : node.introducer.text
    entry.inherited = Self.names(inheritance)
    entry.access = modifiers.access
    entry.isObjC = attributes.has("objc") || attributes.has("objcMembers")
    entry.givenName = attributes.argument(of: "objc")
    entry.hasObjCMembers = attributes.has("objcMembers")
    entry.isMainActor = attributes.has("MainActor")
    entry.attributes = Set(attributes.names)
    entry.hasOtherActor = !entry.isMainActor && attributes.names.contains { $0.hasSuffix("Actor") }
    entry.members = members(of: node.memberBlock)
    entry.subscripts = subscripts(of: node.memberBlock.members)
    entry.initializers = Set(
      node.memberBlock.members.compiled(conditions).compactMap {
        $0.decl.as(InitializerDeclSyntax.self)?.labels
      })
    entry.hasEmptyInitializerInBody = hasEmptyInitializer(node.memberBlock)
    if kind == .protocol, entry.isObjC {
      entry.members = entry.members.map {
        var member = $0
        member.isObjC = true
        return member
      }
    }
    types.append(entry)
    enclosing.append(name.text)
    return .visitChildren
  }

  /// Whether an initialiser can be called without arguments.
  private func hasEmptyInitializer(_ members: MemberBlockSyntax) -> Bool {
    members.members.compiled(conditions).contains {
      $0.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
        .allSatisfy { $0.defaultValue != nil } ?? false
    }
  }

  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainName
    let entry = ExtensionEntry(
      typeName: name, module: module, place: SourcePlace(path, node))
    entry.inherited = Self.names(node.inheritanceClause)
    entry.isObjC = node.attributes.has("objc")
    entry.isPrivate = node.modifiers.access == .private
    entry.isMainActor = node.attributes.has("MainActor")
    entry.isUnconditional = isUnconditional(Syntax(node))
    entry.hasEmptyInitializer = hasEmptyInitializer(node.memberBlock)
    entry.members = members(of: node.memberBlock).map {
      var member = $0
      if entry.isObjC { member.isObjC = true }
      // A class body does not inherit the extension's `public`, so members without an access
      // modifier get it.
      let modifiers = member.signature.modifiers
      if node.modifiers.access == .public, !member.isPrivate,
        !["public ", "open ", "package "].contains(where: modifiers.contains)
      {
        member.signature.modifiers = "public " + modifiers
      }
      return member
    }
    entry.subscripts = subscripts(of: node.memberBlock.members)
    extensions.append(entry)
    enclosing.append(name)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[node.name.text] = node.initializer.value.plainName
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if enclosing.isEmpty, node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
      let result = node.signature.returnClause?.type.trimmedDescription ?? ""
      functionResults[node.name.text, default: []].insert(result)
    }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let block = node.parent?.parent?.as(IfConfigDeclSyntax.self) else {
      return .visitChildren
    }
    return conditions.isActive(node, of: block) == false ? .skipChildren : .visitChildren
  }

  private func isUnconditional(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self),
        let block = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
        conditions.isActive(clause, of: block) != true
      {
        return false
      }
      node = parent
    }
    return true
  }

  // MARK: Members

  private func members(of block: MemberBlockSyntax) -> [MemberEntry] {
    members(of: block.members)
  }

  /// The members that are certainly compiled. Members that depend on unknown flags are left out.
  private func members(of list: MemberBlockItemListSyntax) -> [MemberEntry] {
    list.flatMap { item -> [MemberEntry] in
      if let method = item.decl.as(FunctionDeclSyntax.self) { return [MemberEntry(method)] }
      if let property = item.decl.as(VariableDeclSyntax.self) {
        return MemberEntry.properties(of: property)
      }
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [] }
      return block.clauses.flatMap { clause -> [MemberEntry] in
        guard conditions.isActive(clause, of: block) == true,
          case .decls(let members) = clause.elements
        else { return [] }
        return self.members(of: members)
      }
    }
  }

  private func subscripts(of list: MemberBlockItemListSyntax) -> [SubscriptEntry] {
    list.compactMap { $0.decl.as(SubscriptDeclSyntax.self).map(SubscriptEntry.init) }
  }

  private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.plainName } ?? []
  }

  // MARK: Selectors

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let argument = node.arguments.first?.expression {
      if let reference = SelectorReference(argument) { selectorNames.insert(reference.name) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // For `object.method?()` the object is asked at run time whether it has the method.
    if let called = node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      .as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      SystemProtocols.hasOptional(called)
    {
      selectorNames.insert(called)
    }
    let callee = node.calledExpression.trimmedDescription
    if callee == "Selector" || callee == "NSSelectorFromString" || callee == "Selector.init" {
      let text = node.arguments.trimmedDescription.filter { $0 != "\"" && $0 != "(" && $0 != ")" }
      selectors.insert(text)
      if let name = text.split(separator: ":").first { selectorNames.insert(String(name)) }
    }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "appearance", let base = access.base
    {
      appearances.insert(base.trimmedDescription)
    }
    return .visitChildren
  }
}

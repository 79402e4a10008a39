// SPDX-License-Identifier: MIT

import SwiftSyntax

// SwiftUI. Its stand-in renders nothing, so the code that builds view bodies is removed, and
// previews too.
extension FileLowering {
  /// Types for Xcode previews and SwiftUI apps.
  private static let removedTypes: Set<String> = [
    "PreviewProvider", "PreviewModifier", "LibraryContentProvider", "App", "Scene",
  ]
  /// Result types whose builder code is removed.
  private static let builtTypes: Set<String> = [
    "View", "ToolbarContent", "Commands", "Gesture",
  ]

  /// Whether the compiled part of the file imports SwiftUI.
  var importsSwiftUI: Bool {
    file.text.contains("import SwiftUI")
      && ImportCollector(file.tree).imports.contains {
        $0.path.first?.name.text == "SwiftUI" && conditions.isCompiled($0)
      }
  }

  /// Blanks a type that conforms to a protocol for previews or apps, and extensions of such a
  /// protocol. Returns whether it did.
  func lowerSwiftUI(_ node: some DeclGroupSyntax, named name: String) -> Bool {
    guard usesSwiftUI else { return false }
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.plainName } ?? []
    guard ([name] + inherited).contains(where: isRemoved) else { return false }
    if lowerProvider(node, named: name) { return false }
    edits.blank(node)
    leftOut.append(name)
    return true
  }

  private func isRemoved(_ name: String) -> Bool {
    let name = name.hasPrefix("SwiftUI.") ? String(name.dropFirst("SwiftUI.".count)) : name
    return Self.removedTypes.contains(name) && index.type(named: name, from: module) == nil
  }

  /// Replaces the body of a property of the type `some View` with an empty view. Returns whether it
  /// did.
  func lowerBody(_ node: VariableDeclSyntax) -> Bool {
    guard usesSwiftUI, !providers.contains(node.id), node.bindings.count == 1,
      let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type, let kind = builtType(type),
      let block = binding.accessorBlock
    else { return false }
    edits.blank(block.accessors)
    edits.insert(" Empty\(kind)() ", at: block.leftBrace.range.upperBound)
    removesBodies = true
    return true
  }

  /// Replaces the body of a method with the result `some View` with an empty view. Returns whether
  /// it did.
  func lowerBody(_ node: FunctionDeclSyntax) -> Bool {
    guard usesSwiftUI, let type = node.signature.returnClause?.type, let kind = builtType(type),
      let body = node.body
    else { return false }
    edits.blank(body.statements)
    edits.insert(" Empty\(kind)() ", at: body.leftBrace.range.upperBound)
    removesBodies = true
    return true
  }

  /// Empties the content of `UIHostingConfiguration { … }` and of its `.background { … }`.
  func lowerHostedContent(_ node: FunctionCallExprSyntax) {
    guard usesSwiftUI, buildsHostedContent(node.calledExpression),
      let closure = node.trailingClosure
    else { return }
    edits.blank(closure.statements)
    edits.insert(" EmptyView() ", at: closure.leftBrace.range.upperBound)
    removesBodies = true
  }

  private func buildsHostedContent(_ callee: ExprSyntax) -> Bool {
    if callee.trimmedDescription == "UIHostingConfiguration" { return true }
    guard let member = callee.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "background"
    else { return false }
    var base = member.base
    while let call = base?.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.trimmedDescription == "UIHostingConfiguration" { return true }
      base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    return false
  }

  private func builtType(_ type: TypeSyntax) -> String? {
    guard let some = type.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some"
    else { return nil }
    let name = some.constraint.trimmedDescription.replacing("SwiftUI.", with: "")
    return Self.builtTypes.contains(name) ? name : nil
  }

  /// Warns once per import of the code that is removed.
  func warnOfSwiftUI(at node: ImportDeclSyntax) {
    if removesBodies {
      warn("SwiftUI views are not rendered: the code that builds their bodies is removed", at: node)
    }
    if !leftOut.isEmpty {
      warn("removed because SwiftUI is a stand-in: \(leftOut.joined(separator: ", "))", at: node)
    }
  }
}

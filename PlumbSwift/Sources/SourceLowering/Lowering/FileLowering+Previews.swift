// SPDX-License-Identifier: MIT

import SwiftSyntax

// Previews. A build for `plumb swift preview` compiles those that give views or controllers of
// UIKit. Each `#Preview` and each `PreviewProvider` becomes a function that adds its previews to
// `_Previews`. All other builds leave previews out.
//
// Assumption: `#Preview` is a declaration of a file, and `previews` is its provider's only builder.
extension FileLowering {
  /// Lowers a `#Preview`. Returns whether it is left out.
  func lowerPreview(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    guard node.macroName.text == "Preview" else { return false }
    guard drawsPreviews, conditions.isCompiled(node), let body = node.previewBody else {
      edits.blank(node)
      return true
    }
    let name = node.arguments.first { $0.label == nil }?.expression
    let isWidget = node.arguments.contains { $0.label?.text == "as" }
    switch isWidget ? .swiftUI : previewContent(of: body.statements) {
    case .uiKit:
      addPreviewFunction(of: node) { symbol in
        let start = node.pound.range.lowerBound
        edits.replace(
          start..<node.macroName.range.upperBound,
          with: "@MainActor @_cdecl(\"\(symbol)\") func \(symbol)() { \(beginning(node.pound)) "
            + "UIKit._Previews.add")
        edits.insert(" }", at: node.range.upperBound)
      }
      return false
    case .items(let items):
      addPreviewFunction(of: node) { symbol in
        let traits = node.arguments.drop { $0.label?.text != "traits" }
          .prefix { $0.label == nil || $0.label?.text == "traits" }
          .map { $0.expression.trimmedDescription }
        edits.replace(
          node.pound.range.lowerBound..<node.pound.range.lowerBound,
          with: "@MainActor @_cdecl(\"\(symbol)\") func \(symbol)() { \(beginning(node.pound)) ")
        add(items, in: node.range, name: name?.trimmedDescription, traits: traits)
        edits.insert(" }", at: node.range.upperBound)
      }
      return false
    case .swiftUI:
      noteSkipped(node, name?.trimmedDescription)
      edits.blank(node)
      return true
    }
  }

  /// Turns the property `previews` of a provider into a method that adds them. Returns whether it
  /// did.
  func lowerProvider(_ node: some DeclGroupSyntax, named name: String) -> Bool {
    guard drawsPreviews, let clause = node.inheritanceClause,
      clause.inheritedTypes.contains(where: { $0.type.plainName.hasSuffix("PreviewProvider") })
    else { return false }
    guard conditions.isCompiled(node), clause.inheritedTypes.count == 1,
      let (property, body) = node.previewsProperty, let items = previewItems(body)
    else {
      noteSkipped(node, name)
      return false
    }
    addPreviewFunction(of: node) { symbol in
      edits.blank(clause)
      if !property.attributes.isEmpty { edits.blank(property.attributes) }
      edits.insert("@MainActor ", at: property.modifiers.range.lowerBound)
      let start = property.bindingSpecifier.range.lowerBound
      let open = property.bindings.first?.accessorBlock?.leftBrace.range.upperBound ?? start
      edits.replace(start..<open, with: "func _addPreviews() { \(beginning(node)) ")
      add(items, in: open..<(property.range.upperBound - 1), name: nil, traits: [])
      additions.append(
        "@MainActor @_cdecl(\"\(symbol)\") func \(symbol)() "
          + "{ \(enclosing.joined(separator: "."))._addPreviews() }")
    }
    providers.insert(property.id)
    return true
  }

  private func addPreviewFunction(of node: some SyntaxProtocol, _ edit: (String) -> Void) {
    needsUIKit = true
    let symbol = "plumbPreviews_\("\(module)\0\(file.path)".fingerprint)_\(previewFunctions.count)"
    previewFunctions.append(symbol)
    edit(symbol)
  }

  private func beginning(_ node: some SyntaxProtocol) -> String {
    let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "UIKit._Previews.begin(\"\(path)\", \(line(of: node)));"
  }

  private func noteSkipped(_ node: some SyntaxProtocol, _ name: String?) {
    guard conditions.isCompiled(node) else { return }
    previewsLeftOut.append(
      PreviewLeftOut(path: file.path, line: line(of: node), name: name ?? ""))
  }

  /// Adds the items of a builder. Everything else in the range becomes blank.
  private func add(
    _ items: [PreviewItem], in range: Range<Int>, name: String?, traits: [String]
  ) {
    var position = range.lowerBound
    for item in items {
      edits.blank(position..<item.base.range.lowerBound, of: file.text)
      let all = (item.traits + traits).joined(separator: ", ")
      edits.insert(
        "UIKit._Previews.addView(\(item.name ?? name ?? "nil"), [\(all)]) { ",
        at: item.base.range.lowerBound)
      edits.insert(" };", at: item.base.range.upperBound)
      position = item.base.range.upperBound
    }
    edits.blank(position..<range.upperBound, of: file.text)
  }
}

/// A preview that is not drawn.
public struct PreviewLeftOut: Hashable, Sendable, Codable {
  public var path: String
  public var line: Int
  /// The name of the provider, or the name that the preview's source gives; may be empty.
  public var name: String
}

extension FreestandingMacroExpansionSyntax {
  fileprivate var previewBody: ClosureExprSyntax? {
    trailingClosure
      ?? arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }
}

extension DeclGroupSyntax {
  /// The property `static var previews: some View { … }` and the statements of its getter.
  fileprivate var previewsProperty: (VariableDeclSyntax, CodeBlockItemListSyntax)? {
    for member in memberBlock.members {
      guard let property = member.decl.as(VariableDeclSyntax.self), property.bindings.count == 1,
        let binding = property.bindings.first,
        binding.pattern.trimmedDescription == "previews",
        case .getter(let statements) = binding.accessorBlock?.accessors
      else { continue }
      return (property, statements)
    }
    return nil
  }
}

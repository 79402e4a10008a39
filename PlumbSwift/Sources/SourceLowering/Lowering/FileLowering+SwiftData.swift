// SPDX-License-Identifier: MIT

import SwiftSyntax

// SwiftData's macros. Model classes conform to a protocol with default members. Attributes of their
// properties are removed.
extension FileLowering {
  func imports(_ module: String) -> Bool {
    file.text.contains(module)
      && ImportCollector(file.tree).imports.contains { $0.path.first?.name.text == module }
  }

  /// Blanks SwiftData attributes that expand to code.
  func lowerModelAttribute(_ node: AttributeSyntax, _ name: String) -> Bool {
    guard ["Model", "Attribute", "Relationship", "Transient", "ModelActor"].contains(name),
      importsSwiftData
    else { return false }
    edits.blank(node)
    return true
  }

  /// Makes a `@Model` class conform to `PersistentModel`.
  func lowerModel(_ node: ClassDeclSyntax) {
    guard node.attributes.has("Model"), importsSwiftData else { return }
    conform(node, to: "PersistentModel")
  }

  /// Adds a container and a context to a `@ModelActor`.
  func lowerModelActor(_ node: ActorDeclSyntax) {
    guard node.attributes.has("ModelActor"), importsSwiftData else { return }
    let end = node.inheritanceClause?.range.upperBound ?? node.name.range.upperBound
    edits.insert(
      node.inheritanceClause == nil ? ": SwiftData.ModelActor" : ", SwiftData.ModelActor", at: end)
    let access = node.modifiers.access >= .public ? "public " : ""
    append(
      [
        "\(access)nonisolated let modelContainer: SwiftData.ModelContainer",
        "\(access)let modelContext: SwiftData.ModelContext",
        "\(access)init(modelContainer: SwiftData.ModelContainer) { self.modelContainer = modelContainer; "
          + "modelContext = SwiftData.ModelContext(modelContainer) }",
      ], to: node.memberBlock)
  }
}

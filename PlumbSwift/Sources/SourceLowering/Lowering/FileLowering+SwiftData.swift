// SPDX-License-Identifier: MIT

import SwiftSyntax

// SwiftData's macros: classes of models conform to a protocol whose members are there, and what is said of their
// properties goes.
extension FileLowering {
  func imports(_ module: String) -> Bool {
    file.text.contains(module)
      && ImportCollector(file.tree).imports.contains { $0.path.first?.name.text == module }
  }

  /// Attributes of SwiftData's that stand for code.
  func lowerModelAttribute(_ node: AttributeSyntax, _ name: String) -> Bool {
    guard ["Model", "Attribute", "Relationship", "Transient", "ModelActor"].contains(name),
      importsSwiftData
    else { return false }
    edits.blank(node)
    return true
  }

  /// `@Model final class Note` conforms to `PersistentModel`.
  func lowerModel(_ node: ClassDeclSyntax) {
    guard node.attributes.has("Model"), importsSwiftData else { return }
    conform(node, to: "PersistentModel")
  }

  /// `@ModelActor actor Store` has a container and a context.
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

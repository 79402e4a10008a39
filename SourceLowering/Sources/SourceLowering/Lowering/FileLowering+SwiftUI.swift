// SPDX-License-Identifier: MIT

import SwiftSyntax

// Sources import SwiftUI for previews: what conforms to its protocols is blanked, and the rest is compiled.
extension FileLowering {
  private static let types: Set<String> = [
    "PreviewProvider", "PreviewModifier", "LibraryContentProvider", "UIViewRepresentable",
    "UIViewControllerRepresentable", "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle",
    "LabelStyle", "ToggleStyle", "Shape", "InsettableShape", "Scene", "App", "UIHostingController",
  ]

  /// Whether the file imports SwiftUI, which is not here.
  var lacksSwiftUI: Bool {
    guard file.text.contains("import SwiftUI"), !conditions.modules.contains("SwiftUI") else {
      return false
    }
    return ImportCollector(file.tree).imports.contains {
      $0.path.first?.name.text == "SwiftUI" && conditions.isCompiled($0)
    }
  }

  /// Blanks a type that conforms to one of SwiftUI's protocols, or an extension of one.
  func lowerSwiftUI(_ node: some DeclGroupSyntax, named name: String) -> Bool {
    guard isWithoutSwiftUI else { return false }
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.plainName } ?? []
    guard ([name] + inherited).contains(where: isOfSwiftUI) else { return false }
    edits.blank(node)
    leftOut.append(name)
    return true
  }

  private func isOfSwiftUI(_ name: String) -> Bool {
    let name = name.hasPrefix("SwiftUI.") ? String(name.dropFirst("SwiftUI.".count)) : name
    return Self.types.contains(name) && index.type(named: name, from: module) == nil
  }
}

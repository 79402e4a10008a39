// SPDX-License-Identifier: MIT

import SwiftSyntax

// Initialisers that an extension adds to a class and that a class below it declares again. Objective-C has both; the
// compiler takes the second for an override of what cannot be overridden. The extension's gets a parameter that nobody
// gives: that makes it another, and the compiler prefers the class's own where both could be meant.
extension FileLowering {
  func lowerInitializers(in node: ExtensionDeclSyntax, _ entry: ExtensionEntry) {
    for item in node.memberBlock.members.compiled(conditions) {
      guard let initializer = item.decl.as(InitializerDeclSyntax.self),
        index.isDeclaredAgain(initializer.labels, below: entry)
      else { continue }
      let clause = initializer.signature.parameterClause
      edits.insert(
        (clause.parameters.isEmpty ? "" : ", ") + "_extension: Swift.Void = ()",
        at: clause.parameters.last?.range.upperBound ?? clause.leftParen.range.upperBound)
    }
  }

  /// `UIView.init(color:)` as a value becomes a closure: the extension's initialiser may have one parameter more.
  func lowerInitializerValue(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "init",
      let labels = node.declName.argumentNames?.arguments.map(\.name.text),
      let name = node.base?.trimmedDescription,
      index.isDeclaredAgain(labels, below: name)
    else { return }
    let arguments = labels.enumerated().map { position, label in
      label == "_" ? "$\(position)" : "\(label): $\(position)"
    }
    edits.replace(node, padding: "{ \(name)(\(arguments.joined(separator: ", "))) }")
  }
}

extension SourceIndex {
  /// Whether a class below one of UIKit's has an initialiser with such labels in its body.
  fileprivate func isDeclaredAgain(_ labels: [String], below name: String) -> Bool {
    SystemClasses.isKnown(name)
      && classes(withInitializer: labels).contains { type in
        systemSuperclass(of: type).map { SystemClasses.lineage(of: $0).contains(name) } == true
      }
  }

  /// Whether a class below the one that is extended has an initialiser with such labels in its body.
  fileprivate func isDeclaredAgain(_ labels: [String], below entry: ExtensionEntry) -> Bool {
    classes(withInitializer: labels).contains { type in
      let line = lineage(of: type)
      if let extended = self.type(named: entry.typeName, from: entry.module) {
        return line.dropFirst().contains { $0 === extended }
      }
      guard let parent = line.last?.inherited.first else { return false }
      return SystemClasses.lineage(of: systemName(parent)).contains(systemName(entry.typeName))
    }
  }
}

extension InitializerDeclSyntax {
  /// The labels of the parameters, `_` where there is none.
  var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

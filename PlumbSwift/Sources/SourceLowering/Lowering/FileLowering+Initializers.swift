// SPDX-License-Identifier: MIT

import SwiftSyntax

// Initialisers that an extension adds to a class and that a subclass declares again. Objective-C
// allows both. Swift takes the second one for an override of a member that cannot be overridden. So
// the extension's initialiser gets an extra parameter with a default value. If both match a call,
// the compiler prefers the class's initialiser.
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

  /// Rewrites `UIView.init(color:)` as a value to a closure, because the extension's initialiser
  /// may have an extra parameter.
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
  /// Whether a subclass of the named system class declares an initialiser with these labels in its
  /// body.
  fileprivate func isDeclaredAgain(_ labels: [String], below name: String) -> Bool {
    SystemClasses.isKnown(name)
      && classes(withInitializer: labels).contains { type in
        systemSuperclass(of: type).map { SystemClasses.inheritanceChain(of: $0).contains(name) }
          == true
      }
  }

  /// Whether a subclass of the extended class declares an initialiser with these labels in its
  /// body.
  fileprivate func isDeclaredAgain(_ labels: [String], below entry: ExtensionEntry) -> Bool {
    classes(withInitializer: labels).contains { type in
      let line = inheritanceChain(of: type)
      if let extended = self.type(named: entry.typeName, from: entry.module) {
        return line.dropFirst().contains { $0 === extended }
      }
      guard let parent = line.last?.inherited.first else { return false }
      return SystemClasses.inheritanceChain(of: systemName(parent)).contains(
        systemName(entry.typeName))
    }
  }
}

extension InitializerDeclSyntax {
  /// The labels of the parameters, with `_` for a missing label.
  var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

// Attributes and modifiers of Objective-C's, which are blanked.
extension FileLowering {
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable", "_objcImplementation",
  ]

  /// Whether something else stands in the attribute's place.
  func lower(_ node: AttributeSyntax) -> Bool {
    let name = node.attributeName.trimmedDescription
    if Self.blanked.contains(name) {
      edits.blank(node)
    } else if name == "UIApplicationMain" {
      edits.replace(node, padding: "@main")
    } else if name == "_dynamicReplacement" {
      warn("functions cannot be replaced here: this one is called by its own name alone", at: node)
      edits.blank(node)
    } else if name == "convention", node.arguments?.trimmedDescription == "block" {
      edits.blank(node)
    } else if name == "convention", node.arguments?.trimmedDescription == "c",
      takesObjects(node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType)
    {
      warn(
        "functions of C take no objects here: what an implementation is cast to sends the object its selector",
        at: node)
      edits.blank(node)
    } else {
      return lowerModelAttribute(node, name)
    }
    return true
  }

  func lower(_ node: DeclModifierSyntax) {
    switch node.name.text {
    case "optional" where node.isOfProtocol, "dynamic": edits.blank(node)
    // No class overrides it there, and the compiler warns of it where Objective-C does not see it.
    case "open" where node.isOfExtension: edits.replace(node, padding: "public")
    default: break
    }
  }
}

extension DeclModifierSyntax {
  fileprivate var isOfExtension: Bool { body?.is(ExtensionDeclSyntax.self) ?? false }

  fileprivate var isOfProtocol: Bool { body?.is(ProtocolDeclSyntax.self) ?? false }

  /// The declaration in whose body the declaration with the modifier stands; nil for a body's own modifiers.
  private var body: Syntax? {
    // The modifier's list and its declaration.
    var node = parent?.parent
    while let current = node?.parent {
      if current.is(MemberBlockSyntax.self) { return current.parent }
      guard
        [
          .memberBlockItem, .memberBlockItemList, .ifConfigDecl, .ifConfigClause,
          .ifConfigClauseList,
        ].contains(current.kind)
      else { return nil }
      node = current
    }
    return nil
  }
}

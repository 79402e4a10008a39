// SPDX-License-Identifier: MIT

import SwiftSyntax

// Objective-C attributes and modifiers, which are blanked.
extension FileLowering {
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable", "_objcImplementation",
  ]

  /// Whether the attribute is replaced or removed.
  func lower(_ node: AttributeSyntax) -> Bool {
    let name = node.attributeName.trimmedDescription
    if Self.blanked.contains(name) {
      edits.blank(node)
    } else if name == "UIApplicationMain" {
      edits.replace(node, padding: "@main")
    } else if name == "_dynamicReplacement" {
      warn(
        "'@_dynamicReplacement' has no effect on Linux: this function is called only by its own name",
        at: node)
      edits.blank(node)
    } else if name == "convention", node.arguments?.trimmedDescription == "block" {
      edits.blank(node)
    } else if name == "convention", node.arguments?.trimmedDescription == "c",
      takesObjects(node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType)
    {
      warn(
        "a C function cannot take objects on Linux: a call through this type sends the object the selector",
        at: node)
      edits.blank(node)
    } else {
      return false
    }
    return true
  }

  func lower(_ node: DeclModifierSyntax) {
    switch node.name.text {
    case "optional" where node.isOfProtocol, "dynamic": edits.blank(node)
    // No class overrides a member of an extension. The compiler warns of `open` there if
    // Objective-C does not see the member.
    case "open" where node.isOfExtension: edits.replace(node, padding: "public")
    default: break
    }
  }
}

extension DeclModifierSyntax {
  fileprivate var isOfExtension: Bool { body?.is(ExtensionDeclSyntax.self) ?? false }

  fileprivate var isOfProtocol: Bool { body?.is(ProtocolDeclSyntax.self) ?? false }

  /// The declaration whose body contains the modified declaration. Nil for the body's own
  /// modifiers.
  private var body: Syntax? {
    // Skips the list of modifiers and its declaration.
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

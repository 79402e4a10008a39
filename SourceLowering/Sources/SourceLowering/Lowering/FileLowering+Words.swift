// SPDX-License-Identifier: MIT

import SwiftSyntax

// Attributes and modifiers of Objective-C's, which are blanked.
extension FileLowering {
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable", "_objcImplementation",
  ]

  func lower(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    if Self.blanked.contains(name) {
      edits.blank(node)
    } else if name == "UIApplicationMain" {
      edits.replace(node, padding: "@main")
    } else if name == "convention", node.arguments?.trimmedDescription == "block" {
      edits.blank(node)
    }
  }

  func lower(_ node: DeclModifierSyntax) {
    switch node.name.text {
    case "optional" where node.isOfProtocol, "dynamic": edits.blank(node)
    default: break
    }
  }
}

extension DeclModifierSyntax {
  fileprivate var isOfProtocol: Bool {
    var node = parent
    while let current = node {
      if current.is(ProtocolDeclSyntax.self) { return true }
      if current.is(MemberBlockSyntax.self) {
        return current.parent?.is(ProtocolDeclSyntax.self) ?? false
      }
      node = current.parent
    }
    return false
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

// Overrides and `super` calls under the names that UIKit members had before Swift 4.2. Other calls
// need no change, because extensions declare the old names, but a member of an extension cannot be
// overridden.
extension FileLowering {
  /// The current name and first label of a method, by its former full name.
  private static let methods: [String: (name: String, label: String?)] = [
    "didMove(toParentViewController:)": ("didMove", "toParent"),
    "willMove(toParentViewController:)": ("willMove", "toParent"),
    "addChildViewController(_:)": ("addChild", nil),
    "removeFromParentViewController()": ("removeFromParent", nil),
    "bringSubview(toFront:)": ("bringSubviewToFront", "_"),
    "sendSubview(toBack:)": ("sendSubviewToBack", "_"),
  ]

  /// Methods without parameters that are properties now, and renamed properties.
  private static let properties = [
    "prefersHomeIndicatorAutoHidden": "prefersHomeIndicatorAutoHidden",
    "preferredScreenEdgesDeferringSystemGestures": "preferredScreenEdgesDeferringSystemGestures",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures":
      "childForScreenEdgesDeferringSystemGestures",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  ]

  func lowerFormerOverride(_ node: FunctionDeclSyntax) {
    guard node.modifiers.contains(where: { $0.name.text == "override" }) else { return }
    let fullName = MemberEntry(node).fullName
    if let now = Self.methods[fullName] {
      rename(node.name, now.name)
      guard let label = now.label,
        let first = node.signature.parameterClause.parameters.first
      else { return }
      rename(first.firstName, first.secondName == nil ? "\(label) \(first.firstName.text)" : label)
    } else if fullName.hasSuffix("()"), let name = Self.properties[node.name.text],
      let result = node.signature.returnClause?.type
    {
      edits.replace(node.funcKeyword, padding: "var")
      rename(node.name, name)
      edits.replace(
        node.signature.range.lowerBound..<result.range.lowerBound, with: ": ")
    }
  }

  func lowerFormerOverride(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains(where: { $0.name.text == "override" }),
      let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
      let name = Self.properties[pattern.identifier.text]
    else { return }
    rename(pattern.identifier, name)
  }

  func lowerFormerSuperCall(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base?.is(SuperExprSyntax.self) == true
    else { return }
    let name = callee.declName.baseName
    let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    if let now = Self.methods["\(name.text)(\(labels))"] {
      rename(name, now.name)
      guard let label = node.arguments.first?.label, let written = now.label else { return }
      if written == "_", let first = node.arguments.first {
        edits.replace(label.range.lowerBound..<first.expression.range.lowerBound, with: "")
      } else {
        rename(label, written)
      }
    } else if node.arguments.isEmpty, let property = Self.properties[name.text] {
      edits.replace(name.range.lowerBound..<node.range.upperBound, with: property)
    }
  }

  private func rename(_ token: TokenSyntax, _ name: String) {
    if token.text != name { edits.replace(token, padding: name) }
  }
}

// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder

/// Finds references to objects that are not in the file: of connections, constraints, tie breakers
/// and the document itself.
struct DanglingRule {
  let document: IBDocument
  let index: ElementIndex

  func findings() -> [Finding] {
    var findings: [Finding] = []
    visit(document.root, below: nil, into: &findings)
    if let initial = document.initialControllerID, index.elements[initial] == nil {
      findings.append(
        Finding(
          "dangling-reference", at: nil, part: "initial",
          "the initial view controller '\(initial)' is not in the file"))
    }
    return findings
  }

  private func visit(_ element: IBElement, below owner: String?, into findings: inout [Finding]) {
    for attribute in Self.attributes[element.name] ?? [] {
      guard let id = element[attribute], !isKnown(id) else { continue }
      let holder = owner.flatMap { index.elements[$0] }.map { " of \(index.name(of: $0))" } ?? ""
      // A tie breaker has no id.
      let place = element.id ?? owner
      findings.append(
        Finding(
          "dangling-reference", at: place, part: "\(attribute) \(id)",
          "\(words(for: element, attribute))\(holder) refers to '\(id)', which is not in the file",
          line: element.id == nil ? element.line : nil))
    }
    let next = element.id ?? owner
    for child in element.children { visit(child, below: next, into: &findings) }
  }

  /// The placeholders of a xib have negative ids, and some files do not list them.
  private func isKnown(_ id: String) -> Bool { id.hasPrefix("-") || index.elements[id] != nil }

  /// The attributes with ids of other objects, by the name of the element.
  private static let attributes = [
    "outlet": ["destination"], "outletCollection": ["destination"],
    "action": ["destination", "target"],
    "segue": ["destination", "reference", "popoverAnchorView", "popoverAnchorBarButtonItem"],
    "constraint": ["firstItem", "secondItem"],
  ]

  private func words(for element: IBElement, _ attribute: String) -> String {
    switch element.name {
    case "outlet": return "the outlet '\(element["property"] ?? "")'"
    case "outletCollection": return "the outlet collection '\(element["property"] ?? "")'"
    case "action": return "the action '\(element["selector"] ?? "")'"
    case "constraint": return "a constraint"
    case "segue" where attribute == "reference": return "a tie breaker for inferred metrics"
    case "segue":
      let name = "the segue '\(element["identifier"] ?? element["kind"] ?? "")'"
      return attribute.hasPrefix("popover") ? "the popover anchor of \(name)" : name
    default: return "the \(element.name)"
    }
  }
}

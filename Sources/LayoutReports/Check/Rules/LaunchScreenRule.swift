// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder

/// Finds parts of a launch screen that need code. The system draws launch screens before it starts
/// the app.
struct LaunchScreenRule {
  let document: IBDocument
  let index: ElementIndex

  func findings() -> [Finding] {
    guard document.root.flag("launchScreen") == true else { return [] }
    var findings: [Finding] = []
    for id in index.order {
      guard let element = index.elements[id], element.name != "placeholder" else { continue }
      let name = index.name(of: element)
      if let custom = element["customClass"] {
        findings.append(finding(id, "class", "\(name) has the custom class '\(custom)'"))
      }
      if !element.list("userDefinedRuntimeAttributes").isEmpty {
        findings.append(finding(id, "attributes", "\(name) has runtime attributes"))
      }
      for connection in element.list("connections") {
        guard let words = words(for: connection) else { continue }
        findings.append(
          finding(connection.id ?? id, "connection", "\(words) of \(name) needs code"))
      }
    }
    let controllers = document.scenes.compactMap { $0.controllerID }
    if controllers.count > 1 {
      findings.append(
        finding(
          controllers[1], "controllers",
          "there are \(controllers.count) view controllers; use only one"))
    }
    if document.kind == .storyboard, document.initialControllerID == nil {
      findings.append(finding(nil, "initial", "there is no initial view controller"))
    }
    return findings
  }

  private func words(for connection: IBElement) -> String? {
    switch connection.name {
    case "outlet", "outletCollection": "the outlet '\(connection["property"] ?? "")'"
    case "action": "the action '\(connection["selector"] ?? "")'"
    case "segue" where connection["kind"] != "relationship":
      "the segue '\(connection["identifier"] ?? connection["kind"] ?? "")'"
    default: nil
    }
  }

  private func finding(_ id: String?, _ part: String, _ message: String) -> Finding {
    Finding("launch-screen", at: id, part: part, "in a launch screen: \(message)")
  }
}

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
        // An object of UIKit works without its delegate.
        let isNeeded = connection.name == "segue" || element["customClass"] != nil
        findings.append(
          finding(
            connection.id ?? id, "connection",
            "\(words) of \(name) has no effect, since no code of the app runs",
            severity: isNeeded ? nil : .note))
      }
    }
    let shown = shownControllers
    for controller in document.scenes.compactMap({ $0.controllerID })
    where !shown.isEmpty && !shown.contains(controller) {
      let name = index.elements[controller].map(index.name) ?? "a view controller"
      findings.append(
        finding(
          controller, "controllers",
          "\(name) never appears, since it is not inside the initial view controller"))
    }
    if document.kind == .storyboard, document.initialControllerID == nil {
      findings.append(finding(nil, "initial", "there is no initial view controller"))
    }
    return findings
  }

  /// The ids of the initial view controller and of those inside it, such as the root of a navigation
  /// controller.
  private var shownControllers: Set<String> {
    guard let initial = document.initialControllerID else { return [] }
    var shown: Set<String> = [initial]
    var pending = [initial]
    while let next = pending.popLast() {
      for connection in index.elements[next]?.list("connections") ?? [] {
        guard connection.name == "segue", connection["kind"] == "relationship",
          let child = connection["destination"], shown.insert(child).inserted
        else { continue }
        pending.append(child)
      }
    }
    return shown
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

  private func finding(
    _ id: String?, _ part: String, _ message: String, severity: Diagnostic.Severity? = nil
  ) -> Finding {
    Finding(
      "launch-screen", at: id, part: part, "in a launch screen: \(message)", severity: severity)
  }
}

// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder

/// Finds references in a file to images, colours and texts that do not exist.
struct ReferenceRules {
  let document: IBDocument
  let index: ElementIndex
  let resources: CheckResources

  func findings() -> [Finding] { missingResources() + missingStrings() }

  private func missingResources() -> [Finding] {
    guard resources.hasCatalogs else { return [] }
    var findings: [Finding] = []
    let images = document.resources.images.keys.filter { !resources.images.contains($0) }
    for name in images.sorted() {
      let user = index.order.lazy.compactMap { index.elements[$0] }.first { $0.shows(image: name) }
      findings.append(
        Finding(
          "missing-image", at: user?.id, part: name,
          "the image '\(name)'\(user.map { " of \(index.name(of: $0))" } ?? "") is in no catalog"))
    }
    let colors = document.resources.namedColors.keys.filter { !resources.colors.contains($0) }
    for name in colors.sorted() {
      let user = index.order.lazy.compactMap { index.elements[$0] }.first { element in
        element.children.contains { $0.name == "color" && $0["name"] == name }
      }
      findings.append(
        Finding(
          "missing-color", at: user?.id, part: name,
          "the colour '\(name)'\(user.map { " of \(index.name(of: $0))" } ?? "") is in no catalog"))
    }
    return findings
  }

  private func missingStrings() -> [Finding] {
    guard !resources.strings.isEmpty else { return [] }
    return index.order.compactMap { id in
      guard let element = index.elements[id], let text = ShownText(of: element), text.isWords else {
        return nil
      }
      let missing = resources.strings.keys.sorted().filter { locale in
        resources.strings[locale]?.hasText(of: id) == false
      }
      guard !missing.isEmpty else { return nil }
      return Finding(
        "missing-string", at: id,
        "the text of \(index.name(of: element)) is not translated into "
          + missing.joined(separator: ", "))
    }
  }
}

extension IBElement {
  fileprivate func shows(image name: String) -> Bool {
    let names = ["image", "highlightedImage", "selectedImage", "backgroundImage", "landscapeImage"]
    func isNamed(_ element: IBElement) -> Bool { names.contains { element[$0] == name } }
    return isNamed(self) || children.contains { $0.id == nil && isNamed($0) }
  }
}

// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder

/// Finds objects with the id of another object.
struct DuplicateIDRule {
  /// The objects that share an id, in file order.
  private let groups: [(id: String, elements: [IBElement])]
  private let index: ElementIndex

  init(_ document: IBDocument, _ index: ElementIndex) {
    var elements: [String: [IBElement]] = [:]
    Self.collect(document.root, into: &elements)
    self.index = index
    groups = index.order.compactMap { id in
      elements[id].flatMap { $0.count > 1 ? (id, $0) : nil }
    }
  }

  /// The ids that several objects have. Layouts of such objects are wrong in any case.
  var ids: Set<String> { Set(groups.map { $0.id }) }

  func findings() -> [Finding] {
    groups.map { group in
      let others = group.elements.dropFirst()
      let names = others.map { index.name(of: $0) }.joined(separator: ", ")
      return Finding(
        "duplicate-id", at: group.id,
        "\(index.name(of: group.elements[0])) has the id '\(group.id)', and so has \(names)",
        related: others.map { .init("the same id", at: .init(line: $0.line)) })
    }
  }

  /// Devices and their adaptations have ids too, but they are not objects.
  private static func collect(
    _ element: IBElement, into elements: inout [String: [IBElement]]
  ) {
    if let id = element.id, element.name != "device", element.name != "adaptation" {
      elements[id, default: []].append(element)
    }
    for child in element.children { collect(child, into: &elements) }
  }
}

// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder

/// What of a tree in a file is there for some traits.
struct Installation {
  /// Views that are left out, each without what is in it, superviews first.
  private(set) var excluded: [IBElement] = []
  /// Constraints whose objects are all there, with the ids of the views that hold them, in file order.
  private(set) var constraints: [Held] = []
  /// Constraints that are left out.
  private(set) var idle: [Held] = []

  struct Held {
    var constraint: IBConstraint
    var holder: String
  }

  private var absent: Set<String> = []
  private var stated: [(held: Held, isExcluded: Bool)] = []

  init(of root: IBElement, in document: IBDocument, for traits: VariationTraits) {
    visit(root, in: document, traits, isAbsent: false)
    for (held, isExcluded) in stated {
      let items = [held.holder, held.constraint.firstItem, held.constraint.secondItem]
      let isIdle = isExcluded || items.contains { $0.map(absent.contains) ?? false }
      if isIdle { idle.append(held) } else { constraints.append(held) }
    }
    stated = []
  }

  private mutating func visit(
    _ element: IBElement, in document: IBDocument, _ traits: VariationTraits, isAbsent: Bool
  ) {
    if isAbsent, let id = element.id { absent.insert(id) }
    for list in element.children where list.name != "variation" {
      switch list.name {
      case "subviews":
        let missing = element.uninstalled(in: list.name, for: traits)
        for view in list.children {
          let isMissing = missing.contains(view.id ?? "")
          if isMissing { excluded.append(view) }
          visit(view, in: document, traits, isAbsent: isAbsent || isMissing)
        }
      case "constraints":
        let missing = element.uninstalled(in: list.name, for: traits)
        for child in list.children {
          // What is wrong with it was said as the views were made.
          var notes: [Diagnostic] = []
          let resolved = child.resolved(for: traits).root
          guard let constraint = IBConstraint(resolved, of: document.file, notes: &notes),
            !constraint.isPlaceholder, let holder = element.id
          else { continue }
          stated.append(
            (Held(constraint: constraint, holder: holder), missing.contains(constraint.id)))
        }
      case let name where IBElement.patterns.contains(name): break
      default: visit(list, in: document, traits, isAbsent: isAbsent)
      }
    }
  }
}

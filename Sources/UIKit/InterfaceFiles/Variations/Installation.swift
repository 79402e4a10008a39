// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder

/// The installed parts of a file's tree for some traits.
struct Installation {
  /// The views that are not installed, superviews first. Their descendants are not listed.
  private(set) var excluded: [IBElement] = []
  /// The installed constraints in file order, with the identifiers of the views that hold them.
  private(set) var constraints: [Held] = []
  /// The constraints that are not installed.
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
          // Faults were already reported when the views were made.
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

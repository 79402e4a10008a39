// SPDX-License-Identifier: MIT

/// An element tree with its variations applied.
package struct ResolvedTree: Sendable {
  /// The tree without `<variation>` elements and without uninstalled objects.
  package var root: IBElement
  /// The ids of uninstalled views. Constraints to them are omitted without a note.
  package var uninstalledIDs: Set<String> = []
}

extension IBElement {
  /// Applies the variations for `traits` to this element and all descendants.
  ///
  /// `default` is applied first, then more and more specific keys, each of which overrides the
  /// previous ones. A variation can change attributes and replace children with the same key (a
  /// frame, a font). Its masks state which subviews and constraints are installed.
  package func resolved(for traits: VariationTraits) -> ResolvedTree {
    var uninstalled: Set<String> = []
    let root = applyingVariations(traits, uninstalled: &uninstalled)
    return ResolvedTree(root: root, uninstalledIDs: uninstalled)
  }

  /// Whether this object or a descendant varies with traits. The prototypes and cells of lists are
  /// not included.
  package var hasVariations: Bool {
    children.contains { child in
      child.name == "variation" || !Self.patterns.contains(child.name) && child.hasVariations
    }
  }

  /// The lists whose elements are instantiated separately: rows and items.
  package static let patterns: Set = ["prototypes", "sections", "cells"]

  /// The ids of the children in `list` that are not installed for `traits`.
  package func uninstalled(in list: String, for traits: VariationTraits) -> Set<String> {
    let variations = self.variations(for: traits)
    return variations.isEmpty ? [] : Self.excluded(from: list, by: variations)
  }

  /// The variations for `traits`, the most specific last.
  private func variations(for traits: VariationTraits) -> [IBElement] {
    children.enumerated()
      .filter { $0.element.name == "variation" }
      .map { (key: VariationKey($0.element["key"] ?? ""), offset: $0.offset, body: $0.element) }
      .filter { $0.key.holds(for: traits) }
      .sorted { ($0.key.specificity, $0.offset) < ($1.key.specificity, $1.offset) }
      .map { $0.body }
  }

  private func applyingVariations(
    _ traits: VariationTraits, uninstalled: inout Set<String>
  ) -> IBElement {
    var result = self
    let variations = variations(for: traits)
    result.children.removeAll { $0.name == "variation" }
    for variation in variations { result.apply(variation) }

    for list in ["subviews", "constraints"] {
      let excluded = Self.excluded(from: list, by: variations)
      guard !excluded.isEmpty,
        let index = result.children.firstIndex(where: { $0.name == list })
      else { continue }
      for child in result.children[index].children
      where list == "subviews" && excluded.contains(child.id ?? "") {
        child.forEach { if let id = $0.id { uninstalled.insert(id) } }
      }
      result.children[index].children.removeAll { excluded.contains($0.id ?? "") }
    }
    for index in result.children.indices {
      result.children[index] = result.children[index].applyingVariations(
        traits, uninstalled: &uninstalled)
    }
    return result
  }

  /// Replaces attributes and keyed children with those of `variation`.
  private mutating func apply(_ variation: IBElement) {
    for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
    for child in variation.children where child.name != "mask" {
      if let key = child.key, let index = children.firstIndex(where: { $0.key == key }) {
        children[index] = child
      } else {
        children.append(child)
      }
    }
  }

  private static func excluded(from list: String, by variations: [IBElement]) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      for mask in variation.children where mask.name == "mask" && mask.key == list {
        for entry in mask.children {
          guard let reference = entry["reference"] else { continue }
          if entry.name == "exclude" { excluded.insert(reference) }
          if entry.name == "include" { excluded.remove(reference) }
        }
      }
    }
    return excluded
  }
}

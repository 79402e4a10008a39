// SPDX-License-Identifier: MIT

/// An element tree with its variations carried out.
package struct ResolvedTree: Sendable {
  /// The tree without `<variation>` elements and without what is not installed.
  package var root: IBElement
  /// The ids of views that are not installed. Constraints to them are left out without a word.
  package var uninstalledIDs: Set<String> = []
}

extension IBElement {
  /// Carries out the variations that hold for `traits`, in this element and everything below it.
  ///
  /// `default` comes first, then ever more specific keys, each overriding the ones before it. A
  /// variation may change attributes, replace children of the same role (a frame, a font), and say
  /// by masks which subviews and constraints are installed.
  package func resolved(for traits: VariationTraits) -> ResolvedTree {
    var uninstalled: Set<String> = []
    let root = applyingVariations(traits, uninstalled: &uninstalled)
    return ResolvedTree(root: root, uninstalledIDs: uninstalled)
  }

  /// Whether this object or one below it is another for some traits. What lists make of patterns counts with
  /// the patterns.
  package var hasVariations: Bool {
    children.contains { child in
      child.name == "variation" || !Self.patterns.contains(child.name) && child.hasVariations
    }
  }

  /// Lists of what is made on its own: rows and items.
  package static let patterns: Set = ["prototypes", "sections", "cells"]

  /// The ids of the children in `list` that are not installed for `traits`.
  package func uninstalled(in list: String, for traits: VariationTraits) -> Set<String> {
    let variations = self.variations(for: traits)
    return variations.isEmpty ? [] : Self.excluded(from: list, by: variations)
  }

  /// The variations that hold for `traits`, the most specific last.
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

  /// Replaces attributes and keyed children by those of `variation`.
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

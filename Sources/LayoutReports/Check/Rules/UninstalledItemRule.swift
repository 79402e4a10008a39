// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder

/// Finds constraints that would place a view but depend on a view that is not installed. Such a
/// constraint has no effect.
///
/// A constraint between an uninstalled view and a superview is normal: it is absent together with
/// the view. If the remaining view is ambiguous without the constraint, the finding replaces that of
/// `ambiguous-layout`; otherwise it is only a note.
struct UninstalledItemRule {
  let document: IBDocument
  let index: ElementIndex

  /// A constraint without effect, and the view that it would place.
  private struct IneffectiveConstraint {
    var constraint: IBElement
    var placed: String
    var missing: String

    var axis: Axis? { constraint["firstAttribute"].flatMap(Attribute.init(name:))?.axis }
  }

  /// Adds the findings in the scene to `ambiguities`, those of ``AmbiguityRule``.
  func findings(
    for traits: VariationTraits, in scene: IBScene, replacing ambiguities: [Finding]
  ) -> [Finding] {
    var rest = ambiguities
    var findings: [Finding] = []
    for ineffective in ineffectiveConstraints(for: traits)
    where index.isInside(ineffective.placed, scene) {
      let cause = ambiguities.first {
        $0.isAmbiguity(of: ineffective.placed, along: ineffective.axis)
      }
      if let cause { rest.removeAll { $0 == cause } }
      findings.append(
        Finding(
          "uninstalled-item", at: ineffective.constraint.id,
          "the constraint of \(name(ineffective.placed)) has no effect: \(name(ineffective.missing)) is not installed"
            + (cause == nil ? "" : ", and nothing else places the view"),
          severity: cause == nil ? .note : nil,
          related: [.init("not installed", at: .init(elementID: ineffective.missing))],
          witnesses: cause?.diagnostic.witnesses ?? []))
    }
    return findings + rest
  }

  private func ineffectiveConstraints(for traits: VariationTraits) -> [IneffectiveConstraint] {
    guard document.usesAutolayout, !index.varied.isEmpty else { return [] }
    let tree = document.root.resolved(for: traits)
    guard !tree.uninstalledIDs.isEmpty else { return [] }
    var ineffectiveConstraints: [IneffectiveConstraint] = []
    tree.root.forEach { owner in
      for element in owner.list("constraints") {
        guard let first = element["firstItem"] ?? owner.id, let second = element["secondItem"]
        else { continue }
        let isFirst = tree.uninstalledIDs.contains(first)
        guard isFirst != tree.uninstalledIDs.contains(second) else { continue }
        let (missing, placed) = isFirst ? (first, second) : (second, first)
        guard !isAncestor(placed, of: missing) else { continue }
        ineffectiveConstraints.append(
          IneffectiveConstraint(constraint: element, placed: placed, missing: missing))
      }
    }
    return ineffectiveConstraints
  }

  private func name(_ id: String) -> String {
    index.elements[id].map { index.name(of: $0) } ?? "an item"
  }

  /// Whether `id`, or the owner of the guide `id`, contains `other`.
  private func isAncestor(_ id: String, of other: String) -> Bool {
    let isGuide = index.elements[id]?.name.hasSuffix("Guide") ?? false
    let view = isGuide ? index.parents[id] : id
    var next = index.parents[other]
    while let current = next {
      if current == view { return true }
      next = index.parents[current]
    }
    return false
  }
}

extension Finding {
  /// Whether the finding says that the view with the id is ambiguous along the axis.
  fileprivate func isAmbiguity(of id: String, along axis: Axis?) -> Bool {
    guard let axis, key.hasSuffix(AmbiguityRule.word(for: axis)) else { return false }
    return diagnostic.place.elementID == id
      || diagnostic.related.contains { $0.place.elementID == id }
  }
}

// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

extension UIView {
  public func setNeedsUpdateProperties() {
    LayoutStore.current.pendingProperties.append(item)
    markForLayout()
  }

  /// Includes the view's descendants.
  public func updatePropertiesIfNeeded() {
    LayoutStore.current.updateProperties { $0.isDescendant(of: self) }
  }

  func performPropertyStep() {
    state.controller?.updateProperties()
    updateProperties()
  }
}

extension UIViewController {
  public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}

extension LayoutStore {
  @MainActor
  func updateProperties(in root: ItemID) {
    guard !pendingProperties.isEmpty else { return }
    updateProperties { forest.root(of: $0.item) == root }
  }

  /// Updates superviews before subviews. Views that are marked meanwhile follow, in as many rounds
  /// as a pass has.
  @MainActor
  func updateProperties(where condition: (UIView) -> Bool) {
    for _ in 0..<LayoutPass.maximumRounds where !pendingProperties.isEmpty {
      var known = Set<ItemID>()
      var due: [UIView] = []
      var others: [ItemID] = []
      for id in pendingProperties where known.insert(id).inserted {
        guard let view = view(of: id) else { continue }
        if condition(view) { due.append(view) } else { others.append(id) }
      }
      pendingProperties = others
      guard !due.isEmpty else { return }
      let depths = due.map { view in
        sequence(first: view, next: \.superview).reduce(0) { n, _ in n + 1 }
      }
      for (_, view) in zip(depths, due).enumerated()
        .sorted(by: { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }).map(\.element)
      {
        view.performPropertyStep()
      }
    }
  }
}

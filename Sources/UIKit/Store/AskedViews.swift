// SPDX-License-Identifier: MIT

import AutoLayout

/// The views whose classes override properties that affect layout.
///
/// Their overrides are called before each pass, and the results apply to all descendants. Libraries
/// that lay out for other devices override such properties in windows.
struct AskedViews {
  /// The value that inherited properties return while a class is probed.
  var probe: PropertyProbe?
  /// Whether overrides are being called. They may read the inherited properties.
  fileprivate var isAsking = false
  var overridden: [ObjectIdentifier: OverriddenProperties] = [:]
  private var views: [WeakView] = []

  private struct WeakView { weak var view: UIView? }

  var isEmpty: Bool { views.isEmpty }

  /// Adds a new view, unless its class is known to override nothing.
  mutating func note(_ view: UIView) {
    guard overridden[ObjectIdentifier(type(of: view))] != [] else { return }
    views.append(WeakView(view: view))
  }

  /// The living views with overrides. Removes all others from the list.
  @MainActor
  fileprivate static func viewsToAsk(_ store: LayoutStore) -> [UIView] {
    let views = store.asked.views.compactMap(\.view).filter { !store.overrides(of: $0).isEmpty }
    store.asked.views = views.map { WeakView(view: $0) }
    return views
  }
}

extension LayoutStore {
  /// Calls the overrides when insets are read before a pass.
  @MainActor
  func askViews(around item: ItemID) {
    guard !asked.isEmpty, !asked.isAsking, asked.probe == nil else { return }
    askViews(in: forest.root(of: item))
  }

  /// Calls the overrides of the views in a tree and passes the results to the engine.
  @MainActor
  func askViews(in root: ItemID) {
    guard !asked.isEmpty, !asked.isAsking else { return }
    asked.isAsking = true
    defer { asked.isAsking = false }
    // Two rounds, because an override may depend on the result of an ancestor that was made later.
    for _ in 0..<2 {
      for view in AskedViews.viewsToAsk(self) where forest.root(of: view.item) == root {
        view.takeAnswers(to: overrides(of: view))
      }
    }
  }
}

extension LayoutStore {
  /// Reads the insets, margins and traits of the controllers in a tree, which classes may override.
  @MainActor
  func askControllers(in root: ItemID) {
    let controllers = controllerViews.filter { forest.root(of: $0) == root }
      .compactMap { view(of: $0)?.state.controller }
    for controller in controllers { controller.applyMargins() }
    let answering = controllers.filter { overrides(of: $0).contains(.traitCollection) }
    guard !answering.isEmpty else { return }
    // Outer controllers come first, because inner ones inherit their traits.
    let outermostFirst = answering.map {
      ($0, sequence(first: $0, next: \.parent).count { _ in true })
    }
    .sorted { $0.1 < $1.1 }
    for (controller, _) in outermostFirst { controller.takeAnsweredTraits() }
  }
}

extension UIView {
  fileprivate func takeAnswers(to properties: OverriddenProperties) {
    let store = LayoutStore.current
    if properties.contains(.traitCollection) { takeAnsweredTraits() }
    if properties.contains(.semanticContentAttribute) {
      changeSemanticContentAttribute(semanticContentAttribute)
    }
    if properties.contains(.layoutDirection) {
      state.answeredDirection = effectiveUserInterfaceLayoutDirection
      applyDirection(from: handedOnTraits)
    }
    if properties.contains(.autoresizingTranslation) {
      changeTranslation(translatesAutoresizingMaskIntoConstraints)
    }
    if properties.contains(.safeAreaInsets) {
      let answer = safeAreaInsets.core
      if store.forest[item].safeAreaOverride != answer {
        store.forest[item].safeAreaOverride = answer
      }
    }
    if !properties.isDisjoint(with: [.layoutMargins, .directionalLayoutMargins]) {
      let answer =
        properties.contains(.layoutMargins)
        ? layoutMargins.core
        : directionalLayoutMargins.core.resolved(store.forest.direction(of: item))
      if store.forest[item].marginsOverride != answer {
        store.forest[item].marginsOverride = answer
      }
    }
  }
}

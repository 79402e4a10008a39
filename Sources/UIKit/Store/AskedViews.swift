// SPDX-License-Identifier: MIT

import AutoLayout

/// The views whose classes override properties on which the layout depends, which are asked before each
/// pass; what they answer counts for everything below them.
///
/// Libraries that lay out for devices other than the one at hand override them in windows.
struct AskedViews {
  /// What inherited properties are to answer while a class is probed.
  var probe: PropertyProbe?
  /// Whether views are being asked, whose answers may count on what the inherited properties say.
  fileprivate var isAsking = false
  var overridden: [ObjectIdentifier: OverriddenProperties] = [:]
  private var views: [WeakView] = []

  private struct WeakView { weak var view: UIView? }

  var isEmpty: Bool { views.isEmpty }

  /// Takes note of a view that was made.
  mutating func note(_ view: UIView) {
    guard overridden[ObjectIdentifier(type(of: view))] != [] else { return }
    views.append(WeakView(view: view))
  }

  /// The views to ask; those that are gone or need not be asked are forgotten.
  @MainActor
  fileprivate static func viewsToAsk(_ store: LayoutStore) -> [UIView] {
    let views = store.asked.views.compactMap(\.view).filter { !store.overrides(of: $0).isEmpty }
    store.asked.views = views.map { WeakView(view: $0) }
    return views
  }
}

extension LayoutStore {
  /// Asks them where insets are read before a pass.
  @MainActor
  func askViews(around item: ItemID) {
    guard !asked.isEmpty, !asked.isAsking, asked.probe == nil else { return }
    askViews(in: forest.root(of: item))
  }

  /// Asks the views of a tree that answer for properties themselves.
  @MainActor
  func askViews(in root: ItemID) {
    guard !asked.isEmpty, !asked.isAsking else { return }
    asked.isAsking = true
    defer { asked.isAsking = false }
    // A view may count on the answer of another above it, which may have been made after it.
    for _ in 0..<2 {
      for view in AskedViews.viewsToAsk(self) where forest.root(of: view.item) == root {
        view.takeAnswers(to: overrides(of: view))
      }
    }
  }
}

extension LayoutStore {
  /// Asks the controllers of a tree for insets, margins and traits that their classes may override.
  @MainActor
  func askControllers(in root: ItemID) {
    let controllers = controllerViews.filter { forest.root(of: $0) == root }
      .compactMap { view(of: $0)?.state.controller }
    for controller in controllers { controller.applyMargins() }
    let answering = controllers.filter { overrides(of: $0).contains(.traitCollection) }
    guard !answering.isEmpty else { return }
    // What is handed on from outside comes first.
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

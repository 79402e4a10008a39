// SPDX-License-Identifier: MIT

import AutoLayout

/// The views whose classes override properties that affect layout.
///
/// Their overrides are called before each pass, and the results apply to all descendants. Libraries
/// that lay out for other devices override such properties in windows.
struct OverridingViews {
  /// Whether overrides are being called. They may read the inherited properties.
  fileprivate var isCalling = false
  private var views: [WeakView] = []

  private struct WeakView { weak var view: UIView? }

  var isEmpty: Bool { views.isEmpty }

  /// Adds a new view, unless its class is known to override nothing.
  mutating func note(_ view: UIView, _ overrides: OverrideTable) {
    guard overrides.cache[ObjectIdentifier(type(of: view))] != [] else { return }
    views.append(WeakView(view: view))
  }

  /// The living views with overrides in a tree, superviews first. Removes all views without
  /// overrides from the list.
  @MainActor
  fileprivate static func views(in root: ItemID, _ store: LayoutStore) -> [UIView] {
    let views = store.overridingViews.views.compactMap(\.view).filter {
      !store.overrides(of: $0).isEmpty
    }
    store.overridingViews.views = views.map { WeakView(view: $0) }
    return outermostFirst(
      views.filter { store.forest.root(of: $0.item) == root }, parent: \.superview)
  }

  /// Sorts objects by the number of their ancestors. Objects with the same number keep their order.
  @MainActor
  fileprivate static func outermostFirst<Object: AnyObject>(
    _ objects: [Object], parent: @escaping (Object) -> Object?
  ) -> [Object] {
    guard objects.count > 1 else { return objects }
    return objects.enumerated()
      .map { (sequence(first: $1, next: parent).count { _ in true }, $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map { $0.2 }
  }
}

extension LayoutStore {
  /// Calls the overrides when insets are read before a pass.
  @MainActor
  func callOverrides(around item: ItemID) {
    guard !overridingViews.isEmpty, !overridingViews.isCalling, !overrides.isProbing else { return }
    callOverrides(in: forest.root(of: item))
  }

  /// Calls the overrides of the views in a tree and passes the results to the engine.
  @MainActor
  func callOverrides(in root: ItemID) {
    guard !overridingViews.isEmpty, !overridingViews.isCalling else { return }
    overridingViews.isCalling = true
    defer { overridingViews.isCalling = false }
    // An override may depend on the result of an ancestor.
    for view in OverridingViews.views(in: root, self) {
      view.readOverrides(overrides(of: view))
    }
  }
}

extension LayoutStore {
  /// Reads the insets, margins and traits of the controllers in a tree, which classes may override.
  @MainActor
  func readControllerOverrides(in root: ItemID) {
    let controllers = controllerViews.filter { forest.root(of: $0) == root }
      .compactMap { view(of: $0)?.state.controller }
    for controller in controllers { controller.applyMargins() }
    let overriding = controllers.filter { overrides(of: $0).contains(.traitCollection) }
    // Inner controllers inherit the traits of outer ones.
    for controller in OverridingViews.outermostFirst(overriding, parent: \.parent) {
      controller.applyOverriddenTraits()
    }
  }
}

extension UIView {
  fileprivate func readOverrides(_ properties: OverriddenProperties) {
    let store = LayoutStore.current
    if properties.contains(.traitCollection) { applyOverriddenTraits() }
    if properties.contains(.semanticContentAttribute) {
      changeSemanticContentAttribute(semanticContentAttribute)
    }
    if properties.contains(.layoutDirection) {
      state.overriddenDirection = effectiveUserInterfaceLayoutDirection
      applyDirection(from: childTraits)
    }
    if properties.contains(.autoresizingTranslation) {
      changeTranslation(translatesAutoresizingMaskIntoConstraints)
    }
    if properties.contains(.safeAreaInsets) {
      let insets = safeAreaInsets.core
      if store.forest[item].safeAreaOverride != insets {
        store.forest[item].safeAreaOverride = insets
      }
    }
    if !properties.isDisjoint(with: [.layoutMargins, .directionalLayoutMargins]) {
      let margins =
        properties.contains(.layoutMargins)
        ? layoutMargins.core
        : directionalLayoutMargins.core.resolved(store.forest.direction(of: item))
      if store.forest[item].marginsOverride != margins {
        store.forest[item].marginsOverride = margins
      }
    }
  }
}

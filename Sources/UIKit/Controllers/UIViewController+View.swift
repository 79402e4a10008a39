// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UIViewController {
  var loadedView: UIView? {
    if let view = state.view { return view }
    guard !state.isLoading else { return nil }
    state.isLoading = true
    loadView()
    state.isLoading = false
    guard let view = state.view else {
      LayoutException.raiseInconsistency(
        "-[\(ObjectDescription.className(of: self)) loadView] did not set a view")
      return nil
    }
    viewDidLoad()
    return view
  }

  func replaceView(_ view: UIView?) {
    guard view !== state.view else { return }
    if let old = state.view {
      old.state.controller = nil
      LayoutStore.current.forest[old.item].margins.isRoot = false
      LayoutStore.current.forest[old.item].margins.systemMinimum = .none
    }
    state.view = view
    guard let view else { return }
    view.state.controller = self
    LayoutStore.current.forest.setNeedsNoSteps(false, of: view.item)
    LayoutStore.current.controllerViews.insert(view.item)
    if LayoutStore.current.hasTraitOverrides {
      view.applyColorOverrides()
      view.applyInheritedTraits()
    }
    applyMargins()
  }

  /// Sets the system's margins and the additional safe area of a controller's view.
  func applyMargins() {
    guard let item = state.view?.item else { return }
    let store = LayoutStore.current
    let additional = additionalSafeAreaInsets.core + state.containerInsets.core
    if store.forest[item].additionalSafeArea != additional {
      store.forest[item].additionalSafeArea = additional
    }
    let minimum = systemMinimumLayoutMargins.core
    var margins = store.forest[item].margins
    margins.isRoot = true
    margins.systemMinimum =
      !viewRespectsSystemMinimumLayoutMargins
      ? .none : minimum == minimumMargins.core ? .byWidth : .insets(minimum)
    store.forest[item].margins = margins
  }

  /// The system's margins for the width of the view.
  var minimumMargins: NSDirectionalEdgeInsets {
    let environment = LayoutStore.current.environment
    let width = state.view.map { Double($0.bounds.width) } ?? environment.size.width
    return NSDirectionalEdgeInsets(
      RootMargins.insets(width: width, platform: environment.layout.platform))
  }

  func layoutSupport(isTop: Bool) -> any UILayoutSupport {
    if let guide = isTop ? state.topGuide : state.bottomGuide { return guide }
    let safeArea = coveredByBars
    let kind: ItemKind.GuideKind =
      isTop ? .topLayoutGuide(length: safeArea.top) : .bottomLayoutGuide(length: safeArea.bottom)
    let guide = view.provide(_UILayoutGuide(kind: kind, identifier: ""), as: kind)
    if isTop { state.topGuide = guide } else { state.bottomGuide = guide }
    return guide
  }

  /// The insets that the layout guides represent. They are zero if the controller's view is in a
  /// hierarchy without the controller.
  private var coveredByBars: UIEdgeInsets {
    guard let view = state.view, let window = view.window,
      let outermost = sequence(first: self, next: \.parent).reduce(nil, { $1 }),
      outermost.state.presenter != nil || window.rootViewController === outermost
    else { return .zero }
    return view.safeAreaInsets
  }

  /// Updates the layout guides to the safe area.
  func refreshLayoutSupport() {
    guard state.view != nil else { return }
    let store = LayoutStore.current
    let safeArea = coveredByBars
    if let guide = state.topGuide {
      store.forest.setKind(.guide(.topLayoutGuide(length: safeArea.top)), of: guide.item)
    }
    if let guide = state.bottomGuide {
      store.forest.setKind(.guide(.bottomLayoutGuide(length: safeArea.bottom)), of: guide.item)
    }
  }
}

// SPDX-License-Identifier: MIT

import LayoutCore

/// The views whose classes override `safeAreaInsets`, which counts for everything below them.
///
/// Libraries that lay out for devices other than the one at hand override it in windows. Whether a
/// class does is found out with the first view of it: what the inherited property answers to a probe
/// comes back unchanged.
struct AskedSafeAreas {
  /// Whether the inherited property is to answer ``sentinel``.
  var isProbing = false
  /// Whether views are being asked, whose answers may count on what the inherited property says.
  fileprivate var isAsking = false
  private var overriding: [ObjectIdentifier: Bool] = [:]
  private var views: [WeakView] = []

  private struct WeakView {
    weak var view: UIView?
  }

  static var sentinel: EdgeInsets { EdgeInsets(top: 1e6 + 0.5, left: -1, bottom: -2, right: -3) }

  var isEmpty: Bool { views.isEmpty }

  /// Takes note of a view that was made.
  mutating func note(_ view: UIView) {
    guard overriding[ObjectIdentifier(type(of: view))] != false else { return }
    views.append(WeakView(view: view))
  }

  /// The views to ask; those that are gone or need not be asked are forgotten.
  @MainActor
  static func viewsToAsk(_ store: LayoutStore) -> [UIView] {
    let views = store.safeAreas.views.compactMap(\.view).filter { view in
      let kind = ObjectIdentifier(type(of: view))
      if let known = store.safeAreas.overriding[kind] { return known }
      store.safeAreas.isProbing = true
      let answer = view.safeAreaInsets.core
      store.safeAreas.isProbing = false
      store.safeAreas.overriding[kind] = answer != sentinel
      return answer != sentinel
    }
    store.safeAreas.views = views.map { WeakView(view: $0) }
    return views
  }
}

extension LayoutStore {
  /// Asks them where insets are read before a pass.
  @MainActor
  func askSafeAreas(around item: ItemID) {
    guard !safeAreas.isEmpty, !safeAreas.isAsking else { return }
    askSafeAreas(in: forest.root(of: item))
  }

  /// Asks the views of a tree that answer for their safe areas themselves.
  @MainActor
  func askSafeAreas(in root: ItemID) {
    guard !safeAreas.isEmpty, !safeAreas.isAsking else { return }
    safeAreas.isAsking = true
    defer { safeAreas.isAsking = false }
    // A view may count on the answer of another above it, which may have been made after it.
    for _ in 0..<2 {
      for view in AskedSafeAreas.viewsToAsk(self) where forest.root(of: view.item) == root {
        let answer = view.safeAreaInsets.core
        if forest[view.item].safeAreaOverride != answer {
          forest[view.item].safeAreaOverride = answer
        }
      }
    }
  }
}

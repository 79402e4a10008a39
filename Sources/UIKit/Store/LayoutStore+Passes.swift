// SPDX-License-Identifier: MIT

import AutoLayout

extension LayoutStore {
  /// Runs a layout pass. Each step calls the view that it concerns.
  ///
  /// The forest is not accessed during these calls, because views may activate constraints, lay out
  /// again or leave the tree.
  @MainActor
  func run(_ extent: LayoutPass.Extent, of item: ItemID) {
    removeReleasedItems()
    let root = forest.root(of: item)
    prepare(root)
    var pass = LayoutPass(root: root, extent: extent)
    defer { reportConflicts(of: root) }
    while true {
      // App code has run since the last call.
      removeReleasedItems()
      switch forest.next(&pass) {
      case .updateConstraints(let id):
        let outer = isUpdatingConstraints
        isUpdatingConstraints = true
        view(of: id)?.performConstraintStep()
        isUpdatingConstraints = outer
      case .measure(let id, let width): measure(id, width)
      case .layoutSubviews(let id): view(of: id)?.performLayoutStep()
      case .done(let didSettle):
        view(of: root)?.diagnoseUnsettledLayout(didSettle: didSettle)
        KeyValueObserving.compareLaidOut()
        return
      }
    }
  }

  /// Updates everything that a pass reads from the objects of a tree. Each step may call app code.
  /// The later steps use the results of the earlier ones.
  @MainActor
  private func prepare(_ root: ItemID) {
    (view(of: root) as? UIWindow)?.followScreen()
    readControllerOverrides(in: root)
    callOverrides(in: root)
    installUnprepared(in: root)
    updateProperties(in: root)
  }

  /// Whether no animation and no observer has to learn of applied frames.
  var appliesSilently: Bool { animationBlocks.isEmpty && KeyValueObserving.isIdle }

  @MainActor
  func view(of item: ItemID) -> UIView? { objects.view(of: item) }

  @MainActor
  private func measure(_ id: ItemID, _ width: Double?) {
    // Guards against recursion: a view may lay itself out to measure its content.
    guard let view = view(of: id), measuring.insert(id).inserted else { return }
    defer { measuring.remove(id) }
    let size = view.measuredContentSize(width)
    forest.setContentSize(size, of: id, width: width)
  }
}

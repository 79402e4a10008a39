// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UIViewController {
  /// Loads the controller's view from its storyboard or nib. Returns false if neither has one.
  func loadViewFromFile() -> Bool {
    guard let origin = state.origin, let file = origin.storyboard.file else {
      return loadViewFromNib()
    }
    guard let tree = file.builder.lowerRootView(of: origin.element),
      let view = origin.scene.makeViews(of: tree)
    else { return false }
    if let root = origin.element.rootView {
      origin.scene.noteVariations(of: root, view) {
        guard let tree = file.builder.lowerRootView(of: origin.element) else { return nil }
        return LoweredView(tree)
      }
    }
    installRoot(view)
    takeLayoutSupport(of: view)
    connectScene()
    origin.scene.finish()
    embedChildren()
    return true
  }

  /// Makes the other objects of the scene and connects them with the controller.
  func connectScene() {
    guard let origin = state.origin, !origin.isConnected else { return }
    state.origin?.isConnected = true
    origin.scene.makeNeighbours(of: origin.element)
    let traits = origin.scene.file.values.traits
    origin.scene.note(owner: self, origin.element.resolved(for: traits).root)
  }

  /// Sets the file's root view as the controller's view. A collection view becomes a subview of it,
  /// as in UIKit.
  private func installRoot(_ root: UIView) {
    guard let controller = self as? UICollectionViewController,
      let collection = root as? UICollectionView
    else {
      view = root
      return
    }
    view = UIView(frame: UIScreen.main.bounds)
    controller.takeCollection(collection)
  }

  private func takeLayoutSupport(of view: UIView) {
    for case let guide as _UILayoutGuide in view.state.systemGuides.values {
      if guide.isTop { state.topGuide = guide } else { state.bottomGuide = guide }
    }
    // The file's layout guides have the heights of the file's canvas.
    refreshLayoutSupport()
  }
}

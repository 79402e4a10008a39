// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UIViewController {
  /// Loads the view that a storyboard or nib has for the controller; false where there is none.
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

  /// Has what else stands in the scene made, and the controller's own connections with it.
  func connectScene() {
    guard let origin = state.origin, !origin.isConnected else { return }
    state.origin?.isConnected = true
    origin.scene.makeNeighbours(of: origin.element)
    let traits = origin.scene.file.values.traits
    origin.scene.note(owner: self, origin.element.resolved(for: traits).root)
  }

  /// Has the file's root view be the controller's, or lie in it as UIKit's collections do.
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
    // The file has them as long as its own canvas asked.
    refreshLayoutSupport()
  }
}

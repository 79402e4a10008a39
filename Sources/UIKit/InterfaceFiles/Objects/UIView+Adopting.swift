// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder

extension UIView {
  /// Adopts the view's item in the file's tree and makes its subviews.
  func adoptItem(_ coder: InterfaceCoder) {
    let store = LayoutStore.current
    store.register(self)
    notePlacingOverrides()
    store.forest[item].isMeasuredByHost = true
    store.forest[item].identifier = nil
    // The view's surroundings determine its safe area, not the file.
    store.forest[item].imposedSafeArea = nil
    if coder.element["customClass"] == nil || !coder.scene.file.lacksClass(of: coder.element) {
      store.forest.setName(ObjectDescription.className(of: self), of: item)
    }
    // Until the first layout, the view has the file's frame, even if constraints determine it.
    if !store.forest.translatesAutoresizingMask(of: item),
      let frame = coder.element.recordedFrame
    {
      store.forest[item].frame = frame
    }
    state.interfaceID = coder.element.id
    state.interfaceRole = coder.element.key
    state.file = FileOrigin(item: store.forest[item])
    state.autoresizingMask = AutoresizingMask(store.forest[item].autoresizingMask)
    decodeView(coder)
    for child in store.forest.children(of: item) {
      if case .guide(let kind) = store.forest[child].kind {
        adoptGuide(child, kind)
      } else if let view = coder.scene.makeView(child) {
        adoptSubview(view, of: child)
      }
    }
  }

  private func adoptGuide(_ item: ItemID, _ kind: ItemKind.GuideKind) {
    if case .keyboard(let aboveSafeArea) = kind {
      let guide = UIKeyboardLayoutGuide(adopting: item, kind)
      guide.usesBottomSafeArea = aboveSafeArea
      return adopt(guide, as: .keyboard(aboveSafeArea: true))
    }
    let guide =
      switch kind {
      case .topLayoutGuide, .bottomLayoutGuide: _UILayoutGuide(adopting: item, kind)
      default: UILayoutGuide(adopting: item, kind)
      }
    adopt(guide, as: kind)
  }

  private func adoptSubview(_ view: UIView, of item: ItemID) {
    guard view.item == item else {
      // The class has made its own view instead of adopting this one.
      addSubview(view)
      return
    }
    view.willMove(toSuperview: self)
    state.subviews.append(view)
    view.state.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Decodes the state of a UIKit class from a file, after the class has set itself up.
  ///
  /// Changes that the class makes to the item meanwhile are undone. The item keeps the file's
  /// values.
  func decode(_ coder: NSCoder, _ body: (InterfaceCoder) -> Void) {
    guard let coder = coder as? InterfaceCoder, let origin = state.file else { return }
    body(coder)
    decodeView(coder)
    LayoutStore.current.forest[item] = origin.item
  }

  /// The view's identifier in its file. Nil for views made in code.
  package var interfaceID: String? { state.interfaceID }
}

/// The initial item of a view from a file, until its initializer has finished.
struct FileOrigin { var item: Item }

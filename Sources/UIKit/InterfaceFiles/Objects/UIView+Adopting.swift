// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder

extension UIView {
  /// Takes over the item that a file's tree has for the view, and makes the views below it.
  func adoptItem(_ coder: InterfaceCoder) {
    let store = LayoutStore.current
    store.register(self)
    store.forest[item].isMeasuredByHost = true
    store.forest[item].identifier = nil
    // What is around the view says how far bars reach in.
    store.forest[item].imposedSafeArea = nil
    if coder.element["customClass"] == nil || !coder.scene.file.lacksClass(of: coder.element) {
      store.forest.setName(LayoutDescription.className(of: self), of: item)
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
      return takeIn(guide, as: .keyboard(aboveSafeArea: true))
    }
    let guide =
      switch kind {
      case .topLayoutGuide, .bottomLayoutGuide: _UILayoutGuide(adopting: item, kind)
      default: UILayoutGuide(adopting: item, kind)
      }
    takeIn(guide, as: kind)
  }

  private func adoptSubview(_ view: UIView, of item: ItemID) {
    guard view.item == item else {
      // Its class made a view of its own instead of taking this one over.
      addSubview(view)
      return
    }
    view.willMove(toSuperview: self)
    state.subviews.append(view)
    view.state.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Lets a class of UIKit's take its own state from the file, where the view comes from one, once it
  /// has set itself up.
  ///
  /// What the class pushes to the item while it does so is taken back: the item is as the file has it.
  func decode(_ coder: NSCoder, _ body: (InterfaceCoder) -> Void) {
    guard let coder = coder as? InterfaceCoder, let origin = state.file else { return }
    body(coder)
    decodeView(coder)
    LayoutStore.current.forest[item] = origin.item
  }

  /// The id of the view in the file that it was made from; nil for views made in code.
  package var interfaceID: String? { state.interfaceID }
}

/// What a view made of a file starts from, until its initialiser is through.
struct FileOrigin { var item: Item }

// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// A prototype cell, header or footer of a storyboard.
@MainActor
struct InterfacePrototype {
  private let scene: InterfaceScene
  private let element: IBElement
  private let list: IBElement

  /// - Parameter scene: the list's scene. The prototype's connections refer to its objects.
  init(_ element: IBElement, in scene: InterfaceScene, of list: IBElement) {
    self.element = element
    self.scene = scene
    self.list = list
  }

  /// Makes and connects one view.
  func make() -> UIView? {
    let own = InterfaceScene(file: scene.file, around: scene)
    guard let view = own.makeViews(of: element, in: list) else { return nil }
    own.finish()
    return view
  }
}

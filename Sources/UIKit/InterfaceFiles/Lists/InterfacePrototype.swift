// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// A cell, header or footer of a storyboard that lists make again and again.
@MainActor
struct InterfacePrototype {
  private let scene: InterfaceScene
  private let element: IBElement
  private let list: IBElement

  /// - Parameter scene: the scene that the list is in, to whose objects the prototype's connections lead.
  init(_ element: IBElement, in scene: InterfaceScene, of list: IBElement) {
    self.element = element
    self.scene = scene
    self.list = list
  }

  /// Makes one of them, connected.
  func make() -> UIView? {
    let own = InterfaceScene(file: scene.file, around: scene)
    guard let view = own.makeViews(of: element, in: list) else { return nil }
    own.finish()
    return view
  }
}

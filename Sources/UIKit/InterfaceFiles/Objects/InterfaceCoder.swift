// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder

/// What objects of an Interface Builder file are initialised with: the object's element, and for a view
/// the item that it takes over.
///
/// Its keys are its own business, as those of UIKit's nibs are: asked for one it has nothing.
@MainActor
final class InterfaceCoder: NSCoder {
  let scene: InterfaceScene
  /// The element, variations carried out.
  let element: IBElement
  /// The view's item; nil for objects of other kinds.
  let item: ItemID?
  /// What the cell made of the element is used again under.
  var reuseIdentifier: String? {
    element["reuseIdentifier"] ?? element["collectionReuseIdentifier"]
  }
  /// Where a controller comes from; nil for other objects.
  var origin: ControllerOrigin?
  private var isTaken = false

  init(_ scene: InterfaceScene, _ element: IBElement, item: ItemID? = nil) {
    self.scene = scene
    self.element = element
    self.item = item
    super.init()
  }

  var values: ElementValues { scene.file.values }

  /// The item, for the first view that asks.
  func takeItem() -> ItemID? {
    defer { isTaken = true }
    return isTaken ? nil : item
  }

  nonisolated override var allowsKeyedCoding: Bool { true }
  nonisolated override func containsValue(forKey key: String) -> Bool { false }
  nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
  nonisolated override func decodeBool(forKey key: String) -> Bool { false }
  nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
  nonisolated override func decodeInt32(forKey key: String) -> Int32 { 0 }
  nonisolated override func decodeInt64(forKey key: String) -> Int64 { 0 }
  nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
  nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
}

// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder

/// The coder for objects of an Interface Builder file. It has the object's element. For a view, it
/// also has the layout item that the view adopts.
///
/// It has no values for keys that app code decodes, because the keys of UIKit's nibs are private
/// too.
@MainActor
final class InterfaceCoder: NSCoder {
  let scene: InterfaceScene
  /// The element with its variations resolved.
  let element: IBElement
  /// The view's layout item. Nil for other objects.
  let item: ItemID?
  /// The reuse identifier of a cell.
  var reuseIdentifier: String? {
    element["reuseIdentifier"] ?? element["collectionReuseIdentifier"]
  }
  /// The origin of a controller. Nil for other objects.
  var origin: ControllerOrigin?
  private var isTaken = false

  init(_ scene: InterfaceScene, _ element: IBElement, item: ItemID? = nil) {
    self.scene = scene
    self.element = element
    self.item = item
    super.init()
  }

  var values: ElementValues { scene.file.values }

  /// The item at the first call, nil after that.
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

// SPDX-License-Identifier: MIT

import Foundation

/// An interactive movement. The collection view shows the item at its new place, but the data
/// source still has it at the old one.
struct InteractiveMovement {
  /// The item's index path in the data source.
  let original: IndexPath
  /// The item's index path on the screen.
  var current: IndexPath
  var position: CGPoint

  /// Converts an index path on the screen to one in the data source.
  func place(inData shown: IndexPath) -> IndexPath {
    guard shown != current else { return original }
    var place = shown
    if place.section == current.section, place.item > current.item { place.item -= 1 }
    if place.section == original.section, place.item >= original.item { place.item += 1 }
    return place
  }
}

/// Optional methods that a data source or delegate does not implement. The default implementations
/// record themselves when they are called.
struct UnimplementedMethods: OptionSet {
  var rawValue: UInt8

  static let canMove = UnimplementedMethods(rawValue: 1)
  static let move = UnimplementedMethods(rawValue: 2)
  static let indentation = UnimplementedMethods(rawValue: 4)
}

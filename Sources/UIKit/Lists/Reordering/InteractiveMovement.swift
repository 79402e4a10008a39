// SPDX-License-Identifier: MIT

import Foundation

/// An item on its way to another place, which the collection shows and the data does not have yet.
struct InteractiveMovement {
  /// Where the item is in the data.
  let original: IndexPath
  /// Where it is shown to stand.
  var current: IndexPath
  var position: CGPoint

  /// Where the data has the item that is shown at a place.
  func place(inData shown: IndexPath) -> IndexPath {
    guard shown != current else { return original }
    var place = shown
    if place.section == current.section, place.item > current.item { place.item -= 1 }
    if place.section == original.section, place.item >= original.item { place.item += 1 }
    return place
  }
}

/// The methods of a data source or delegate that turn out not to be its own as they are called.
struct UnimplementedMethods: OptionSet {
  var rawValue: UInt8

  static let canMove = UnimplementedMethods(rawValue: 1)
  static let move = UnimplementedMethods(rawValue: 2)
  static let indentation = UnimplementedMethods(rawValue: 4)
}

// SPDX-License-Identifier: MIT

import LayoutRendering

/// A scene as it looks in some of a file's conditions.
struct MatrixPicture: Sendable {
  var list: DisplayList
  /// Places among the conditions of the file, in ascending order.
  var conditions: [Int]
}

/// The pictures of one scene, equal ones once.
struct MatrixPictures: Sendable {
  private(set) var pictures: [MatrixPicture] = []
  private var known: [DisplayList: Int] = [:]

  mutating func add(_ list: DisplayList, at condition: Int) {
    if let index = known[list] {
      pictures[index].conditions.append(condition)
    } else {
      known[list] = pictures.count
      pictures.append(MatrixPicture(list: list, conditions: [condition]))
    }
  }
}

extension [MatrixPicture] {
  /// The picture in a condition.
  func picture(in condition: Int) -> MatrixPicture? { first { $0.conditions.contains(condition) } }
}

// SPDX-License-Identifier: MIT

import LayoutRendering

/// The picture of a scene under some of a file's conditions.
struct MatrixPicture: Sendable {
  var list: DisplayList
  /// Indices of the file's conditions, in ascending order.
  var conditions: [Int]
}

/// The pictures of a scene. Equal pictures are stored once.
struct MatrixPictures: Sendable {
  private(set) var pictures: [MatrixPicture] = []
  private var indices: [DisplayList: Int] = [:]

  mutating func add(_ list: DisplayList, at condition: Int) {
    if let index = indices[list] {
      pictures[index].conditions.append(condition)
    } else {
      indices[list] = pictures.count
      pictures.append(MatrixPicture(list: list, conditions: [condition]))
    }
  }
}

extension [MatrixPicture] {
  /// The picture for the condition with this index.
  func picture(in condition: Int) -> MatrixPicture? { first { $0.conditions.contains(condition) } }
}

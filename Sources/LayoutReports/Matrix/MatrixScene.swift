// SPDX-License-Identifier: MIT

/// One scene in every condition.
package struct MatrixScene: Sendable {
  /// The scene's id in a storyboard, the root view's id in a xib.
  package var id: String
  package var title: String
  /// The distinct layouts, in the order of the first condition of each.
  package private(set) var layouts: [MatrixLayout] = []
  /// The index of the layout of each condition of the file.
  package private(set) var layoutOfCondition: [Int]

  private var indices: [MatrixLayout: Int] = [:]

  package init(id: String, title: String, conditionCount: Int) {
    self.id = id
    self.title = title
    layoutOfCondition = Array(repeating: 0, count: conditionCount)
  }

  /// Sets the layout of the conditions at `places`.
  ///
  /// - Precondition: `places` is in ascending order.
  package mutating func add(_ layout: MatrixLayout, at places: [Int]) {
    let index = indices[layout] ?? layouts.count
    if index == layouts.count {
      layouts.append(layout)
      indices[layout] = index
    }
    for place in places { layoutOfCondition[place] = index }
  }

  /// The indices of the file's conditions that have the layout.
  package func conditions(of layout: Int) -> [Int] {
    layoutOfCondition.indices.filter { layoutOfCondition[$0] == layout }
  }
}

// SPDX-License-Identifier: MIT

/// One scene in every condition.
package struct MatrixScene: Sendable {
  /// The scene's id in a storyboard, the root view's in a xib.
  package var id: String
  package var title: String
  /// The layouts that differ, in the order of the first condition of each.
  package private(set) var layouts: [MatrixLayout] = []
  /// For each condition of the file the layout that it has.
  package private(set) var layoutOfCondition: [Int]

  private var known: [MatrixLayout: Int] = [:]

  package init(id: String, title: String, conditionCount: Int) {
    self.id = id
    self.title = title
    layoutOfCondition = Array(repeating: 0, count: conditionCount)
  }

  /// Sets the layout of the conditions at `places`, which come in ascending order.
  package mutating func add(_ layout: MatrixLayout, at places: [Int]) {
    let index = known[layout] ?? layouts.count
    if index == layouts.count {
      layouts.append(layout)
      known[layout] = index
    }
    for place in places { layoutOfCondition[place] = index }
  }

  /// The conditions that have the layout, as places in those of the file.
  package func conditions(of layout: Int) -> [Int] {
    layoutOfCondition.indices.filter { layoutOfCondition[$0] == layout }
  }
}

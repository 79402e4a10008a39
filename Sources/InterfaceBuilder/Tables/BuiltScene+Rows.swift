// SPDX-License-Identifier: MIT

public import AutoLayout
import UIKitComponents

/// The patterns for rows that a table of the file holds.
struct TablePrototypes: Hashable, Sendable {
  var table: ItemID
  /// The label that says so on the canvas.
  var title: ItemID?
  var cells: [ItemID]
  var isPlain: Bool
}

extension BuiltScene {
  /// `snapshot` with tables as they are at run time: the prototypes of their cells in turn, as many rows
  /// as asked for, without the canvas's title above them.
  ///
  /// Rows of several sections stay one section. What lies below the prototypes moves on.
  ///
  /// - Parameters:
  ///   - rows: the number of rows of every table that has prototypes.
  ///   - snapshot: a layout of this scene's ``canvas``.
  /// - Complexity: linear in the views of the result.
  public func showing(rows: Int, in snapshot: LayoutSnapshot) -> LayoutSnapshot {
    guard !prototypes.isEmpty, rows >= 0 else { return snapshot }
    var repetition = RowRepetition(snapshot, prototypes: prototypes, rows: rows)
    return repetition.result()
  }
}

/// Writes the views of a snapshot anew, with rows repeated.
private struct RowRepetition {
  private let old: LayoutSnapshot
  private let children: [[Int]]
  private let prototypes: [ItemID: TablePrototypes]
  private let rows: Int
  private var nodes: [LayoutSnapshot.Node] = []

  init(_ snapshot: LayoutSnapshot, prototypes: [TablePrototypes], rows: Int) {
    old = snapshot
    self.rows = rows
    var tables: [ItemID: TablePrototypes] = [:]
    for table in prototypes { tables[table.table] = table }
    self.prototypes = tables
    var children = Array(repeating: [Int](), count: snapshot.nodes.count)
    for (index, node) in snapshot.nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    self.children = children
  }

  mutating func result() -> LayoutSnapshot {
    if !old.nodes.isEmpty { write(0, below: nil, movedBy: 0) }
    var snapshot = old
    snapshot.nodes = nodes
    return snapshot
  }

  /// - Parameter movement: by how much the view and all in it have moved down, in points.
  private mutating func write(
    _ index: Int, below parent: Int?, movedBy movement: Double, isCopy: Bool = false
  ) {
    var node = old.nodes[index]
    node.parent = parent
    node.absoluteFrame.y += movement
    node.alignmentRect.y += movement
    if isCopy { node.identifier = nil }
    let place = nodes.count
    nodes.append(node)
    guard let table = prototypes[node.id] else {
      for child in children[index] {
        write(child, below: place, movedBy: movement, isCopy: isCopy)
      }
      return
    }
    writeRows(of: table, index, below: place, movedBy: movement)
  }

  private mutating func writeRows(
    of table: TablePrototypes, _ index: Int, below place: Int, movedBy movement: Double
  ) {
    let cells = children[index].filter { table.cells.contains(old.nodes[$0].id) }
    guard let first = cells.first else {
      for child in children[index] { write(child, below: place, movedBy: movement) }
      return
    }
    let start = old.nodes[first].frame.y
    let end = cells.map { old.nodes[$0].frame.maxY }.max() ?? start
    // In a plain table rows begin where the canvas has the title: below the table's header.
    let heads = children[index].filter {
      !cells.contains($0) && old.nodes[$0].id != table.title && old.nodes[$0].frame.maxY <= start
    }
    var y = table.isPlain ? heads.map { old.nodes[$0].frame.maxY }.max() ?? 0 : start
    var isWritten = false
    for child in children[index] {
      let node = old.nodes[child]
      if node.id == table.title { continue }
      if cells.contains(child) {
        guard !isWritten else { continue }
        isWritten = true
        for row in 0..<rows {
          let cell = cells[row % cells.count]
          let copy = nodes.count
          write(
            cell, below: place, movedBy: movement + y - old.nodes[cell].frame.y,
            isCopy: row >= cells.count)
          nodes[copy].frame.y = y
          if case .cell(var content) = nodes[copy].content {
            content.isFirst = row == 0
            content.isLast = row == rows - 1
            nodes[copy].content = .cell(content)
          }
          y += old.nodes[cell].frame.height
        }
        continue
      }
      let growth = isWritten && node.frame.y >= end ? y - end : 0
      let copy = nodes.count
      write(child, below: place, movedBy: movement + growth)
      nodes[copy].frame.y += growth
    }
  }
}

// SPDX-License-Identifier: MIT

/// The change of the residuals of core rows when cut variables move: a square, usually sparse
/// matrix.
struct BlockMatrix: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var cut: Int32
    var coefficient: Double
  }

  private(set) var entries: [Entry] = []
  /// The start of each core row's entries, and the end of the last one's.
  private(set) var starts = [0]

  /// The number of rows so far.
  var size: Int { starts.count - 1 }

  /// The coefficients of a core row.
  func row(_ core: Int) -> ArraySlice<Entry> { entries[starts[core]..<starts[core + 1]] }

  /// Adds a coefficient to the row being written.
  mutating func add(_ cut: Int32, _ coefficient: Double) {
    if coefficient != 0 { entries.append(Entry(cut: cut, coefficient: coefficient)) }
  }

  mutating func finishRow() { starts.append(entries.count) }

  /// The matrix of the core rows `cores` alone. `places` has the new positions of the cut
  /// variables.
  func part(cores: [Int], places: [Int32]) -> BlockMatrix {
    var part = BlockMatrix()
    for core in cores {
      for entry in row(core) { part.add(places[Int(entry.cut)], entry.coefficient) }
      part.finishRow()
    }
    return part
  }
}

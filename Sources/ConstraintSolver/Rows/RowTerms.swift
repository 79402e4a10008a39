// SPDX-License-Identifier: MIT

/// The terms of a row being entered, without repeated variables and zeros. Reused from row to row.
struct RowTerms: ~Copyable, Sendable {
  struct Element: BitwiseCopyable, Sendable {
    var variable: Int32
    var coefficient: Double
  }

  private var elements = Storage<Element>()
  /// Where a variable occurs, to merge repeated terms of long rows in linear time.
  private var position = Storage<Int32>()

  var count: Int32 { elements.count }
  var indices: Range<Int32> { elements.indices }

  subscript(index: Int32) -> Element { elements[index] }

  /// The size of the largest coefficient.
  var scale: Double {
    var scale = 0.0
    for index in elements.indices { scale = max(scale, abs(elements[index].coefficient)) }
    return scale
  }

  mutating func removeAll() { elements.removeAll() }

  mutating func grow(to count: Int32) { position.grow(to: count, filledWith: 0) }

  mutating func add(_ variable: Int32, _ coefficient: Double) {
    let known = position[variable]
    if known < elements.count, elements[known].variable == variable {
      elements[known].coefficient += coefficient
    } else {
      position[variable] = elements.count
      elements.append(Element(variable: variable, coefficient: coefficient))
    }
  }

  mutating func dropZeros() {
    var kept: Int32 = 0
    for index in elements.indices where elements[index].coefficient != 0 {
      elements[kept] = elements[index]
      kept += 1
    }
    elements.truncate(to: kept)
  }
}

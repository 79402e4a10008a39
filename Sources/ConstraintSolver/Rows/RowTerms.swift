// SPDX-License-Identifier: MIT

/// The terms of a row being entered, without repeated variables and zeros. Reused from row to row.
struct RowTerms: Sendable {
  struct Element: Sendable {
    var variable: Int32
    var coefficient: Double
  }

  private var elements: [Element] = []
  /// Where a variable occurs, to merge repeated terms of long rows in linear time.
  private var position = Table<Int32>()

  var count: Int { elements.count }

  subscript(index: Int) -> Element { elements[index] }

  /// The size of the largest coefficient.
  var scale: Double {
    var scale = 0.0
    for element in elements { scale = max(scale, abs(element.coefficient)) }
    return scale
  }

  mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
  }

  mutating func grow(to count: Int32) {
    position.grow(to: count, filledWith: 0)
  }

  mutating func add(_ variable: Int32, _ coefficient: Double) {
    let known = Int(position[variable])
    if known < elements.count, elements[known].variable == variable {
      elements[known].coefficient += coefficient
    } else {
      position[variable] = Int32(elements.count)
      elements.append(Element(variable: variable, coefficient: coefficient))
    }
  }

  mutating func dropZeros() {
    elements.removeAll { $0.coefficient == 0 }
  }
}

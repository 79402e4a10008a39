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

  /// Leaves out terms of no weight beside the others. Dividing by their coefficients would make
  /// numbers that have no neighbours within a screen, or none at all.
  ///
  /// - Parameter scale: the size of the largest coefficient.
  mutating func dropZeros(beside scale: Double) {
    let least = scale * Tolerance.rounding
    var kept: Int32 = 0
    for index in elements.indices where abs(elements[index].coefficient) > least {
      elements[kept] = elements[index]
      kept += 1
    }
    elements.truncate(to: kept)
  }

  /// Takes the memory of another, which nobody needs any more; see ``Engine/init(inRoomOf:)``.
  mutating func takeRoom(of other: inout RowTerms) {
    elements.takeRoom(of: &other.elements)
    position.takeRoom(of: &other.position)
  }
}

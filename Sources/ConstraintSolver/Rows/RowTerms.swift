// SPDX-License-Identifier: MIT

/// The terms of a row being entered, without repeated variables and zeros. The memory is reused
/// from row to row.
struct RowTerms: ~Copyable, Sendable {
  struct Element: BitwiseCopyable, Sendable {
    var variable: Int32
    var coefficient: Double
  }

  private var elements = Storage<Element>()
  /// The index of each variable in the terms. With it, repeated terms of long rows are merged in
  /// linear time.
  private var position = Storage<Int32>()

  var count: Int32 { elements.count }
  var indices: Range<Int32> { elements.indices }

  subscript(index: Int32) -> Element { elements[index] }

  /// The largest absolute coefficient.
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

  /// Drops terms that are negligible beside the others. Division by their coefficients would yield
  /// infinite values, or values so large that adjacent doubles are more than a screen apart.
  ///
  /// - Parameter scale: the largest absolute coefficient.
  mutating func dropZeros(beside scale: Double) {
    let least = scale * Tolerance.rounding
    var kept: Int32 = 0
    for index in elements.indices where abs(elements[index].coefficient) > least {
      elements[kept] = elements[index]
      kept += 1
    }
    elements.truncate(to: kept)
  }

  /// Takes over the storage of `other`, which the caller discards. See
  /// ``Engine/init(reusingStorageOf:)``.
  mutating func takeStorage(of other: inout RowTerms) {
    elements.takeStorage(of: &other.elements)
    position.takeStorage(of: &other.position)
  }
}

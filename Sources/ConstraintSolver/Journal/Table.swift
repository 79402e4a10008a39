// SPDX-License-Identifier: MIT

/// Scratch memory indexed by 32-bit ids. What it holds means nothing between two passes, so no
/// checkpoint covers it.
struct Table<Element: Sendable>: Sendable {
  private var elements: [Element] = []

  @inline(__always)
  subscript(index: Int32) -> Element {
    _read { yield elements[Int(index)] }
    _modify { yield &elements[Int(index)] }
  }

  mutating func reserveCapacity(_ capacity: Int) {
    elements.reserveCapacity(capacity)
  }

  /// Grows to `count` elements.
  mutating func grow(to count: Int32, filledWith element: Element) {
    let missing = Int(count) - elements.count
    guard missing > 0 else { return }
    elements.append(contentsOf: repeatElement(element, count: missing))
  }
}

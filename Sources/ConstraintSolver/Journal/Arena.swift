// SPDX-License-Identifier: MIT

/// An array indexed by 32-bit ids that can take back what was written to it.
///
/// While a checkpoint is open every write first notes the old element, or, where much is going to
/// change, the whole array is kept as it was. ``rollBack()`` then restores the array to the bit.
struct Arena<Element: Sendable>: Sendable {
  enum Recording: Sendable {
    case off
    /// Note each overwritten element: cost in proportion to the writes.
    case writes
    /// Keep the array: one copy at the first write, none afterwards.
    case whole
  }

  private var elements: [Element] = []
  private var recording = Recording.off
  private var overwritten: [(index: Int32, element: Element)] = []
  private var kept: [Element] = []
  private var countAtCheckpoint = 0

  var count: Int32 { Int32(truncatingIfNeeded: elements.count) }

  @inline(__always)
  subscript(index: Int32) -> Element {
    _read { yield elements[Int(index)] }
    _modify {
      if case .writes = recording { note(index) }
      yield &elements[Int(index)]
    }
  }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func append(repeating element: Element, count: Int) {
    elements.append(contentsOf: repeatElement(element, count: count))
  }

  mutating func reserveCapacity(_ capacity: Int) {
    elements.reserveCapacity(capacity)
  }

  func copy(into destination: inout [Element]) {
    destination = elements
  }

  private mutating func note(_ index: Int32) {
    // What was appended since the checkpoint disappears anyway.
    guard index < countAtCheckpoint else { return }
    overwritten.append((index, elements[Int(index)]))
  }

  // MARK: Checkpoints

  mutating func beginCheckpoint(_ mode: Recording) {
    countAtCheckpoint = elements.count
    recording = mode
    // An empty array is not kept, or its reserved room would be lost to the copy.
    if case .whole = mode, !elements.isEmpty { kept = elements }
  }

  mutating func commit() {
    recording = .off
    overwritten.removeAll(keepingCapacity: true)
    kept = []
  }

  mutating func rollBack() {
    if case .whole = recording, countAtCheckpoint > 0 {
      elements = kept
    } else {
      elements.removeLast(elements.count - countAtCheckpoint)
      while let (index, element) = overwritten.popLast() { elements[Int(index)] = element }
    }
    commit()
  }
}

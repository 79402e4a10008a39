// SPDX-License-Identifier: MIT

/// Storage for a part of the solver's state that can be rolled back.
///
/// While a checkpoint is open, every write first records the old element. Where much is going to
/// change, the checkpoint copies all elements instead. ``rollBack()`` restores the storage bit by
/// bit.
struct Arena<Element: BitwiseCopyable & Sendable>: ~Copyable, Sendable {
  private var elements = Storage<Element>()
  private var recordsWrites = false
  private var hasCopy = false
  private var overwritten = Storage<Overwritten>()
  private var copy = Storage<Element>()
  private var countAtCheckpoint: Int32 = 0

  // Not private: otherwise the compiler fails on code in other files that holds an arena.
  struct Overwritten: BitwiseCopyable {
    var index: Int32
    var element: Element
  }

  var count: Int32 { elements.count }
  /// The number of elements that fit without reallocation.
  var capacity: Int32 { elements.capacity }

  subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(elements.address(index)) }
    @inline(__always) unsafeMutableAddress {
      if recordsWrites { note(index) }
      return elements.address(index)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) { elements.append(element) }

  mutating func append(repeating element: Element, count: Int) {
    elements.append(repeating: element, count: count)
  }

  mutating func reserveCapacity(_ capacity: Int) { elements.reserveCapacity(capacity) }

  /// Takes over the storage of `other`, which the caller discards.
  mutating func takeStorage(of other: inout Arena<Element>) {
    elements.takeStorage(of: &other.elements)
  }

  func withElements<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result { try elements.withElements(body) }

  @inline(never)
  private mutating func note(_ index: Int32) {
    // Elements appended since the checkpoint are removed by the rollback anyway.
    guard index < countAtCheckpoint else { return }
    overwritten.append(Overwritten(index: index, element: elements[index]))
  }

  // MARK: Checkpoints

  mutating func beginCheckpoint(_ recording: Recording) {
    countAtCheckpoint = elements.count
    switch recording {
    case .writes:
      recordsWrites = true
    case .whole:
      hasCopy = true
      copy.assign(elements)
    }
  }

  mutating func commit() {
    recordsWrites = false
    hasCopy = false
    overwritten.removeAll()
    copy = Storage()
  }

  mutating func rollBack() {
    if hasCopy {
      elements.assign(copy)
    } else {
      elements.truncate(to: countAtCheckpoint)
      while let old = overwritten.popLast() { elements[old.index] = old.element }
    }
    commit()
  }
}

extension Arena<Double> {
  /// Adds `factor` times each weight to its element.
  mutating func add(_ weights: SparseWeights, times factor: Double) {
    if recordsWrites { weights.forEach { index, _ in note(index) } }
    elements.add(weights, times: factor)
  }
}

/// The way in which a checkpoint can be rolled back.
enum Recording: Sendable {
  /// Record each overwritten element. The cost is proportional to the number of writes.
  case writes
  /// Copy all elements. The cost is one copy, and nothing for each write.
  case whole
}

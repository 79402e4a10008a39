// SPDX-License-Identifier: MIT

/// A part of the solver's state: storage that can take back what was written to it.
///
/// While a checkpoint is open every write first notes the old element, or, where much is going to
/// change, everything is kept as it was. ``rollBack()`` then restores the storage to the bit.
struct Arena<Element: BitwiseCopyable & Sendable>: ~Copyable, Sendable {
  private var elements = Storage<Element>()
  private var isNoting = false
  private var isKept = false
  private var overwritten = Storage<Overwritten>()
  private var kept = Storage<Element>()
  private var countAtCheckpoint: Int32 = 0

  // Not private: code of other files that holds an arena refers to it, which the compiler fails at otherwise.
  struct Overwritten: BitwiseCopyable {
    var index: Int32
    var element: Element
  }

  var count: Int32 { elements.count }
  /// For how many elements there is room.
  var capacity: Int32 { elements.capacity }

  subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(elements.address(index)) }
    @inline(__always) unsafeMutableAddress {
      if isNoting { note(index) }
      return elements.address(index)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) { elements.append(element) }

  mutating func append(repeating element: Element, count: Int) {
    elements.append(repeating: element, count: count)
  }

  mutating func reserveCapacity(_ capacity: Int) { elements.reserveCapacity(capacity) }

  /// Takes the memory of another, which nobody needs any more.
  mutating func takeRoom(of other: inout Arena<Element>) { elements.takeRoom(of: &other.elements) }

  func withElements<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result { try elements.withElements(body) }

  @inline(never)
  private mutating func note(_ index: Int32) {
    // What was appended since the checkpoint disappears anyway.
    guard index < countAtCheckpoint else { return }
    overwritten.append(Overwritten(index: index, element: elements[index]))
  }

  // MARK: Checkpoints

  mutating func beginCheckpoint(_ recording: Recording) {
    countAtCheckpoint = elements.count
    switch recording {
    case .writes:
      isNoting = true
    case .whole:
      isKept = true
      kept.assign(elements)
    }
  }

  mutating func commit() {
    isNoting = false
    isKept = false
    overwritten.removeAll()
    kept = Storage()
  }

  mutating func rollBack() {
    if isKept {
      elements.assign(kept)
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
    if isNoting { weights.forEach { index, _ in note(index) } }
    elements.add(weights, times: factor)
  }
}

/// How a checkpoint makes sure that it can go back.
enum Recording: Sendable {
  /// Note each overwritten element: costs in proportion to the writes.
  case writes
  /// Keep all as it was: costs one copy, and nothing afterwards.
  case whole
}

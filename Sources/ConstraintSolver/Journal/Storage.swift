// SPDX-License-Identifier: MIT

/// A growing array of plain values, indexed by 32-bit ids.
///
/// This is the one type that manages memory by hand. An `Array` checks at every write that its
/// buffer is not shared, and at every access that the index is in range. The passes over the rows
/// do little else than such accesses, and spent most of their time on the checks. Here the buffer
/// has one owner, because the type cannot be copied, and the range is checked only in debug builds.
/// Ids from outside are checked once, when they are passed in.
// The buffer has one owner and is changed only by mutating methods.
struct Storage<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  // An untyped pointer: without optimisation every use of a typed pointer looks up its generic
  // type, which took a tenth of the time of all tests.
  private var start: UnsafeMutableRawPointer?
  private(set) var count: Int32 = 0
  /// The number of elements that fit without reallocation.
  private(set) var capacity: Int32 = 0

  deinit {
    start?.deallocate()
  }

  private var base: UnsafeMutablePointer<Element>? {
    start?.assumingMemoryBound(to: Element.self)
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int32> { 0..<count }

  @inline(__always)
  func address(_ index: Int32) -> UnsafeMutablePointer<Element> {
    assert(0 <= index && index < count, "index \(index) of \(count)")
    return place(index)
  }

  /// The address of an element, or of one about to be added.
  @inline(__always)
  private func place(_ index: Int32) -> UnsafeMutablePointer<Element> {
    start.unsafelyUnwrapped.advanced(by: Int(index) &* MemoryLayout<Element>.stride)
      .assumingMemoryBound(to: Element.self)
  }

  subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(address(index)) }
    @inline(__always) unsafeMutableAddress { address(index) }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { double() }
    place(count).initialize(to: element)
    count += 1
  }

  @inline(never)
  private mutating func double() { reserveCapacity(max(16, 2 * Int(capacity))) }

  mutating func append(repeating element: Element, count extra: Int) {
    guard extra > 0 else { return }
    let needed = Int(count) + extra
    if needed > Int(capacity) { reserveCapacity(max(needed, 2 * Int(capacity))) }
    place(count).initialize(repeating: element, count: extra)
    count += Int32(extra)
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return place(count).pointee
  }

  mutating func removeAll() { count = 0 }

  mutating func truncate(to count: Int32) { self.count = min(self.count, count) }

  /// Grows to `count` elements.
  mutating func grow(to count: Int32, filledWith element: Element) {
    append(repeating: element, count: Int(count) - Int(self.count))
  }

  @inline(never)
  mutating func reserveCapacity(_ wanted: Int) {
    guard wanted > Int(capacity) else { return }
    // Aligned to a cache line, so that each row fits in one line and each pair of variables in one.
    // Small arrays are not aligned: it costs them more than it saves.
    let size = wanted * MemoryLayout<Element>.stride
    let new = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: size < 4096 ? MemoryLayout<Element>.alignment : 64
    ).bindMemory(to: Element.self, capacity: wanted)
    if let base { new.update(from: base, count: Int(count)) }
    start?.deallocate()
    start = UnsafeMutableRawPointer(new)
    capacity = Int32(clamping: wanted)
  }

  /// Takes over the storage of `other`, which the caller discards. This storage must have none yet.
  mutating func takeStorage(of other: inout Storage<Element>) {
    assert(capacity == 0, "storage for \(capacity) elements would be lost")
    swap(&start, &other.start)
    swap(&capacity, &other.capacity)
    other.count = 0
  }

  /// Makes this a copy of another.
  mutating func assign(_ other: borrowing Storage<Element>) {
    count = 0
    reserveCapacity(Int(other.count))
    if let source = other.base { base?.update(from: source, count: Int(other.count)) }
    count = other.count
  }

  /// The elements, for reading.
  func withElements<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result { try body(UnsafeBufferPointer(start: base, count: Int(count))) }
}

/// Weights of elements that are stored elsewhere. Valid until that storage changes.
struct SparseWeights {
  private let places: UnsafePointer<Int32>?
  private let weights: UnsafePointer<Double>?
  let count: Int

  init(_ places: borrowing Storage<Int32>, _ weights: borrowing Storage<Double>) {
    assert(places.count == weights.count)
    self.places = places.count > 0 ? UnsafePointer(places.address(0)) : nil
    self.weights = weights.count > 0 ? UnsafePointer(weights.address(0)) : nil
    count = Int(places.count)
  }

  @inline(__always)
  func forEach(_ body: (Int32, Double) -> Void) {
    guard let places, let weights else { return }
    for index in 0..<count { body(places[index], weights[index]) }
  }
}

extension Storage<Double> {
  /// Adds `factor` times each weight to its element.
  mutating func add(_ weights: SparseWeights, times factor: Double) {
    guard let elements = base else { return }
    let count = count
    weights.forEach { index, weight in
      assert(0 <= index && index < count, "index \(index) of \(count)")
      elements[Int(index)] += weight * factor
    }
  }
}

/// A fixed number of values of a type that cannot be copied.
///
/// Elements are accessed by address. Subscripts that yield, which an ordinary type would need,
/// allocate a frame for every access.
struct FixedStorage<Element: ~Copyable>: ~Copyable {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  init(count: Int, _ make: () -> Element) {
    base = .allocate(capacity: count)
    self.count = count
    for index in 0..<count { (base + index).initialize(to: make()) }
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  @inline(__always)
  func address(_ index: Int) -> UnsafePointer<Element> { UnsafePointer(mutableAddress(index)) }

  @inline(__always)
  func mutableAddress(_ index: Int) -> UnsafeMutablePointer<Element> {
    assert(0 <= index && index < count, "index \(index) of \(count)")
    return base + index
  }
}

// The elements have one owner, which cannot be copied.
extension FixedStorage: @unchecked Sendable where Element: Sendable & ~Copyable {}

extension Array {
  /// Takes over the storage of `other`, which the caller discards.
  mutating func takeStorage(of other: inout Array) {
    swap(&self, &other)
    removeAll(keepingCapacity: true)
  }
}

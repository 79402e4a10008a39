// SPDX-License-Identifier: MIT

/// The engine of the last fitting query, kept to reuse its memory.
///
/// Each query has its own engine. In large subtrees, new memory took a quarter of a query's time,
/// because the system clears it page by page.
struct ReusableEngine {
  private var engine: LayoutEngine?
  /// The number of items that the engine has memory for.
  private var items = 0

  /// An engine without rows. The caller returns it with ``keep(_:ofItems:)``.
  mutating func take(forItems count: Int) -> LayoutEngine {
    defer { engine = nil }
    // The solver's passes clear all their memory, so much more memory than necessary costs time.
    guard let engine, items <= 4 * count else { return LayoutEngine() }
    return LayoutEngine(reusingStorageOf: engine)
  }

  mutating func keep(_ engine: LayoutEngine, ofItems count: Int) {
    guard self.engine == nil || count > items else { return }
    (self.engine, items) = (engine, count)
  }
}

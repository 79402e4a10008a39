// SPDX-License-Identifier: MIT

/// The engine of the last fitting question, for its memory.
///
/// Each question is solved by an engine of its own. Where a subtree is large, a quarter of the time went into
/// fresh memory, which the system clears page by page.
struct SpareEngine {
  private var engine: LayoutEngine?
  /// How many items it had room for.
  private var items = 0

  /// An engine without rows, to be given back when it is done.
  mutating func take(forItems count: Int) -> LayoutEngine {
    defer { engine = nil }
    // The solver's passes clear all their room, so much more than is needed costs time.
    guard let engine, items <= 4 * count else { return LayoutEngine() }
    return LayoutEngine(inRoomOf: engine)
  }

  mutating func keep(_ engine: LayoutEngine, ofItems count: Int) {
    guard self.engine == nil || count > items else { return }
    (self.engine, items) = (engine, count)
  }
}

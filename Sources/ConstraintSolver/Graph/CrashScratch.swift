// SPDX-License-Identifier: MIT

/// The working memory of the search for a starting basis.
struct CrashScratch: ~Copyable, Sendable {
  /// Variables that no row defines yet and no active row contains.
  var isUnknown = Storage<Bool>()
  /// Variables that have been visited.
  var isVisited = Storage<Bool>()
  /// Variables that got a definition and that earlier rows observe.
  var observedVariables = Storage<Int32>()
  /// The number of unknown variables of a new row.
  var unknowns = Storage<Int32>()
  /// Whether a row is one of those being entered.
  var isNew = Storage<Bool>()
  /// Required equalities with one unknown.
  var ready = Storage<Int32>()
  /// Other rows with one unknown: highest level first, required inequalities last.
  var waiting = RowHeap()

  /// Empties the lists. After a large batch it also frees their memory, because no other large
  /// batch follows soon.
  mutating func forgetLists(isLarge: Bool) {
    observedVariables.removeAll()
    guard isLarge else { return }
    observedVariables = Storage()
    ready = Storage()
    waiting = RowHeap()
  }

  mutating func grow(variables: Int32) {
    isUnknown.grow(to: variables, filledWith: false)
    isVisited.grow(to: variables, filledWith: false)
  }

  mutating func grow(rows: Int32) {
    unknowns.grow(to: rows, filledWith: 0)
    isNew.grow(to: rows, filledWith: false)
  }

  /// Takes over the storage of `other`, which the caller discards. See
  /// ``Engine/init(reusingStorageOf:)``.
  mutating func takeStorage(of other: inout CrashScratch) {
    isUnknown.takeStorage(of: &other.isUnknown)
    isVisited.takeStorage(of: &other.isVisited)
    observedVariables.takeStorage(of: &other.observedVariables)
    unknowns.takeStorage(of: &other.unknowns)
    isNew.takeStorage(of: &other.isNew)
    ready.takeStorage(of: &other.ready)
    waiting.takeStorage(of: &other.waiting)
  }
}

// SPDX-License-Identifier: MIT

extension Engine {
  /// Makes an engine without rows and variables that takes over the storage of another one.
  ///
  /// It takes over the storage that grows with rows and variables. All of it is empty, as in any
  /// new engine, and all other state is new. Storage that is not taken over costs time and nothing
  /// else.
  init(reusingStorageOf other: consuming Engine) {
    self.init()
    variables.takeStorage(of: &other.variables)
    generations.takeStorage(of: &other.generations)
    rows.takeStorage(of: &other.rows)
    entries.takeStorage(of: &other.entries)
    values.takeStorage(of: &other.values)
    duals.parts.takeStorage(of: &other.duals.parts)
    pendingWork.takeStorage(of: &other.pendingWork)
    terms.takeStorage(of: &other.terms)
    upstream.takeStorage(of: &other.upstream)
    downstream.takeStorage(of: &other.downstream)
    step.shift.takeStorage(of: &other.step.shift)
    crash.takeStorage(of: &other.crash)
    changes.takeStorage(of: &other.changes)
  }
}

// SPDX-License-Identifier: MIT

extension Engine {
  /// Makes an engine without rows and variables that takes over the storage of another one.
  ///
  /// It takes over the storage that grows with rows and variables. All of it is empty, as in any
  /// new engine, and all other state is new. Storage that is not taken over costs time and nothing
  /// else.
  init(inRoomOf other: consuming Engine) {
    self.init()
    variables.takeRoom(of: &other.variables)
    generations.takeRoom(of: &other.generations)
    rows.takeRoom(of: &other.rows)
    entries.takeRoom(of: &other.entries)
    values.takeRoom(of: &other.values)
    duals.parts.takeRoom(of: &other.duals.parts)
    agenda.takeRoom(of: &other.agenda)
    terms.takeRoom(of: &other.terms)
    upstream.takeRoom(of: &other.upstream)
    downstream.takeRoom(of: &other.downstream)
    step.shift.takeRoom(of: &other.step.shift)
    crash.takeRoom(of: &other.crash)
    changes.takeRoom(of: &other.changes)
  }
}

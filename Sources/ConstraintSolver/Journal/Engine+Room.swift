// SPDX-License-Identifier: MIT

extension Engine {
  /// An engine without rows and variables, in the memory of one that nobody needs any more.
  ///
  /// What is handed on is what grows with rows and variables. All of it is empty, as in any new engine, and
  /// all else is new: what is forgotten here costs time and nothing else.
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

// SPDX-License-Identifier: MIT

/// A variable and its place in the definition graph. It takes half a cache line.
struct Variable: BitwiseCopyable, Hashable, Sendable {
  /// The ``definer`` of a loose variable, which no row defines. It keeps its value until a row that
  /// enters the basis defines it.
  static let loose: Int32 = -1
  /// The ``definer`` of a cut variable: a variable whose definition was removed to break a cycle.
  /// Its block determines its value.
  static let cut: Int32 = -2

  var definer = Variable.loose
  /// The first entry of the variable's list.
  var first: Int32 = -1
  /// The number of inactive rows, core rows and definitions of observed variables that need the
  /// value.
  var observers: Int32 = 0
  /// The block of a cut variable, and the position of the cut variable in it.
  var block: Int32 = -1
  var place: Int32 = -1
  /// The number of rows that mention the variable.
  var uses: Int32 = 0
  /// The row that bounds the variable from below, if it is non-negative.
  var bound: Int32 = -1
  var isAlive = true
  /// Whether rigid rows alone determine the variable, so that no row upstream of it can leave the
  /// basis. Not every such variable is marked.
  var isFixed = false
  /// Whether the variable is in ``PendingWork/looseVariables``. A new variable inherits this from
  /// the last variable in its slot.
  var isListed = false
  /// Whether the value has to be evaluated before it is read.
  var isStale = false

  var isObserved: Bool { observers > 0 }
}

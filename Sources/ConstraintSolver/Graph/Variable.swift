// SPDX-License-Identifier: MIT

/// A variable and its place in the definition graph: half a line of the cache.
struct Variable: BitwiseCopyable, Hashable, Sendable {
  /// ``definer`` of a variable that no row defines: it keeps its value and yields to any row.
  static let loose: Int32 = -1
  /// ``definer`` of a variable that was torn out to break a cycle: its block knows its value.
  static let tear: Int32 = -2

  var definer = Variable.loose
  /// The first of the variable's entries.
  var first: Int32 = -1
  /// How many inactive rows, core rows and observed dependents look at the value.
  var observers: Int32 = 0
  /// Of a tear, its block and its position in it.
  var block: Int32 = -1
  var place: Int32 = -1
  /// How many rows mention the variable.
  var uses: Int32 = 0
  /// The row that bounds the variable from below, if it is non-negative.
  var bound: Int32 = -1
  var isAlive = true
  /// Whether rigid rows alone give the variable its value, so that nothing upstream of it can give
  /// way. (Not every such variable need be known to be one.)
  var isFixed = false
  /// Whether the variable is in ``Agenda/looseVariables``, as the slot's last one may have been.
  var isListed = false
  /// Whether the value has to be evaluated before it is read.
  var isStale = false

  var isObserved: Bool { observers > 0 }
}

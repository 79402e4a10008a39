// SPDX-License-Identifier: MIT

/// Finds the best values of variables under linear rows with strict priorities.
///
/// A row asks that a sum of terms be at most, equal to or at least a constant. Required rows always
/// hold. Other rows are satisfied as far as possible. For every priority in use, from the highest
/// down, the sum of the absolute violations of its rows is the least that the higher priorities
/// allow. Priorities are never weighed against one another.
///
/// ```swift
/// var solver = Solver()
/// let width = solver.addVariable(nonNegative: true)
/// _ = try solver.addContentSize(
///   width, value: 50, hugging: Priority(rawValue: 250),
///   compressionResistance: Priority(rawValue: 750))
/// _ = try solver.addRow([Term(width)], .equal, 80, priority: Priority(rawValue: 500))
/// solver.value(of: width)  // 80: 500 beats 250
/// ```
///
/// Every change either succeeds, or throws and leaves the solver exactly as it was. The same
/// changes in the same order give the same values, bit by bit, on every platform. Wherever the
/// optimum is unique, values do not depend on the order: they are rounded to multiples of 2⁻¹⁶ on
/// reading.
///
/// Required rows are satisfied at once, so that the change that causes a conflict reports it. The
/// optimum is computed when values are read, so that many changes cost one search.
public struct Solver: ~Copyable, Sendable {
  #if hasFeature(Embedded)
    // Embedded Swift cannot destroy a value that owns memory in another module. It can destroy a
    // class.
    private final class Box {
      var engine = Engine()
    }

    // Immutable. The solver cannot be copied, so the box has one owner.
    private nonisolated(unsafe) let box = Box()

    var engine: Engine {
      _read { yield box.engine }
      nonmutating _modify { yield &box.engine }
    }
  #else
    var engine = Engine()
  #endif

  var newRows: [Int32] = []

  /// Makes an empty solver.
  public init() {}

  /// Reserves memory. Adding up to these numbers of variables, rows and terms then reallocates
  /// nothing.
  public mutating func reserve(variables: Int, rows: Int, terms: Int) {
    engine.reserve(variables: variables, rows: rows, terms: terms)
  }

  /// Removes all variables and rows, as in a new solver, and keeps the memory for new ones.
  ///
  /// Earlier ids must not be used any more.
  public mutating func removeAll() {
    var former = Engine()
    swap(&engine, &former)
    engine = Engine(reusingStorageOf: former)
    newRows.removeAll(keepingCapacity: true)
  }

  /// The work done so far.
  public var counters: Counters { engine.counters }

  // MARK: Variables

  /// Adds a variable. Its value is zero until rows determine another.
  ///
  /// - Parameter nonNegative: whether the value must be at least zero. This required bound counts
  ///   as a hidden row.
  /// - Precondition: there are fewer than 2³⁰ variables.
  public mutating func addVariable(nonNegative: Bool = false) -> VariableID {
    let variable = engine.addVariable()
    if nonNegative {
      engine.terms.removeAll()
      engine.terms.add(variable, 1)
      // The bound holds, because the new variable is zero.
      engine.variables[variable].bound = engine.addRow(
        constant: 0, below: Row.required, above: Row.free, kind: .bound)
    }
    return id(ofVariable: variable)
  }

  /// Removes a variable that no row mentions any more.
  ///
  /// - Throws: ``SolverError/variableInUse(_:)`` if a row mentions it, and
  ///   ``SolverError/unknownVariable(_:)`` if the id is stale.
  public mutating func removeVariable(_ variable: VariableID) throws(SolverError) {
    let index = try index(of: variable)
    let bound = engine.variables[index].bound
    guard engine.variables[index].uses == (bound >= 0 ? 1 : 0) else {
      throw .variableInUse(variable)
    }
    if bound >= 0 { engine.removeRow(bound) }
    engine.removeVariable(index)
  }

  // MARK: Ids
  //
  // Inlined, because the compiler would otherwise copy the solver's whole body for every call from
  // a method that changes it.

  @inline(__always)
  func id(ofVariable variable: Int32) -> VariableID {
    VariableID(index: variable, generation: engine.generations[variable])
  }

  @inline(__always)
  func id(ofRow row: Int32) -> RowID { RowID(slot: row, generation: engine.rows[row].generation) }

  @inline(__always)
  func index(of variable: VariableID) throws(SolverError) -> Int32 {
    // A removed variable's generation differs from that of every id.
    guard 0 <= variable.index, variable.index < engine.generations.count,
      engine.generations[variable.index] == variable.generation
    else { throw .unknownVariable(variable) }
    return variable.index
  }

  @inline(__always)
  func index(of row: RowID) throws(SolverError) -> Int32 {
    guard 0 <= row.slot, row.slot < engine.rows.count,
      engine.rows[row.slot].generation == row.generation,
      engine.rows[row.slot].state != .free, engine.rows[row.slot].kind != .bound
    else { throw .unknownRow(row) }
    return row.slot
  }
}

// SPDX-License-Identifier: MIT

public import ConstraintSolver

/// Replays a trace with a solver.
public struct Replay: ~Copyable {
  public struct Refused: Error {
    public var phase: String
    public var error: SolverError?
  }

  public var solver = Solver()
  /// The values at the last update.
  public private(set) var values: [Double] = []
  private let trace: Trace
  private let isRounding: Bool
  private var variables: [VariableID] = []
  private var rows: [RowID?]
  private var batch = RowBatch()

  /// - Parameter rounded: whether values are rounded to the solver's grid, as other callers read
  ///   them.
  public init(_ trace: Trace, rounded: Bool = true) {
    self.trace = trace
    isRounding = rounded
    rows = Array(repeating: nil, count: trace.rows.count)
    values = Array(repeating: 0, count: trace.variableCount)
    variables.reserveCapacity(trace.variableCount)
    batch.reserve(rows: trace.rows.count, terms: trace.termCount)
  }

  /// Replays one phase.
  public mutating func play(_ phase: Int, afterUpdate: ([Double]) -> Void) throws {
    let operations = trace.phases[phase].operations
    do throws(SolverError) {
      for operation in operations {
        switch operation {
        case .variables(let count):
          if count > variables.count {
            solver.reserve(variables: variables.count + count, rows: 0, terms: 0)
          }
          for _ in 0..<count { variables.append(solver.addVariable()) }
        case .add(let numbers):
          try add(numbers)
        case .remove(let number):
          if let row = rows[number] { try solver.remove(row) }
        case .constant(let number, let value):
          if let row = rows[number] { try solver.setConstant(value, of: row) }
        case .update:
          solver.copyValues(into: &values, rounded: isRounding)
          afterUpdate(values)
        }
      }
    } catch {
      throw Refused(phase: trace.phases[phase].name, error: error)
    }
  }

  private mutating func add(_ numbers: [Int]) throws(SolverError) {
    batch.removeAll()
    for number in numbers {
      for index in trace.rows[number].terms.indices {
        let term = trace.rows[number].terms[index]
        batch.addTerm(variables[term.variable], term.coefficient)
      }
      let strength = Priority(rawValue: trace.rows[number].strength)
      if let hugging = trace.rows[number].hugging {
        batch.finishContentSize(
          trace.rows[number].constant, hugging: Priority(rawValue: hugging),
          compressionResistance: strength)
      } else {
        batch.finish(
          trace.rows[number].relation, trace.rows[number].constant, priority: strength)
      }
    }
    let outcome = try solver.add(batch)
    if let refused = outcome.refused.first { throw .conflict(refused.conflict) }
    for (index, number) in numbers.enumerated() { rows[number] = outcome.rows[index] }
  }
}

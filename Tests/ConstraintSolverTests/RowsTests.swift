// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Adding, reading and removing rows.
struct RowsTests {
  @Test func termsOfOneVariableAreMergedAndZerosDropped() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let row = try solver.addRow(
      [Term(x), Term(y, 3), Term(x, 2), Term(y, -3)], .equal, 12)
    #expect(try solver.terms(of: row) == [Term(x, 3)])
    #expect(solver.value(of: x) == 4)
    // No row contains y.
    try solver.removeVariable(y)
  }

  @Test func aRowOfManyRepeatedTermsIsASum() throws {
    var solver = Solver()
    let variables = (0..<10).map { _ in solver.addVariable() }
    var terms: [Term] = []
    for index in 0..<5000 { terms.append(Term(variables[index % 10], 0.001)) }
    let row = try solver.addRow(terms, .equal, 5)
    #expect(try solver.terms(of: row).count == 10)
    for variable in variables.dropLast() { _ = try solver.addRow([Term(variable)], .equal, 1) }
    #expect(solver.value(of: variables[9]) == 1)
  }

  @Test func aRowReportsItsTermsConstantAndPriority() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let row = try solver.addRow(
      [Term(x), Term(y, -2)], .greaterThanOrEqual, 3, priority: Priority(rawValue: 650.5))
    let content = try solver.addContentSize(
      x, value: 40, hugging: Priority(rawValue: 251), compressionResistance: .required)
    #expect(try solver.terms(of: row) == [Term(x), Term(y, -2)])
    #expect(try solver.constant(of: row) == 3)
    #expect(try solver.priority(of: row) == Priority(rawValue: 650.5))
    #expect(try solver.priority(of: content) == .required)
    #expect(try solver.constant(of: content) == 40)
  }

  @Test func aContentSizeHasNoRelationAndARowHasNoHugging() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let low = Priority(rawValue: 1)
    let content = try solver.addContentSize(
      x, value: 5, hugging: low, compressionResistance: low)
    let row = try solver.addRow([Term(x)], .lessThanOrEqual, 9)
    #expect(throws: SolverError.wrongKind(content)) { try solver.setPriority(low, of: content) }
    #expect(throws: SolverError.wrongKind(row)) {
      try solver.setPriorities(hugging: low, compressionResistance: low, of: row)
    }
  }

  @Test func removingARowMovesNoValueUntilAnotherRowDoes() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let row = try solver.addRow([Term(x)], .equal, 30)
    _ = try solver.addRow([Term(y), Term(x, -2)], .equal, 0)
    #expect(solver.value(of: y) == 60)
    try solver.remove(row)
    #expect(solver.value(of: x) == 30 && solver.value(of: y) == 60)
    _ = try solver.addRow([Term(y)], .equal, 10, priority: Priority(rawValue: 1))
    #expect(solver.value(of: x) == 5)
  }

  @Test func theSlotOfARemovedRowIsReusedWithAnotherID() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let old = try solver.addRow([Term(x)], .equal, 1)
    try solver.remove(old)
    let new = try solver.addRow([Term(x)], .equal, 2)
    #expect(new.slot == old.slot && new != old)
    #expect(throws: SolverError.unknownRow(old)) { try solver.setConstant(3, of: old) }
    #expect(throws: SolverError.unknownRow(old)) { try solver.priority(of: old) }
    #expect(solver.value(of: x) == 2)
  }

  @Test func aRowBecomesOptionalAndRequiredAgain() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let tieBreaker = try solver.addRow([Term(x)], .equal, 50)
    let limit = try solver.addRow([Term(x)], .lessThanOrEqual, 80)
    try solver.setPriority(Priority(rawValue: 500), of: tieBreaker)
    try solver.setConstant(20, of: limit)
    #expect(solver.value(of: x) == 20)
    #expect(throws: SolverError.self) { try solver.setPriority(.required, of: tieBreaker) }
    #expect(try solver.priority(of: tieBreaker) == Priority(rawValue: 500))
    try solver.setConstant(60, of: limit)
    try solver.setPriority(.required, of: tieBreaker)
    #expect(solver.value(of: x) == 50)
    #expect(solver.audit(isUnique: true).isEmpty)
  }
}

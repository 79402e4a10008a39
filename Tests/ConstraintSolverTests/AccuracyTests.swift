// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import TestSettings
import Testing

/// Coefficients of very different sizes, long chains and many edits.
///
/// With `PLUMB_LONG_TESTS` set in the environment, the chain has 10,000 views and is edited 10,000
/// times, which takes minutes in a debug build. Without it there are 100 views and 600 edits. The
/// checked build audits the whole state after every stage, so its chain is shorter.
struct AccuracyTests {
  static let isLong = TestSettings.isLong

  #if PLUMB_CHECKED
    private static let edited = (views: 60, edits: 300)
    private static let solved = 200
  #else
    private static let edited = isLong ? (views: 10_000, edits: 10_000) : (views: 100, edits: 600)
    private static let solved = isLong ? 10_000 : 1_000
  #endif

  /// Views side by side in a container, each as wide as its neighbour. The rows have different
  /// units, from a millionth to a million.
  struct Chain: ~Copyable {
    struct Gap {
      var size: Double
      var scale: Double
      var row: RowID?
    }

    var solver = Solver()
    var outer = 0.0
    var gaps: [Gap] = []
    private var size: RowID?
    private var container: VariableID
    private var views: [(x: VariableID, width: VariableID)] = []

    init(gaps: [Gap], outer: Double) throws {
      var solver = Solver()
      container = solver.addVariable()
      for _ in 1..<gaps.count {
        views.append((solver.addVariable(), solver.addVariable(nonNegative: true)))
      }
      self.solver = solver
      self.gaps = gaps
      self.outer = outer
      var batch = RowBatch()
      let first = batch.append(
        [Term(container)], .equal, outer, priority: Priority(rawValue: 999))
      for index in gaps.indices { _ = batch.append(terms(index), .equal, constant(index)) }
      for index in 1..<views.count {
        let scale = gaps[views.count - index].scale
        batch.append(
          [Term(views[index].width, scale), Term(views[index - 1].width, -scale)], .equal, 0)
      }
      let rows = try self.solver.add(batch).rows
      size = rows[first]
      for index in gaps.indices { self.gaps[index].row = rows[first + 1 + index] }
    }

    /// The terms of the row that determines one gap.
    private func terms(_ index: Int) -> [Term] {
      let scale = gaps[index].scale
      var terms = [Term(index < views.count ? views[index].x : container, scale)]
      if index > 0 {
        terms.append(Term(views[index - 1].x, -scale))
        terms.append(Term(views[index - 1].width, -scale))
      }
      return terms
    }

    private func constant(_ index: Int) -> Double { gaps[index].scale * gaps[index].size }

    mutating func resize(_ outer: Double) throws {
      self.outer = outer
      if let size { try solver.setConstant(outer, of: size) }
    }

    mutating func setGap(_ gap: Double, at index: Int) throws {
      gaps[index].size = gap
      if let row = gaps[index].row { try solver.setConstant(constant(index), of: row) }
    }

    /// Removes the row, updates without it, and adds it again.
    mutating func replaceGap(at index: Int) throws {
      if let row = gaps[index].row { try solver.remove(row) }
      solver.update()
      gaps[index].row = try solver.addRow(terms(index), .equal, constant(index))
    }
  }

  @Test func editsOfALongChainDoNotDrift() throws {
    let (count, edits) = Self.edited
    var random = SeededGenerator(seed: 5)
    let gaps = (0...count).map { index in
      let scale: Double = [1e-6, 1e-3, 1, 1, 1e3, 1e6].randomElement(using: &random) ?? 1
      return Chain.Gap(size: Double(index % 7) + 0.1, scale: scale)
    }
    var chain = try Chain(gaps: gaps, outer: Double(30 * count))
    for edit in 0..<edits {
      let index = Int.random(in: 0...count, using: &random)
      switch edit % 8 {
      case 0...2:
        try chain.resize(Double.random(in: 20...60, using: &random) * Double(count))
      case 3: try chain.replaceGap(at: index)
      default: try chain.setGap(Double.random(in: 0...9, using: &random), at: index)
      }
      if edit % 50 == 0 { chain.solver.update() }
    }
    var values: [Double] = []
    chain.solver.copyValues(into: &values, rounded: false)
    var fresh = try Chain(gaps: chain.gaps, outer: chain.outer)
    var expected: [Double] = []
    fresh.solver.copyValues(into: &expected, rounded: false)
    let drift = zip(values, expected).map { abs($0 - $1) }.max() ?? .infinity
    #expect(drift < 1e-6)
    #expect(chain.solver.counters.restarts == 0)
  }

  @Test func aLongChainIsSolvedToTheGrid() throws {
    let count = Self.solved
    let gaps = Array(repeating: Chain.Gap(size: 2, scale: 1), count: count + 1)
    var chain = try Chain(gaps: gaps, outer: Double(10 * count))
    let width = (Double(10 * count) - 2 * Double(count + 1)) / Double(count)
    var values: [Double] = []
    chain.solver.copyValues(into: &values)
    for index in 0..<count { #expect(abs(values[2 + 2 * index] - width) <= 1e-6 + 0x1p-16) }
  }

  @Test func coefficientsFromAMillionthToAMillionKeepTheirAccuracy() throws {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      var solver = Solver()
      var exact: [Double] = []
      var variables: [VariableID] = []
      for index in 0..<12 {
        variables.append(solver.addVariable())
        exact.append(Double(Int.random(in: 0...999, using: &random)))
        let scale: Double = [1e-6, 1e-3, 1, 1e3, 1e6].randomElement(using: &random) ?? 1
        var terms = [Term(variables[index], scale)]
        var constant = scale * exact[index]
        if index > 0 {
          let other = Int.random(in: 0..<index, using: &random)
          terms.append(Term(variables[other], -2 * scale))
          constant -= 2 * scale * exact[other]
        }
        _ = try solver.addRow(terms, .equal, constant)
      }
      for (variable, value) in zip(variables, exact) {
        #expect(abs(solver.value(of: variable) - value) < 1e-4, "seed \(seed)")
      }
    }
  }
}

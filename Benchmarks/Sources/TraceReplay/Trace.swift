// SPDX-License-Identifier: MIT

public import ConstraintSolver

/// A recorded sequence of changes to a system of rows, in phases.
///
/// The format has one operation per line: `v K` declares variables, `add ID STRENGTH REL CONST k
/// var:coef …`, `remove ID`, `const ID VALUE`, `edit VAR STRENGTH`, `suggest VAR VALUE`, `p PHASE`,
/// and `update`, which reads every value.
public struct Trace: Sendable {
  public struct Row: Sendable {
    /// The hugging, if the row was recognised as a content size.
    public var hugging: Float?
    public var strength: Float
    public var relation: Relation
    public var constant: Double
    public var terms: [(variable: Int, coefficient: Double)]
  }

  public enum Operation: Sendable {
    case variables(Int)
    /// The numbers of rows that are added directly after each other.
    case add([Int])
    case remove(Int)
    /// Changes a row's constant.
    case constant(Int, Double)
    /// Reads every value.
    case update
  }

  public struct Phase: Sendable {
    public var name: String
    public var operations: [Operation] = []
    public var updates = 0
  }

  public struct Malformed: Error, CustomStringConvertible {
    public var line: Int
    public var description: String { "line \(line): not an operation of a trace" }
  }

  public var phases: [Phase] = []
  public var rows: [Row] = []
  public private(set) var variableCount = 0
  public private(set) var termCount = 0

  private var numberOfID: [Int: Int] = [:]
  private var numberOfEdit: [Int: Int] = [:]

  /// Reads a trace.
  ///
  /// - Parameter mergingContentSizes: whether two adjacent rows become one content size, if they
  ///   bound the same expression from both sides by the same constant. Solvers without such rows
  ///   have to split them.
  public init(_ text: String, mergingContentSizes: Bool) throws {
    var isMerged: Set<Int> = []
    for (number, line) in text.split(separator: "\n").enumerated() {
      let words = line.split(separator: " ")
      guard try read(words, mergingContentSizes, &isMerged) else {
        throw Malformed(line: number + 1)
      }
    }
  }

  private mutating func read(
    _ words: [Substring], _ mergingContentSizes: Bool, _ isMerged: inout Set<Int>
  ) throws -> Bool {
    guard let first = words.first else { return true }
    if first == "p", words.count == 2 {
      phases.append(Phase(name: String(words[1])))
      return true
    }
    if first == "t" { return true }
    guard !phases.isEmpty else { return false }
    switch (first, words.count) {
    case ("v", 2):
      guard let count = Int(words[1]) else { return false }
      variableCount += count
      declare(count)
    case ("add", 6...):
      guard let id = Int(words[1]), let row = Row(words) else { return false }
      if mergingContentSizes, merge(row) {
        numberOfID[id] = rows.count - 1
        isMerged.insert(id)
        return true
      }
      numberOfID[id] = rows.count
      append(row)
    case ("remove", 2):
      guard let id = Int(words[1]), let number = numberOfID.removeValue(forKey: id) else {
        return false
      }
      // Both halves of a content size are removed in the trace, and the row is removed only once.
      if isMerged.remove(id) == nil { append(.remove(number)) }
    case ("const", 3):
      guard let id = Int(words[1]), let number = numberOfID[id], let value = Double(words[2])
      else { return false }
      append(.constant(number, value))
    case ("edit", 3):
      guard let variable = Int(words[1]), let strength = Float(words[2]) else { return false }
      numberOfEdit[variable] = rows.count
      append(
        Row(
          hugging: nil, strength: strength, relation: .equal, constant: 0,
          terms: [(variable, 1)]))
    case ("suggest", 3):
      guard let variable = Int(words[1]), let number = numberOfEdit[variable],
        let value = Double(words[2])
      else { return false }
      append(.constant(number, value))
    case ("update", 1):
      append(.update)
      phases[phases.count - 1].updates += 1
    default:
      return false
    }
    return true
  }

  private mutating func append(_ operation: Operation) {
    phases[phases.count - 1].operations.append(operation)
  }

  /// Declares variables before the rows that are being added, so that the rows stay together.
  private mutating func declare(_ count: Int) {
    let last = phases.count - 1
    var place = phases[last].operations.count
    if place > 0, case .add = phases[last].operations[place - 1] { place -= 1 }
    if place > 0, case .variables(let before) = phases[last].operations[place - 1] {
      phases[last].operations[place - 1] = .variables(before + count)
    } else {
      phases[last].operations.insert(.variables(count), at: place)
    }
  }

  private mutating func append(_ row: Row) {
    rows.append(row)
    termCount += row.terms.count
    let last = phases[phases.count - 1].operations.count - 1
    if last >= 0, case .add(var numbers) = phases[phases.count - 1].operations[last] {
      numbers.append(rows.count - 1)
      phases[phases.count - 1].operations[last] = .add(numbers)
    } else {
      append(.add([rows.count - 1]))
    }
  }

  /// Merges the previous row and this one into a content size, if they are the two halves of one.
  private mutating func merge(_ row: Row) -> Bool {
    guard let last = rows.last, last.hugging == nil, last.relation == .lessThanOrEqual,
      row.relation == .greaterThanOrEqual, last.constant == row.constant,
      last.strength < 1000, row.strength < 1000,
      last.terms.elementsEqual(row.terms, by: ==),
      case .add(let numbers)? = phases.last?.operations.last, numbers.last == rows.count - 1
    else { return false }
    rows[rows.count - 1].hugging = last.strength
    rows[rows.count - 1].strength = row.strength
    return true
  }
}

extension Trace.Row {
  fileprivate init?(_ words: [Substring]) {
    let relations: [Substring: Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard let strength = Float(words[2]), let relation = relations[words[3]],
      let constant = Double(words[4])
    else { return nil }
    var terms: [(variable: Int, coefficient: Double)] = []
    for word in words[6...] {
      let parts = word.split(separator: ":")
      guard parts.count == 2, let variable = Int(parts[0]), let coefficient = Double(parts[1])
      else { return nil }
      terms.append((variable, coefficient))
    }
    self.init(
      hugging: nil, strength: strength, relation: relation, constant: constant, terms: terms)
  }
}

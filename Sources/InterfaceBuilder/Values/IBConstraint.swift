// SPDX-License-Identifier: MIT

public import AutoLayout
public import ConstraintSolver
package import Diagnostics

/// A constraint in a file, with the ids of its items.
public struct IBConstraint: Hashable, Sendable {
  public var id: String
  /// The id of the first item; `nil` for the view that owns the constraint.
  public var firstItem: String?
  public var firstAttribute: Attribute
  public var relation: Relation
  public var secondItem: String?
  public var secondAttribute: Attribute
  public var multiplier: Double
  /// The constant in points.
  public var constant: Double
  public var priority: Float
  public var identifier: String?
  /// Whether the constraint applies on Interface Builder's canvas only and is removed at run time.
  public var isPlaceholder: Bool
  /// Whether the constant is the standard distance.
  public var isSymbolic: Bool
  public var line: Int
}

extension IBConstraint {
  /// The maximum magnitude of a constant in points, and of a multiplier.
  ///
  /// Ten million points are a thousand times the size of any scroll view. Sums of larger numbers
  /// would not have pixel precision.
  static let magnitudeLimit = 1e7

  /// Reads a `<constraint>` element.
  ///
  /// - Returns: `nil` if the constraint is invalid. The reason is added to `notes`.
  package init?(_ element: IBElement, of file: String, notes: inout [Diagnostic]) {
    func reject(_ rule: RuleID, _ message: String) {
      notes.append(Diagnostic(rule, message, at: element, of: file))
    }
    id = element.id ?? ""
    firstItem = element["firstItem"]
    secondItem = element["secondItem"]
    identifier = element["identifier"]
    isPlaceholder = element.flag("placeholder") ?? false
    isSymbolic = element.flag("symbolic") ?? false
    line = element.line

    let written = element["firstAttribute"] ?? ""
    guard let first = Attribute(fileName: written) else {
      reject(
        .malformedConstraint, "a constraint with the unknown attribute '\(written)' is ignored")
      return nil
    }
    firstAttribute = first
    secondAttribute = .notAnAttribute
    if let written = element["secondAttribute"] {
      guard let second = Attribute(fileName: written) else {
        reject(
          .malformedConstraint, "a constraint with the unknown attribute '\(written)' is ignored")
        return nil
      }
      secondAttribute = second
    }
    switch element["relation"] {
    case nil, "equal": relation = .equal
    case "lessThanOrEqual": relation = .lessThanOrEqual
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    case let written?:
      reject(.malformedConstraint, "a constraint with the unknown relation '\(written)' is ignored")
      return nil
    }

    let multiplier = element["multiplier"].map(Multiplier.value) ?? 1
    guard let multiplier, abs(multiplier) <= Self.magnitudeLimit else {
      let written = element["multiplier"] ?? ""
      reject(
        .unusableNumber, "a constraint with the unusable multiplier '\(written)' is ignored")
      return nil
    }
    self.multiplier = multiplier
    let constant = element["constant"].map { Double($0) } ?? 0
    guard let constant, constant.isFinite, abs(constant) <= Self.magnitudeLimit else {
      let written = element["constant"] ?? ""
      reject(.unusableNumber, "a constraint with the unusable constant '\(written)' is ignored")
      return nil
    }
    self.constant = constant
    let priority = element["priority"].map { Float($0) } ?? 1000
    guard let priority, priority > 0, priority <= 1000 else {
      let written = element["priority"] ?? ""
      reject(.unusableNumber, "a constraint with the unusable priority '\(written)' is ignored")
      return nil
    }
    self.priority = priority
  }
}

/// A parser for all forms of multiplier that Interface Builder writes.
enum Multiplier {
  /// `0.5`, `16:9`, `1/3` or `30%` as a number; `nil` for anything else.
  static func value(_ text: String) -> Double? {
    for separator in [":", "/"] as [Character] {
      let sides = text.split(separator: separator, omittingEmptySubsequences: false)
      guard sides.count == 2 else { continue }
      guard let over = number(sides[0]), let under = number(sides[1]), under != 0 else {
        return nil
      }
      return finite(over / under)
    }
    if text.hasSuffix("%") { return number(text.dropLast()).map { $0 / 100 } }
    return number(text[...])
  }

  private static func number(_ text: Substring) -> Double? {
    Double(text.filter { $0 != " " }).flatMap(finite)
  }

  private static func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }
}

extension Attribute {
  /// Creates an attribute from its name in a file.
  init?(fileName: String) { self.init(name: fileName == "baseline" ? "lastBaseline" : fileName) }
}

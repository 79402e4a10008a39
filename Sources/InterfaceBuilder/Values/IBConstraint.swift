// SPDX-License-Identifier: MIT

public import AutoLayout
public import ConstraintSolver
package import Diagnostics

/// A constraint as the file states it, with ids for items.
public struct IBConstraint: Hashable, Sendable {
  public var id: String
  /// `nil` is the view that holds the constraint.
  public var firstItem: String?
  public var firstAttribute: Attribute
  public var relation: Relation
  public var secondItem: String?
  public var secondAttribute: Attribute
  public var multiplier: Double
  /// In points.
  public var constant: Double
  public var priority: Float
  public var identifier: String?
  /// Whether it is in force on Interface Builder's canvas only, and dropped at run time.
  public var isPlaceholder: Bool
  /// Whether the constant stands for the standard distance.
  public var isSymbolic: Bool
  public var line: Int
}

extension IBConstraint {
  /// The greatest magnitude of a constant in points, and of a multiplier, that is taken as meant.
  ///
  /// Ten million points are a thousand times any scroll view; beyond, sums of a few such numbers
  /// lose the pixels.
  static let magnitudeLimit = 1e7

  /// Reads a `<constraint>` element.
  ///
  /// - Returns: `nil` where the constraint has no meaning that could be kept; `notes` then says why.
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
      reject(.malformedConstraint, "the constraint's attribute '\(written)' is not known; left out")
      return nil
    }
    firstAttribute = first
    secondAttribute = .notAnAttribute
    if let written = element["secondAttribute"] {
      guard let second = Attribute(fileName: written) else {
        reject(
          .malformedConstraint, "the constraint's attribute '\(written)' is not known; left out")
        return nil
      }
      secondAttribute = second
    }
    switch element["relation"] {
    case nil, "equal": relation = .equal
    case "lessThanOrEqual": relation = .lessThanOrEqual
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    case let written?:
      reject(.malformedConstraint, "the constraint's relation '\(written)' is not known; left out")
      return nil
    }

    let multiplier = element["multiplier"].map(Multiplier.value) ?? 1
    guard let multiplier, abs(multiplier) <= Self.magnitudeLimit else {
      let written = element["multiplier"] ?? ""
      reject(
        .unusableNumber, "the constraint's multiplier '\(written)' cannot be used; left out")
      return nil
    }
    self.multiplier = multiplier
    let constant = element["constant"].map { Double($0) } ?? 0
    guard let constant, constant.isFinite, abs(constant) <= Self.magnitudeLimit else {
      let written = element["constant"] ?? ""
      reject(.unusableNumber, "the constraint's constant '\(written)' cannot be used; left out")
      return nil
    }
    self.constant = constant
    let priority = element["priority"].map { Float($0) } ?? 1000
    guard let priority, priority > 0, priority <= 1000 else {
      let written = element["priority"] ?? ""
      reject(.unusableNumber, "the constraint's priority '\(written)' cannot be used; left out")
      return nil
    }
    self.priority = priority
  }
}

/// A multiplier in any of the forms that Interface Builder takes.
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
  /// The attribute that a file calls `fileName`.
  init?(fileName: String) { self.init(name: fileName == "baseline" ? "lastBaseline" : fileName) }
}

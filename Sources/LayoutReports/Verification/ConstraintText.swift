// SPDX-License-Identifier: MIT

public import AutoLayout
import ConstraintSolver
import InterfaceBuilder

/// Writes constraints of a file as equations.
enum ConstraintText {
  /// The equation of a constraint, such as `title.leading = root.leading + 16`.
  ///
  /// - Parameters:
  ///   - holder: the id of the view that declares the constraint. It is the first item of a
  ///     constraint that names none.
  ///   - names: names of the items by id. An item without a name is written with its id.
  static func equation(
    of constraint: IBConstraint, holder: String, names: [String: String] = [:]
  ) -> String {
    func side(_ id: String, _ attribute: Attribute) -> String { "\(names[id] ?? id).\(attribute)" }
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(side(constraint.firstItem ?? holder, constraint.firstAttribute)) \(relation) "
    if let second = constraint.secondItem {
      text += side(second, constraint.secondAttribute)
      if constraint.multiplier != 1 { text += " × \(NumberText.of(constraint.multiplier))" }
      if constraint.constant != 0 {
        let sign = constraint.constant < 0 ? "−" : "+"
        text += " \(sign) \(NumberText.of(abs(constraint.constant)))"
      }
    } else {
      text += NumberText.of(constraint.constant)
    }
    return text
  }
}

/// Writes numbers for reports.
public enum NumberText {
  /// A number with at most three decimals, and without decimals if it is whole.
  public static func of(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : String(rounded)
  }

  /// A frame as `(x, y, width, height)`.
  public static func of(_ rect: Rect) -> String {
    "(\(of(rect.x)), \(of(rect.y)), \(of(rect.width)), \(of(rect.height)))"
  }
}

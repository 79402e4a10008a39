// SPDX-License-Identifier: MIT

public import AutoLayout
import ConstraintSolver
import EssentialFoundation
import InterfaceBuilder

/// Constraints of a file as a person would write them.
enum ConstraintText {
  /// `title.leading = root.leading + 16 (c1)`.
  ///
  /// - Parameter names: what to call the items; their ids where it has none.
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
      if constraint.multiplier != 1 { text += " × \(FigureText.of(constraint.multiplier))" }
      if constraint.constant != 0 {
        let sign = constraint.constant < 0 ? "−" : "+"
        text += " \(sign) \(FigureText.of(abs(constraint.constant)))"
      }
    } else {
      text += FigureText.of(constraint.constant)
    }
    return text
  }
}

/// Figures in words.
public enum FigureText {
  /// At most three decimals, none where they are zero.
  public static func of(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : String(rounded)
  }

  /// `(x, y, width, height)`.
  public static func of(_ rect: Rect) -> String {
    "(\(of(rect.x)), \(of(rect.y)), \(of(rect.width)), \(of(rect.height)))"
  }
}

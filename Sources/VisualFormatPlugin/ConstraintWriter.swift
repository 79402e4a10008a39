// SPDX-License-Identifier: MIT

#if Macros
  import SwiftParser
  import VisualFormat

  /// Writes a format's constraints as Swift code that uses anchors.
  struct ConstraintWriter {
    private let names: NamesInSource

    /// The conditions of the format, by their position. A constraint has the position of its
    /// condition. The condition has the names whose values the resolver does not have.
    private let predicates: [Range<Int>: FormatPredicate]

    init(statement: FormatStatement, names: NamesInSource) {
      self.names = names
      var predicates: [Range<Int>: FormatPredicate] = [:]
      for predicate in statement.predicates { predicates[predicate.position.range] = predicate }
      self.predicates = predicates
    }

    /// The constraint as an expression.
    func expression(_ constraint: FormatConstraint) -> String {
      let predicate = predicates[constraint.position.range]
      let text =
        constraint.firstAttribute.isSize
        ? size(constraint, predicate) : distance(constraint, predicate)
      guard let priority = predicate?.priority else { return text }
      return "VisualFormatLayout.prioritized(\(text), \(number(priority)))"
    }

    // MARK: Sizes

    private func size(_ constraint: FormatConstraint, _ predicate: FormatPredicate?) -> String {
      let first = anchor(constraint.first, constraint.firstAttribute)
      if let second = constraint.second {
        let other = anchor(second, constraint.firstAttribute)
        return "\(first).constraint(\(constraint.relation.label)To: \(other))"
      }
      let value = predicate?.value.first.first
      if case .name(let name) = value?.kind {
        // A number, or a view that the format does not name in brackets. Overload resolution
        // decides.
        let axis = constraint.firstAttribute.axis
        return "VisualFormatLayout.constrain("
          + "\(first), along: .\(axis), .\(constraint.relation), to: \(quoted(name)))"
      }
      return
        "\(first).constraint(\(constraint.relation.label)ToConstant: \(value.map(number) ?? "0"))"
    }

    // MARK: Distances and alignments

    private func distance(_ constraint: FormatConstraint, _ predicate: FormatPredicate?) -> String {
      guard let second = constraint.second, let secondAttribute = constraint.secondAttribute else {
        return "[]"
      }
      let first = anchor(constraint.first, constraint.firstAttribute)
      let other = anchor(second, secondAttribute)
      let label = constraint.relation.label
      if constraint.constant == .standardSpacing {
        switch constraint.firstAttribute {
        case .leading:
          return "\(first).constraint(\(label)ToSystemSpacingAfter: \(other), multiplier: 1)"
        case .top, .firstBaseline:
          return "\(first).constraint(\(label)ToSystemSpacingBelow: \(other), multiplier: 1)"
        default:
          // "After" follows the reading direction, but left and right edges do not.
          return "\(first).constraint(\(label)To: \(other), constant: 8)"
        }
      }
      let constant = predicate.map { number($0.value.first.first) } ?? "0"
      let argument = constant == "0" ? "" : ", constant: \(constant)"
      return "\(first).constraint(\(label)To: \(other)\(argument))"
    }

    // MARK: Parts

    private func anchor(_ item: FormatItem, _ attribute: FormatAttribute) -> String {
      switch item {
      case .superview(let name):
        let superview = "VisualFormatLayout.superview(of: \(quoted(name)))"
        return attribute.edgeOfMargin.map { "\(superview).layoutMarginsGuide.\($0.name)Anchor" }
          ?? "\(superview).\(attribute.name)Anchor"
      case .view(let name):
        return "\(quoted(name)).\(attribute.name)Anchor"
      case .spacer:
        return ""  // UIKit's dialect has no spacers.
      }
    }

    /// A literal number, or a variable of any numeric type.
    private func number(_ operand: FormatOperand) -> String {
      if case .name(let name) = operand.kind { return "CGFloat(\(quoted(name)))" }
      return operand.description
    }

    /// A name, in backticks if it is a keyword.
    private func quoted(_ name: String) -> String {
      name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
    }
  }

  extension FormatRelation {
    /// The beginning of the argument label of an anchor's method.
    fileprivate var label: String {
      switch self {
      case .lessThanOrEqual: "lessThanOrEqual"
      case .equal: "equal"
      case .greaterThanOrEqual: "greaterThanOrEqual"
      }
    }
  }

  extension FormatAttribute {
    /// The edge of the margins guide at this margin; nil if the attribute is not a margin.
    fileprivate var edgeOfMargin: FormatAttribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      default: nil
      }
    }
  }
#endif

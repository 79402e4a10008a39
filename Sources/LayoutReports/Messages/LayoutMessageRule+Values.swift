// SPDX-License-Identifier: MIT

extension LayoutMessageRule {
  /// Constants and priorities outside their ranges.
  static let values: [LayoutMessageRule] = [
    LayoutMessageRule(
      "constant-exceeds-limits", "Constant beyond the internal limits",
      meaning: """
        A constraint has a constant that is too large for the layout engine. UIKit uses a \
        smaller value.
        """,
      cause: """
        greatestFiniteMagnitude, CGFLOAT_MAX or an overflowing computation is used as a \
        constant, often as "no limit".
        """,
      fix: """
        Use a realistic number, or do not create the constraint when there is no limit. A \
        symbolic breakpoint at _NSLayoutConstraintNumberExceedsLimit finds the code.
        """,
      marks: "constantthatexceedsinternallimits", "nslayoutconstraintnumberexceedslimit",
      "exceedsinternallimits"),
    LayoutMessageRule(
      "not-finite", "Value that is not finite",
      meaning: """
        A constant, a multiplier or a frame is NaN or infinite. No layout can use it.
        """,
      cause: """
        A division by zero (a ratio of an image without a size, a count of zero) or an \
        infinite size reached the layout.
        """,
      fix: """
        Check the divisor before the division, and give the value a default. A breakpoint on \
        exceptions finds the code.
        """,
      marks: "isnotfinite", "containsnan", "calayerinvalidgeometry", "invalidviewgeometry",
      "invalidframedimension", "invalidsizeforview"),
    LayoutMessageRule(
      "required-priority-changed", "Priority changed to or from required",
      meaning: """
        The priority of an installed constraint was changed between required (1000) and not \
        required. Older systems raise an exception.
        """,
      cause: """
        Code switches a constraint on and off with priority 1000.
        """,
      fix: """
        Use 999 instead of 1000 for a constraint whose priority changes, or deactivate it, \
        change it and activate it again.
        """,
      marks: "mutatingapriorityfromrequired", "priorityfromrequiredtonot"),
    LayoutMessageRule(
      "invalid-priority", "Priority outside its range",
      meaning: """
        A priority is not between 1 and 1000.
        """,
      cause: """
        A priority was computed, or 1000 was increased.
        """,
      fix: """
        Use a priority greater than 0 and at most 1000.
        """,
      marks: "illegaltosetpriority", "prioritiesmustbegreaterthan"),
  ]
}

// SPDX-License-Identifier: MIT

/// A kind of mistake in a format. Each case carries its evidence. The texts are in ``message``
/// (this module's) and ``exceptionExplanation`` (UIKit's).
///
/// `found` is the text at which parsing could not continue, or `nil` at the end of the format.
public enum FormatProblem: Hashable, Sendable {
  // Statements.

  /// The format is empty or contains only whitespace.
  case emptyFormat
  /// `H` or `V` without its colon.
  case missingColon(orientation: String)
  /// A letter other than `H` and `V` before a colon.
  case unknownOrientation(String)
  /// A view is missing.
  case expectedView(found: String?)
  /// A `|` that is not at the start or the end.
  case misplacedSuperview
  /// Text between or after views that is not a link.
  case unexpectedText(String)

  // Views.

  /// A view without a name, or with a name that does not begin with a letter or an underscore.
  case invalidViewName(String)
  /// A name with non-ASCII letters.
  case nonASCIIName(String)
  /// A name with a dot, such as `self.title`.
  case dottedName(String)
  /// A view without its closing `]`, or predicates without their closing `)`.
  case unclosedView(found: String?)

  // Distances.

  /// A `-` that neither a distance nor a view follows.
  case expectedDistance(found: String?)
  /// `--5-`: a negative distance without parentheses.
  case negativeDistance(String)
  /// A distance in parentheses without its closing `)`.
  case unclosedDistance(found: String?)
  /// A distance without its second `-`, or without its second `~` if it began with `~`.
  case unterminatedDistance(found: String?, terminator: String)

  // Predicates.

  /// Relation characters that do not form a relation.
  case unknownRelation(String)
  /// A number or a name is missing.
  case expectedValue(found: String?)
  /// An `@` that neither a number nor a name follows.
  case expectedPriority(found: String?)
  /// A priority that is not above 0, or is above 1000.
  case priorityOutOfRange(String)
  /// A number that is too large for `Double`.
  case numberTooLarge(String)

  // Names.

  /// A name that is not a view in scope.
  case unknownView(String, suggestion: String?)
  /// A name that is not a metric in scope, where only a metric is allowed.
  case unknownMetric(String, suggestion: String?)
  /// A name that is neither a metric nor a view in scope, where both are allowed.
  case unknownValue(String, suggestion: String?)
  /// The name of a view where only a metric is allowed.
  case viewInsteadOfMetric(String, suggestion: String?)
  /// A metric whose value is infinite or not a number.
  case nonFiniteMetric(String)
  /// A `|` beside a view without a superview.
  case missingSuperview(view: String)

  // Options.

  /// The options align views along the axis in which the format lays them out.
  case parallelAlignment(FormatAxis)

  // The extended format.

  /// An unknown attribute after a dot.
  case unknownAttribute(String, suggestion: String?)
  /// An attribute of a view without a relation.
  case missingRelation(FormatAttribute)
  /// `cell8..1`, or a range of more than ``FormatName/maximumRangeLength`` views.
  case invalidRange(String)
  /// Lists of different lengths in one statement.
  case unequalLists(expected: Int, found: Int)
  /// Lists that name too many views.
  case tooManyViews
  /// Attributes that cannot be compared, such as a width and an edge, or edges of different axes.
  case incompatibleAttributes(FormatAttribute, FormatAttribute)
  /// An edge compared with a bare number.
  case positionWithoutReference(FormatAttribute)
  /// An expression with more than one view, or with a view where only a factor is allowed.
  case nonlinearExpression
  /// A division by zero, or a result that is too large for `Double`.
  case nonFiniteValue
  /// An equal gap, a percentage or a `|` value beside a view without a superview.
  case missingContainer(view: String)
  /// `H.leading:`: an alignment by an attribute of the statement's own axis, or by a size.
  case parallelAttribute(FormatAttribute, FormatAxis)
}

// SPDX-License-Identifier: MIT

/// What can be wrong with a format. Each case names a situation and carries its evidence; the words
/// for it are elsewhere: ``message`` in ours, ``exceptionExplanation`` in UIKit's.
///
/// `found` is the text at which reading could not go on, `nil` at the end of the format.
public enum FormatProblem: Hashable, Sendable {
  // The form of a statement.

  /// The format is empty, or all blank.
  case emptyFormat
  /// `H` or `V` without its colon.
  case missingColon(orientation: String)
  /// A letter other than `H` and `V` before a colon.
  case unknownOrientation(String)
  /// A view should stand here.
  case expectedView(found: String?)
  /// A `|` that is not at an end.
  case misplacedSuperview
  /// Something stands between or after views that is no link.
  case unexpectedText(String)

  // Views.

  /// A view without a name, or whose name begins with something else than a letter.
  case invalidViewName(String)
  /// A name with letters beyond ASCII.
  case nonASCIIName(String)
  /// A name with a dot, such as `self.title`.
  case dottedName(String)
  /// A view does not end with `]`, or its predicates not with `)`.
  case unclosedView(found: String?)

  // Distances.

  /// After `-` neither a distance nor the next view.
  case expectedDistance(found: String?)
  /// `--5-`: a negative distance without parentheses.
  case negativeDistance(String)
  /// A distance in parentheses does not end with `)`.
  case unclosedDistance(found: String?)
  /// A distance is not followed by its second `-` (or, if it began with one, its second `~`).
  case unterminatedDistance(found: String?, terminator: String)

  // Predicates.

  /// Something like a relation that is none.
  case unknownRelation(String)
  /// A number or a name should stand here.
  case expectedValue(found: String?)
  /// After `@` neither a number nor a name.
  case expectedPriority(found: String?)
  /// A priority not above 0, or above 1000.
  case priorityOutOfRange(String)
  /// A number too large for arithmetic.
  case numberTooLarge(String)

  // Names.

  /// A name that is no view in scope.
  case unknownView(String, suggestion: String?)
  /// A name that is no metric in scope, where only a metric can stand.
  case unknownMetric(String, suggestion: String?)
  /// A name that is neither a metric nor a view in scope, where either can stand.
  case unknownValue(String, suggestion: String?)
  /// The name of a view where only a metric can stand.
  case viewInsteadOfMetric(String, suggestion: String?)
  /// A metric whose value is not a number or infinite.
  case nonFiniteMetric(String)
  /// A `|` beside a view without a superview.
  case missingSuperview(view: String)

  // Options.

  /// The options align views along the axis in which the format lays them out.
  case parallelAlignment(FormatAxis)

  // The extended format.

  /// After a dot something that is no attribute.
  case unknownAttribute(String, suggestion: String?)
  /// An attribute of a view that is not compared with anything.
  case missingRelation(FormatAttribute)
  /// `cell8..1`, or a range of more than ``FormatName/longestRange`` views.
  case invalidRange(String)
  /// Lists of different lengths in one statement.
  case unequalLists(expected: Int, found: Int)
  /// Lists so long that the format stands for too many views.
  case tooManyViews
  /// Attributes that cannot be compared: a width with an edge, an edge with one of the other axis…
  case incompatibleAttributes(FormatAttribute, FormatAttribute)
  /// An edge compared with a bare number.
  case positionWithoutReference(FormatAttribute)
  /// An expression with more than one view, or with a view where only a factor may stand.
  case nonlinearExpression
  /// A division by zero, or a result beyond all numbers.
  case nonFiniteValue
  /// An equal gap, or a percentage, beside a view without a superview to measure it by.
  case missingContainer(view: String)
  /// `H.leading:`: neighbours on an axis cannot agree in an attribute of that axis.
  case parallelAttribute(FormatAttribute, FormatAxis)
}

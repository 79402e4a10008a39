// SPDX-License-Identifier: MIT

extension FormatProblem {
  /// The mistake and its correction in one sentence, without a full stop.
  public var message: String {
    switch self {
    case .emptyFormat:
      "a format needs at least one view, as in `[title]`"
    case .missingColon(let orientation):
      "expected `:` after `\(orientation)`"
    case .unknownOrientation(let text):
      "unknown orientation `\(text)`; a format begins with `H:`, with `V:` or without either"
    case .expectedView(let found):
      "expected a view, as in `[title]`\(found.butFound)"
    case .misplacedSuperview:
      "the superview `|` is allowed only at the start and at the end"
    case .unexpectedText(let text):
      "unexpected `\(text)`"

    case .invalidViewName(let text) where text.isEmpty:
      "a view needs a name"
    case .invalidViewName(let text):
      "`\(text)` is not a name: a name has letters, digits and underscores, and no digit first"
    case .nonASCIIName(let text):
      "`\(text)` is not a name: the letters of a name are A to Z and a to z"
    case .dottedName(let text):
      "a name cannot contain a dot: add the value of `\(text)` under a name without a dot"
    case .unclosedView(let found):
      "expected `]` after a view, or `)` after its sizes\(found.butFound)"

    case .expectedDistance(let found):
      "expected a distance or a view after `-`\(found.butFound)"
    case .negativeDistance(let text):
      "a negative distance needs parentheses: `-(\(text))-`"
    case .unclosedDistance(let found):
      "expected `)` after a distance\(found.butFound)"
    case .unterminatedDistance(let found, let terminator):
      "expected `\(terminator)` after a distance\(found.butFound)"

    case .unknownRelation(let text):
      "unknown relation `\(text)`; the relations are `==`, `>=` and `<=`"
    case .expectedValue(let found):
      "expected a number or a name\(found.butFound)"
    case .expectedPriority(let found):
      "expected a priority after `@`, a number or a metric\(found.butFound)"
    case .priorityOutOfRange(let text):
      "priority \(text) is out of range: a priority is above 0 and at most 1000"
    case .numberTooLarge(let text):
      "\(text) is too large a number"

    case .unknownView(let name, let suggestion):
      "`\(name)` is not among the views\(suggestion.didYouMean)"
    case .unknownMetric(let name, let suggestion):
      "`\(name)` is not among the metrics\(suggestion.didYouMean)"
    case .unknownValue(let name, let suggestion):
      "`\(name)` is neither among the metrics nor among the views\(suggestion.didYouMean)"
    case .viewInsteadOfMetric(let name, let suggestion):
      "`\(name)` is a view; only a number or a metric is allowed here\(suggestion.didYouMean)"
    case .nonFiniteMetric(let name):
      "the metric `\(name)` is not a finite number"
    case .missingSuperview(let view):
      "`|` means the superview of `\(view)`, but `\(view)` has no superview"

    case .parallelAlignment(.horizontal):
      "views in a row cannot also share a left edge, a right edge or a horizontal center"
    case .parallelAlignment(.vertical):
      "views in a column cannot also share a top edge, a bottom edge, a baseline or a vertical"
        + " center"

    case .unknownAttribute(let name, let suggestion):
      "`\(name)` is not an attribute\(suggestion.didYouMean)"
    case .missingRelation(let attribute):
      "expected `==`, `>=` or `<=` after `.\(attribute.name)`"
    case .invalidRange(let text):
      "`\(text)` is not a range of views: a range counts up, to at most"
        + " \(FormatName.maximumRangeLength) views"
    case .unequalLists(let expected, let found):
      "a list of \(found) views beside a list of \(expected): lists in one statement must have the"
        + " same length"
    case .tooManyViews:
      "the lists of the format contain too many views"
    case .incompatibleAttributes(let first, let second):
      "`\(first.name)` cannot be compared with `\(second.name)`"
    case .positionWithoutReference(let attribute):
      "`\(attribute.name)` is measured from another view, as in `.\(attribute.name)==|+8`"
    case .nonlinearExpression:
      "a value can use at most one view, once, and multiply or divide it only by numbers"
    case .nonFiniteValue:
      "the value is not a finite number"
    case .missingContainer(let view):
      "this depends on the superview of `\(view)`, but `\(view)` has no superview"
    case .parallelAttribute(let attribute, .horizontal):
      "views in a row cannot also share `\(attribute.name)`"
    case .parallelAttribute(let attribute, .vertical):
      "views in a column cannot also share `\(attribute.name)`"
    }
  }
}

extension String? {
  fileprivate var butFound: String { map { ", found `\($0)`" } ?? ", found the end of the format" }

  fileprivate var didYouMean: String { map { "; did you mean `\($0)`?" } ?? "" }
}

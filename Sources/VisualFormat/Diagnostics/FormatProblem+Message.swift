// SPDX-License-Identifier: MIT

extension FormatProblem {
  /// What is wrong and what would be right, in one sentence without a full stop.
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
      "the superview `|` can only stand at the start and at the end"
    case .unexpectedText(let text):
      "unexpected `\(text)`"

    case .invalidViewName(let text) where text.isEmpty:
      "a view needs a name"
    case .invalidViewName(let text):
      "`\(text)` is no name: a name is letters, digits and underscores and begins with no digit"
    case .nonASCIIName(let text):
      "`\(text)` is no name: the letters of a name are A to Z and a to z"
    case .dottedName(let text):
      "a name has no dot: put the value of `\(text)` in scope under a name of its own"
    case .unclosedView(let found):
      "expected `]` after a view, or `)` after its sizes\(found.butFound)"

    case .expectedDistance(let found):
      "expected a distance or a view after `-`\(found.butFound)"
    case .negativeDistance(let text):
      "a negative distance stands in parentheses: `-(\(text))-`"
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
      "`\(name)` is a view, where only a number or a metric can stand\(suggestion.didYouMean)"
    case .nonFiniteMetric(let name):
      "the metric `\(name)` is not a finite number"
    case .missingSuperview(let view):
      "`|` means the superview of `\(view)`, which has none"

    case .parallelAlignment(.horizontal):
      "views side by side cannot also be aligned by a left, right or middle of their width"
    case .parallelAlignment(.vertical):
      "views below each other cannot also be aligned by a top, bottom, baseline or middle of"
        + " their height"

    case .unknownAttribute(let name, let suggestion):
      "`\(name)` is not an attribute\(suggestion.didYouMean)"
    case .missingRelation(let attribute):
      "expected `==`, `>=` or `<=` after `.\(attribute.name)`"
    case .invalidRange(let text):
      "`\(text)` is no range of views: it counts up, by at most \(FormatName.longestRange) views"
    case .unequalLists(let expected, let found):
      "a list of \(found) views beside one of \(expected): lists in one statement go in step"
    case .tooManyViews:
      "the lists of the format stand for too many views"
    case .incompatibleAttributes(let first, let second):
      "`\(first.name)` cannot be compared with `\(second.name)`"
    case .positionWithoutReference(let attribute):
      "`\(attribute.name)` is measured from another view, as in `.\(attribute.name)==|+8`"
    case .nonlinearExpression:
      "a value mentions one view at most, once, and multiplies or divides it by numbers only"
    case .nonFiniteValue:
      "the value is not a finite number"
    case .missingContainer(let view):
      "this is measured by the superview of `\(view)`, which has none"
    case .parallelAttribute(let attribute, .horizontal):
      "views side by side cannot also agree in `\(attribute.name)`"
    case .parallelAttribute(let attribute, .vertical):
      "views below each other cannot also agree in `\(attribute.name)`"
    }
  }
}

extension String? {
  fileprivate var butFound: String { map { ", found `\($0)`" } ?? ", found the end of the format" }

  fileprivate var didYouMean: String { map { "; did you mean `\($0)`?" } ?? "" }
}

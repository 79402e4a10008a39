// SPDX-License-Identifier: MIT

extension FormatProblem {
  /// A stable identifier of the mistake, for tools that filter or count: `unknown-view`.
  public var id: String {
    switch self {
    case .emptyFormat: "empty-format"
    case .missingColon: "missing-colon"
    case .unknownOrientation: "unknown-orientation"
    case .expectedView: "expected-view"
    case .misplacedSuperview: "misplaced-superview"
    case .unexpectedText: "unexpected-text"
    case .invalidViewName: "invalid-view-name"
    case .nonASCIIName: "non-ascii-name"
    case .dottedName: "dotted-name"
    case .unclosedView: "unclosed-view"
    case .expectedDistance: "expected-distance"
    case .negativeDistance: "negative-distance"
    case .unclosedDistance: "unclosed-distance"
    case .unterminatedDistance: "unterminated-distance"
    case .unknownRelation: "unknown-relation"
    case .expectedValue: "expected-value"
    case .expectedPriority: "expected-priority"
    case .priorityOutOfRange: "priority-out-of-range"
    case .numberTooLarge: "number-too-large"
    case .unknownView: "unknown-view"
    case .unknownMetric: "unknown-metric"
    case .unknownValue: "unknown-value"
    case .viewInsteadOfMetric: "view-instead-of-metric"
    case .nonFiniteMetric: "non-finite-metric"
    case .missingSuperview: "missing-superview"
    case .parallelAlignment: "parallel-alignment"
    case .unknownAttribute: "unknown-attribute"
    case .missingRelation: "missing-relation"
    case .invalidRange: "invalid-range"
    case .unequalLists: "unequal-lists"
    case .tooManyViews: "too-many-views"
    case .incompatibleAttributes: "incompatible-attributes"
    case .positionWithoutReference: "position-without-reference"
    case .nonlinearExpression: "nonlinear-expression"
    case .nonFiniteValue: "non-finite-value"
    case .missingContainer: "missing-container"
    case .parallelAttribute: "parallel-attribute"
    }
  }
}

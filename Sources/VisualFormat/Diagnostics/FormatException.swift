// SPDX-License-Identifier: MIT

extension FormatDiagnostic {
  /// The reason of the `NSInvalidArgumentException` that UIKit raises for this diagnostic. It
  /// contains the explanation, the format without whitespace, and a caret at the position that
  /// UIKit had read to.
  ///
  /// ```
  /// Unable to parse constraint format:
  /// Unknown relation. Must be ==, >=, or <=
  /// V:|[blackBox4(>30)]|
  ///                ^
  /// ```
  ///
  /// The first three lines end with a space, as in UIKit.
  public func exceptionReason(in source: FormatSource) -> String {
    let head = "Unable to parse constraint format: "
    if problem == .emptyFormat { return head + "It's an empty string." }
    let indent = String(repeating: " ", count: source.columnWithoutWhitespace(at: noticedAt))
    return "\(head)\n\(problem.exceptionExplanation) \n\(source.withoutWhitespace) \n\(indent)^"
  }
}

extension FormatProblem {
  /// The explanation in UIKit's exception.
  ///
  /// The text is UIKit's own where it is published. The Auto Layout Guide's appendix on the visual
  /// format language lists the grammar errors; logs of published crash reports show the errors
  /// about names and superviews. For all other mistakes it is this module's ``message``.
  public var exceptionExplanation: String {
    switch self {
    case .emptyFormat:
      "It's an empty string."
    case .missingColon("H"):
      "Expected ':' after 'H' to specify horizontal arrangement"
    case .missingColon(let orientation):
      "Expected ':' after '\(orientation)' to specify vertical arrangement"
    case .expectedView, .invalidViewName, .nonASCIIName, .unknownOrientation:
      "Expected a view. View names must start with a letter or an underscore, then contain"
        + " letters, numbers, and underscores."
    case .unclosedView, .dottedName:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unknownRelation:
      "Unknown relation. Must be ==, >=, or <="
    case .unknownView(let name, _):
      "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name, _), .unknownValue(let name, _), .viewInsteadOfMetric(let name, _):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views"
        + " dictionaries"
    case .missingSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .parallelAlignment(.horizontal):
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for"
        + " layout that is also horizontal."
    case .parallelAlignment(.vertical):
      "Options mask required views to be aligned on a vertical edge, which is not allowed for"
        + " layout that is also vertical."
    default:
      message
    }
  }
}

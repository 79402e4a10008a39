// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

/// The texts of UIKit's exceptions. Each test names the source of its expectation.
@Suite struct FormatExceptionTests {
  /// The names in Apple's examples, and one view without a superview.
  private let scope = FormatNames(
    views: [
      "backgroundBox", "whiteBox1", "whiteBox2", "blackBox4", "blackWidth", "redBox", "a", "b",
    ],
    orphans: ["view"])

  private func expectReason(
    _ format: String, _ explanation: String, caretAt offset: Int, options: FormatOptions = [],
    showing shown: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let indent = String(repeating: " ", count: offset)
    #expect(
      FormatStatement.parse(format).resolved(in: scope, options: options).exceptionReason
        == "Unable to parse constraint format: \n\(explanation) \n\(shown ?? format) \n\(indent)^",
      sourceLocation: sourceLocation)
  }

  // Auto Layout Guide, appendix "Visual Format Language": the four error examples.
  @Test func errorExamplesOfTheAutoLayoutGuideHaveItsTexts() {
    expectReason(
      "V|[backgroundBox]|", "Expected ':' after 'V' to specify vertical arrangement", caretAt: 1)
    expectReason(
      "|[whiteBox1][blackBox4(blackWidth][redBox]|",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'",
      caretAt: 33)
    expectReason("V:|[blackBox4(>30)]|", "Unknown relation. Must be ==, >=, or <=", caretAt: 15)
  }

  // The guide's fourth example prints "Unable to find view with name blackBox". The logs of
  // released systems print the sentence below, with the caret at the position in the guide.
  @Test func caretOfAnUnknownViewIsAfterItsName() {
    expectReason(
      "|[whiteBox2][blackBox][redBox]|", "blackBox is not a key in the views dictionary.",
      caretAt: 21)
  }

  // Published crash logs: a key path as a name, and a printed format without whitespace.
  @Test func dottedNameIsAnUnknownView() {
    expectReason(
      "H:  [self.arrows]-5-|", "self is not a key in the views dictionary.", caretAt: 7,
      showing: "H:[self.arrows]-5-|")
  }

  // Published crash logs: UIKit looks up the superview after it has read the view beside the `|`.
  @Test func missingSuperviewIsDetectedAfterTheView() {
    let text =
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    expectReason("|[view]|", text, caretAt: 7)
    expectReason("H:|-(>=50)-[view(100)]", text, caretAt: 22)
    expectReason("[a]-[view]-|", text, caretAt: 12)
  }

  // Published crash logs.
  @Test func unknownMetric() {
    let text =
      "Encountered metric with name \"gap\", but value was not specified in metrics or views"
      + " dictionaries"
    expectReason("H:|-gap-[a]", text, caretAt: 7)
    expectReason("[a(gap)]", text, caretAt: 6)
    expectReason("[a(5@gap)]", text, caretAt: 8)
  }

  // Independent libraries that imitate UIKit's texts.
  @Test func badNameAndParallelAlignmentHaveTheirOwnReasons() {
    expectReason(
      "[1a]",
      "Expected a view. View names must start with a letter or an underscore, then contain letters,"
        + " numbers, and underscores.", caretAt: 1)
    expectReason(
      "H:[a]-[b]",
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for"
        + " layout that is also horizontal.", caretAt: 9, options: .alignAllLeft)
    expectReason(
      "V:[a]-[b]",
      "Options mask required views to be aligned on a vertical edge, which is not allowed for"
        + " layout that is also vertical.", caretAt: 9, options: .alignAllTop)
    #expect(
      FormatStatement.parse("").resolved(in: scope).exceptionReason
        == "Unable to parse constraint format: It's an empty string.")
  }

  // Public form libraries lay out single views with such options.
  @Test(arguments: [("H:|-[a]-|", FormatOptions.alignAllLeft), ("V:|-[a]-|", .alignAllTop)])
  func singleViewsTakeParallelAlignments(format: String, options: FormatOptions) {
    #expect(
      FormatStatement.parse(format).resolved(in: scope, options: options).exceptionReason == nil)
  }

  @Test func exceptionDescribesTheFirstMistake() {
    expectReason(
      "[nobody]-[a(=5)]", "nobody is not a key in the views dictionary.", caretAt: 7)
    expectReason("[a(=5)]-[nobody]", "Unknown relation. Must be ==, >=, or <=", caretAt: 4)
    // UIKit looks up the superview after it has read the view, so the view's own mistakes come
    // first.
    expectReason("|[view(=5)]", "Unknown relation. Must be ==, >=, or <=", caretAt: 8)
  }

  @Test func formatWithoutMistakesHasNoExceptionReason() {
    #expect(FormatStatement.parse("|-[a]-[b]-|").resolved(in: scope).exceptionReason == nil)
  }
}

// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

/// The texts of UIKit's exceptions. Each expectation names its source.
@Suite struct FormatExceptionTests {
  /// A scope of the names in Apple's examples, and of one view without a superview.
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

  // Auto Layout Guide, appendix "Visual Format Language": the four examples of errors.
  @Test func textsOfTheAutoLayoutGuide() {
    expectReason(
      "V|[backgroundBox]|", "Expected ':' after 'V' to specify vertical arrangement", caretAt: 1)
    expectReason(
      "|[whiteBox1][blackBox4(blackWidth][redBox]|",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'",
      caretAt: 33)
    expectReason("V:|[blackBox4(>30)]|", "Unknown relation. Must be ==, >=, or <=", caretAt: 15)
  }

  // The guide's fourth example prints "Unable to find view with name blackBox"; the logs of released
  // systems print the sentence below, with the caret where the guide has it.
  @Test func caretOfAnUnknownViewStandsBehindItsName() {
    expectReason(
      "|[whiteBox2][blackBox][redBox]|", "blackBox is not a key in the views dictionary.",
      caretAt: 21)
  }

  // Published crash logs: a key path as name, and blanks gone from the shown format.
  @Test func dottedNameIsAnUnknownView() {
    expectReason(
      "H:  [self.arrows]-5-|", "self is not a key in the views dictionary.", caretAt: 7,
      showing: "H:[self.arrows]-5-|")
  }

  // Published crash logs: the superview is asked for once the view beside it has been read.
  @Test func missingSuperviewIsNoticedBehindTheView() {
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

  // As imitated by independent libraries.
  @Test func badNameAndParallelAlignment() {
    expectReason(
      "[1a]",
      "Expected a view. View names must start with a letter or an underscore, then contain letters,"
        + " numbers, and underscores.", caretAt: 1)
    expectReason(
      "H:[a]-[b]",
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for"
        + " layout that is also horizontal.", caretAt: 9, options: .alignAllLeft)
    expectReason(
      "V:[a]",
      "Options mask required views to be aligned on a vertical edge, which is not allowed for"
        + " layout that is also vertical.", caretAt: 5, options: .alignAllTop)
    #expect(
      FormatStatement.parse("").resolved(in: scope).exceptionReason
        == "Unable to parse constraint format: It's an empty string.")
  }

  @Test func theExceptionSpeaksOfTheFirstMistake() {
    expectReason(
      "[nobody]-[a(=5)]", "nobody is not a key in the views dictionary.", caretAt: 7)
    expectReason("[a(=5)]-[nobody]", "Unknown relation. Must be ==, >=, or <=", caretAt: 4)
    // The superview is asked for behind the view, so the view's own mistakes come first.
    expectReason("|[view(=5)]", "Unknown relation. Must be ==, >=, or <=", caretAt: 8)
  }

  @Test func thereIsNoneWithoutAMistake() {
    #expect(FormatStatement.parse("|-[a]-[b]-|").resolved(in: scope).exceptionReason == nil)
  }
}

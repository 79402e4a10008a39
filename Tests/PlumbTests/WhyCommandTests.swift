// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `plumb why`: sums, names and errors. The frames are computed by hand.
struct WhyCommandTests {
  private func place() throws -> Workplace {
    let place = try Workplace()
    let limit =
      #"<constraint firstItem="label" firstAttribute="width" "#
      + #"relation="lessThanOrEqual" constant="140" id="c4"/>"#
    try place.write(
      Documents.storyboard(
        Documents.scene("one", content: Documents.labels("Hi", constraints: limit))),
      to: "Main.storyboard")
    return place
  }

  @Test func textWritesEachEdgeAsASum() throws {
    let outcome = try place().plumb(
      "why", "Main.storyboard", "--view", "label", "--edge", "top", "--edge", "width")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output == """
        Main.storyboard: Screen (one), 375 × 667 pt
        Hi (UILabel label, line 10): frame (16, 28, 100, 20.5)

        top: 28 = 8 + 20
           + 8  Hi.top == the safe area.top + 8, line 17
          + 20  the safe area.top == View.top + 20

        width: 100 = 100
          + 100  Hi.width == 100, line 18
          84 pt larger than the content: Hi has content 16 points wide (hugging 250, compression \
        resistance 750), line 10
          holds with 40 pt to spare: Hi.width <= 140, line 19

        """)
  }

  private struct Report: Decodable {
    struct Edge: Decodable {
      struct Reason: Decodable {
        var kind: String
        var line: Int?
        var element: String?
        var adds: Double?
        var standing: String?
        var points: Double?
      }
      var edge: String
      var value: Double
      var sum: String
      var because: [Reason]
      var others: [Reason]
    }
    var edges: [Edge]
  }

  @Test func jsonHasTheSameReasons() throws {
    let outcome = try place().plumb(
      "why", "Main.storyboard", "--view", "Hi", "--edge", "width", "--format", "json")
    let report = try JSONDecoder().decode([Report].self, from: Data(outcome.output.utf8))[0]
    let edge = try #require(report.edges.first)
    #expect(edge.edge == "width")
    #expect(edge.value == 100)
    #expect(edge.sum == "100 = 100")
    #expect(edge.because.map(\.element) == ["c3"])
    #expect(edge.because.map(\.adds) == [100])
    #expect(edge.others.first { $0.element == "c4" }?.standing == "slack")
    #expect(edge.others.first { $0.element == "c4" }?.points == 40)
  }

  @Test func pictureShowsTheView() throws {
    let place = try place()
    let outcome = try place.plumb(
      "why", "Main.storyboard", "--view", "label", "-o", "why.svg")
    #expect(outcome.exitCode == 0)
    let picture = try place.read("why.svg")
    #expect(picture.contains("id=\"v_highlight\""))
    #expect(picture.contains(">100</text>"))
  }

  @Test(arguments: [
    (["--view", "lable"], "did you mean 'label'?"),
    (["--view", "label", "--edge", "widht"], "did you mean 'width'?"),
    (["--view", "label", "--edge", "leadingMargin"], "unknown edge"),
    (["--view", "label", "--scene", "two"], "no scene with the id 'two'"),
    (["--view", "label", "-o", "why.txt"], "must be an .svg, .png or .pdf file"),
  ])
  func badArgumentsAreRefused(arguments: [String], message: String) throws {
    let outcome = try place().plumb(["why", "Main.storyboard"] + arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message))
  }

  @Test func severalViewsOfTheSameNameAreListed() throws {
    let place = try Workplace()
    let scenes = ["one", "two"].map { Documents.scene($0) }.joined()
    try place.write(Documents.storyboard(scenes), to: "Main.storyboard")
    let outcome = try place.plumb("why", "Main.storyboard", "--view", "View")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("2 views have the name 'View': one-root"))
  }
}

// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Foundation
import LayoutReports
import Testing

/// The expected line is part of the command line's contract.
struct VerificationSummaryTests {
  private func view(_ deviation: Double) -> ViewVerification {
    ViewVerification(
      id: "a", element: "view", line: 1, recorded: Rect(x: 0, y: 0, width: 10, height: 10),
      computed: Rect(x: 0, y: deviation, width: 10, height: 10))
  }

  private func scene(_ deviations: [Double], failure: String? = nil) -> SceneVerification {
    SceneVerification(
      file: "f.xib", scene: "s", views: deviations.map(view), failure: failure)
  }

  @Test func theLineCountsScenesAndViews() {
    let summary = VerificationSummary(
      [scene([0, 0.5]), scene([0, 0.6, 3]), scene([], failure: "gone")], tolerance: 0.5)
    #expect(
      summary.line
        == "scenes: 2 compared, 1 exact (50.0 %); views: 5 compared, 3 within 0.5 pt (60.0 %); "
        + "skipped: 1")
  }

  @Test func anEmptyComparisonHasNoDisagreement() {
    #expect(VerificationSummary([], tolerance: 1).viewPercentage == 100)
  }

  @Test func thirdsOfPointsAgreeWithTheirWrittenForm() {
    let third = ViewVerification(
      id: "a", element: "view", line: 1,
      recorded: Rect(x: 16.333333333333332, y: 0, width: 1, height: 1),
      computed: Rect(x: 16.833_5, y: 0, width: 1, height: 1))
    #expect(third.isWithin(0.5))
  }

  @Test func percentagesAreRoundedDown() {
    let scenes = [scene(Array(repeating: 0, count: 9999) + [9])]
    #expect(VerificationSummary(scenes, tolerance: 0.5).line.contains("(99.9 %)"))
  }

  @Test func differencesAreListedWithTheirPlace() {
    #expect(
      scene([0, 1.25]).diagnostics(tolerance: 0.5).map { TextWriter().text(of: $0) } == [
        "f.xib:1: warning: view a: recorded (0, 0, 10, 10), computed (0, 1.25, 10, 10) "
          + "[differing-frame]"
      ])
    #expect(
      scene([], failure: "gone").diagnostics(tolerance: 1).map { TextWriter().text(of: $0) }
        == ["f.xib: error: scene s: gone [skipped-scene]"])
  }

  @Test func dataHoldsEveryComparedView() throws {
    let json = try VerificationJSON([scene([0, 2])], tolerance: 1).encoded()
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.contains("\"within\" : 1"))
    #expect(text.components(separatedBy: "\"recorded\"").count == 3)
  }
}

// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import LayoutReports
import LayoutTesting
import Testing
import UIKit

/// These tests expect failures. Each failure is recorded as a known issue, and the test reads its
/// text.
@MainActor @Suite(.serialized)
struct LayoutTestingTests {
  private func card(width: CGFloat, text: String = "Welcome") -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    let title = UILabel()
    title.text = text
    title.accessibilityIdentifier = "title"
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -8),
    ])
    return card
  }

  private func texts(_ body: () throws -> Void) rethrows -> [String] {
    let texts = Texts()
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      texts.all.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    return texts.all
  }

  private final class Texts: @unchecked Sendable { var all: [String] = [] }

  @Test func goodLayoutsPass() {
    expectLayout(of: card(width: 200))
      .isUnambiguous().hasNoConflicts().hasNoTruncation().hasNoOverlaps().staysInside()
      .respectsSafeArea().hasReadableColors().fits(width: 200, height: 60)
  }

  @Test func truncatedTextsFail() {
    let texts = texts { expectLayout(of: card(width: 60)).hasNoTruncation() }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("the UILabel 'Welcome' is truncated") == true)
    #expect(texts.first?.hasSuffix("[truncated-text]") == true)
  }

  @Test func ambiguousLayoutsFailWithBothLayouts() {
    let card = card(width: 200)
    let side = UIView()
    side.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(side)
    side.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    side.heightAnchor.constraint(equalToConstant: 10).isActive = true
    side.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let texts = texts { expectLayout(of: card).isUnambiguous() }
    #expect(texts.first?.contains("another, as good") == true)
    #expect(texts.first?.contains("fix: Add a constraint") == true)
  }

  @Test func conflictsFail() {
    let card = card(width: 200)
    let title = card.subviews[0]
    title.widthAnchor.constraint(equalToConstant: 300).isActive = true
    let handler = LayoutConflictReport.handler
    defer { LayoutConflictReport.handler = handler }
    LayoutConflictReport.handler = { _ in }
    let texts = texts { expectLayout(of: card).hasNoConflicts() }
    #expect(texts.first?.contains("cannot all hold") == true)
  }

  // The rules about constraints and fonts are the same as for files; here they run on live views.

  @Test func leftAndRightFailUnlessTheViewForcesItsDirection() {
    let card = card(width: 200)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(box)
    box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 8).isActive = true
    let texts = texts { expectLayout(of: card).followsDirection() }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("the left edge of the UIView does not change sides") == true)
    box.semanticContentAttribute = .playback
    expectLayout(of: card).followsDirection()
  }

  @Test func sizesAndFontsThatDoNotFollowTheTextSizeFail() {
    let card = card(width: 200)
    let title = card.subviews[0] as? UILabel
    #expect(texts { expectLayout(of: card).followsTextSize() }.count == 1)
    title?.font = .preferredFont(forTextStyle: .body)
    expectLayout(of: card).followsTextSize()
    title?.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 15))
    expectLayout(of: card).followsTextSize()
    title?.heightAnchor.constraint(equalToConstant: 21).isActive = true
    let texts = texts { expectLayout(of: card).followsTextSize() }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("has a fixed height of 21 points") == true)
    // A text on several lines grows downwards instead.
    let column = self.card(width: 200)
    let text = column.subviews[0] as? UILabel
    text?.font = .preferredFont(forTextStyle: .body)
    text?.widthAnchor.constraint(equalToConstant: 120).isActive = true
    #expect(self.texts { expectLayout(of: column).followsTextSize() }.count == 1)
    text?.numberOfLines = 0
    expectLayout(of: column).followsTextSize()
  }

  @Test func constraintsWithoutEffectFail() throws {
    let card = card(width: 200)
    let title = card.subviews[0]
    expectLayout(of: card).hasNoRedundantConstraints()
    let again = title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8)
    again.identifier = "again"
    again.isActive = true
    let duplicate = texts { expectLayout(of: card).hasNoRedundantConstraints() }
    #expect(duplicate.count == 1)
    #expect(duplicate.first?.contains("exists twice") == true)
    again.isActive = false
    title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor).isActive = true
    let dominated = texts { expectLayout(of: card).hasNoRedundantConstraints() }
    #expect(dominated.count == 1)
    #expect(dominated.first?.contains("[dominated-constraint]") == true)
  }

  @Test func hardCodedDeviceSizesFail() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      bar.topAnchor.constraint(equalTo: screen.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.widthAnchor.constraint(equalToConstant: 375),
    ])
    let texts = texts { expectLayout(of: screen).hasNo("hard-coded-device-size") }
    #expect(texts.count == 1)
    screen.frame.size.width = 400
    expectLayout(of: screen).hasNo("hard-coded-device-size")
  }

  @Test func passesCheckAppliesEveryRule() {
    expectLayout(of: card(width: 200)).passesCheck()
    let small = card(width: 60)
    #expect(texts { expectLayout(of: small).passesCheck() }.count == 1)
    expectLayout(of: small).passesCheck(except: "truncated-text")
  }

  @Test func layoutsLargerThanTheirSpaceFail() {
    let card = card(width: 200)
    card.subviews[0].bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
    let texts = texts { expectLayout(of: card).fits(width: 200, height: 10) }
    #expect(texts.first?.contains("the layout needs") == true)
  }

  @Test func framesAreComparedWithTheRecordedText() {
    assertFrames(of: card(width: 200), named: "card")
    let texts = texts { assertFrames(of: card(width: 240), named: "card") }
    #expect(texts.first?.contains("- UIView (0, 0, 200, 60)") == true)
    #expect(texts.first?.contains("+ UIView (0, 0, 240, 60)") == true)
  }

  /// The bar of the example `Player`. By hand: the label ends at 16 + w / 2, but at 252 at most,
  /// and the button starts at w / 4 + 128. They overlap for widths from 448 to 496. An overlap of
  /// half a pixel is ignored.
  private func bar() -> UIView {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 80))
    let (track, next) = (UILabel(), UIButton(type: .custom))
    track.text = "Track"
    next.setTitle("Next", for: .normal)
    for view in [track, next] {
      view.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(view)
      view.centerYAnchor.constraint(equalTo: bar.centerYAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
    let share = track.widthAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 0.5)
    share.priority = UILayoutPriority(900)
    NSLayoutConstraint.activate([
      track.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16), share,
      track.widthAnchor.constraint(lessThanOrEqualToConstant: 236),
      next.widthAnchor.constraint(equalToConstant: 72),
      NSLayoutConstraint(
        item: next, attribute: .leading, relatedBy: .equal, toItem: bar, attribute: .trailing,
        multiplier: 0.25, constant: 128),
    ])
    return bar
  }

  @Test func aRuleBrokenAtSomeWidthsInTheRangeIsRefuted() {
    let bar = bar()
    bar.layoutIfNeeded()
    let frames = bar.subviews.map(\.frame)
    expectLayout(of: bar).proves(forWidths: 320...448).proves(.apart, forWidths: 497...1366)
      .proves(.untruncated, .satisfiable, .unambiguous, forWidths: 320...1366)
      .proves(.insideSuperview, forHeights: 44...900)
    let texts = texts { expectLayout(of: bar).proves(.apart, forWidths: 320...1366) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("the UILabel 'Track' and the UIButton 'Next' overlap") == true)
    // Half a pixel of overlap is at most two points of width, at any scale.
    let range = texts.first?.split(separator: "width ").last?.split(separator: "...")
    #expect((448...450).contains(range?.first.flatMap { Double($0) } ?? 0))
    let end = range?.last?.prefix { $0.isNumber || $0 == "." }
    #expect((494...496).contains(end.flatMap { Double($0) } ?? 0))
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
    #expect(bar.subviews.map(\.frame) == frames)
  }

  @Test func proofsFollowAutoresizingMasks() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 44))
    field.autoresizingMask = [.flexibleWidth]
    box.addSubview(field)
    expectLayout(of: box).proves(.insideSuperview, .touchable, forWidths: 70...900)
    let texts = texts { expectLayout(of: box).proves(.touchable, forWidths: 50...900) }
    // The field is 20 points narrower than the box.
    #expect(texts.first?.contains(": width 50...63.") == true)
  }

  @Test func aViewWithASuperviewCannotBeProved() {
    let bar = bar()
    let texts = texts { expectLayout(of: bar.subviews[0]).proves(forWidths: 100...200) }
    #expect(texts.first?.contains("has a superview") == true)
  }

  @Test func bodiesRunForEveryCombination() throws {
    var seen: [String] = []
    try withLayouts(devices: ["iPhone SE", "iPad"], isLandscapeToo: true) { device in
      seen.append("\(device.name) \(UIScreen.main.bounds.size.width)")
    }
    #expect(seen.count == 16)
    #expect(Set(seen).count == 4)
    #expect(throws: (any Error).self) { try withLayouts(devices: ["nothing"]) { _ in } }
  }
}

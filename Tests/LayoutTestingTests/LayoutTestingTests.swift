// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Foundation
import LayoutTesting
import Testing

/// Failures are what is expected here: each is caught as a known issue and its text read.
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

  @Test func whatDoesNotFitFails() {
    let card = card(width: 200)
    card.subviews[0].bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
    let texts = texts { expectLayout(of: card).fits(width: 200, height: 10) }
    #expect(texts.first?.contains("the layout needs") == true)
  }

  @Test func framesAreComparedWithWhatWasRecorded() {
    assertFrames(of: card(width: 200), named: "card")
    let texts = texts { assertFrames(of: card(width: 240), named: "card") }
    #expect(texts.first?.contains("- UIView (0, 0, 200, 60)") == true)
    #expect(texts.first?.contains("+ UIView (0, 0, 240, 60)") == true)
  }

  @Test func everyCombinationIsTried() throws {
    var seen: [String] = []
    try withLayouts(devices: ["iPhone SE", "iPad"], isLandscapeToo: true) { device in
      seen.append("\(device.name) \(UIScreen.main.bounds.size.width)")
    }
    #expect(seen.count == 16)
    #expect(Set(seen).count == 4)
    #expect(throws: (any Error).self) { try withLayouts(devices: ["nothing"]) { _ in } }
  }
}

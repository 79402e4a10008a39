// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LayoutReports

/// Messages that are no conflict. Source of the texts: UIKit and AppKit print them.
struct MessageKindTests {
  private func messages(_ text: String, by size: Int = 1 << 16) -> [LayoutMessage] {
    var stream = LayoutMessageStream()
    var found: [LayoutMessage] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      stream.read(Array(rest.prefix(size))) { found.append($0) }
      rest = rest.dropFirst(size)
    }
    stream.finish { found.append($0) }
    return found
  }

  private static let texts: [(String, String)] = [
    (
      "missing-constraints",
      """
      [Layout] Detected missing constraints for <Desk.SideView: 0x60>.  It cannot be placed because \
      there are not enough constraints to fully define the size and origin.
      """
    ),
    (
      "constant-exceeds-limits",
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits."
    ),
    (
      "cell-height-zero",
      """
      [Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of \
      zero for a table view cell's content view.
      """
    ),
    (
      "no-common-ancestor",
      """
      *** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to activate \
      constraint with anchors <NSLayoutXAxisAnchor:0x60 "UILabel:0x70.leading"> and \
      <NSLayoutXAxisAnchor:0x61 "UIView:0x71.leading"> because they have no common ancestor.
      """
    ),
    ("incompatible-anchors", "*** +[NSLayoutConstraint …]: Invalid pairing of layout attributes"),
    ("invalid-format", "Unable to parse constraint format: \nExpected a ']' here\nH:[a\n    ^"),
    ("layout-trace", "•UIWindow:0x7f\n|   *UILabel:0x70- AMBIGUOUS LAYOUT for UILabel:0x70.minX"),
    (
      "navigation-bar-layout", "Layout requested for visible navigation bar, <UINavigationBar: 0x7>"
    ),
    (
      "table-outside-hierarchy",
      """
      [TableView] Warning once only: UITableView was told to layout its visible cells and other \
      contents without being in the view hierarchy
      """
    ),
    (
      "layout-loop",
      "[LayoutLoop] UIViewLayoutFeedbackLoop detected: top-level view = <UIView: 0x7>"
    ),
    ("engine-reentrancy", "Internal error. Cannot find an outgoing row head for incoming head"),
    (
      "background-thread",
      """
      Modifications to the layout engine must not be performed from a background thread after it has \
      been accessed from the main thread.
      """
    ),
    ("keyboard-warning", "Can't find keyplane that supports type 4 for keyboard iPhone-Portrait"),
  ]

  @Test(arguments: texts)
  func messagesAreRecognizedInAnyForm(id: String, text: String) {
    let prefixed = "2026-01-05 10:00:00.123456+0100 App[123:456] [Layout] \(text)\n"
    let wrapped = text.split(separator: " ").joined(separator: "\n") + "\n"
    for (form, size) in [(text, 7), (prefixed, 1 << 16), (wrapped, 64)] {
      #expect(messages(form, by: size).map(\.rule.id) == [id])
    }
  }

  @Test func viewsAndLinesAreNamed() throws {
    let found = try #require(messages("started\n" + Self.texts[0].1).first)
    #expect(found.line == 2)
    #expect(found.views == ["SideView"])
    #expect(
      found.text(source: "a.log").hasPrefix("a.log:2: View without enough constraints (SideView)"))
  }

  @Test func conflictsAndOtherTextsAreNoMessages() {
    #expect(
      messages(
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        (
            "<NSLayoutConstraint:0x1 UILabel:0xa.height == 3   (active)>"
        )
        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this.
        """
      ).isEmpty)
  }

  /// A frame of a backtrace only says that the engine was at work.
  @Test func framesOfBacktracesAreNoMessages() {
    let frame = "7 CoreAutoLayout 0x1b2 -[NSISEngine withBehaviors:performModifications:] + 88\n"
    #expect(messages(frame).isEmpty)
    let failure = "*** Assertion failure in -[NSISEngine _coreReplaceMarker:], NSISEngine.m:1221\n"
    #expect(messages(failure + frame).map(\.rule.id) == ["engine-reentrancy"])
  }

  @Test func rulesAreComplete() {
    let rules = LayoutMessageRule.all
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(!rule.meaning.isEmpty && !rule.cause.isEmpty && !rule.fix.isEmpty)
      for mark in rule.marks {
        #expect(mark.bytes.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
      }
    }
  }
}

/// The pages of the messages. `RECORD=1 swift test --filter MessagePageTests` writes them.
struct MessagePageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../docs/messages").standardizedFileURL

  @Test func pagesContainTheTexts() throws {
    let rules = LayoutMessageRule.all
    var pages = rules.map { rule in
      (
        rule.id,
        """
        # \(rule.title)

        `\(rule.id)`\(rule.isPrintout ? ", described without a finding" : "").

        \(rule.meaning)

        ## Usual cause

        \(rule.cause)

        ## How to fix it

        \(rule.fix)

        """
      )
    }
    let rows = rules.map { "| [\($0.id)](\($0.id).md) | \($0.title) |" }
    pages.append(
      (
        "README",
        """
        # Other messages that `plumb explain` knows

        | id | message |
        |---|---|
        \(rows.joined(separator: "\n"))

        """
      ))
    for (name, text) in pages {
      let file = Self.folder.appendingPathComponent("\(name).md")
      if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import Testing

/// Messages about layout other than conflicts. Sources: the texts that UIKit and AppKit log, from
/// public reports, with names of our own.
struct LayoutMessageTests {
  private func messages(_ text: String, pieces: Int = 1_000) -> [LayoutMessage] {
    var stream = LayoutMessageStream()
    var found: [LayoutMessage] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      stream.read(Array(bytes[start..<min(start + pieces, bytes.count)])) { found.append($0) }
    }
    stream.finish { found.append($0) }
    return found
  }

  private static let lines: [(String, LayoutMessageKind, String)] = [
    (
      "[Layout] Detected missing constraints for <Desk.Side: 0x6000>.  It cannot be placed because there are not enough constraints to fully define the size and origin.",
      .missingConstraints, "Not enough constraints to place a view: Side."
    ),
    (
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.",
      .constantLimit, "A constant is too large or not a number."
    ),
    (
      "2026-01-02 10:00:00 Desk[1:2] [Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content view. Cell: <Desk.Row: 0x7f; baseClass = UITableViewCell; layer = <CALayer: 0x6>>",
      .zeroHeightCell, "The constraints of a cell give it a height of zero: Row."
    ),
    (
      "reason: 'Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x6 \"UILabel:0x7f.leading\"> and <NSLayoutXAxisAnchor:0x7 \"UIView:0x8f.leading\"> because they have no common ancestor.'",
      .noCommonAncestor,
      "A constraint relates views without a common superview: UILabel.leading and UIView.leading."
    ),
    (
      "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x6 UILabel:0x7.top == UIView:0x8.top>",
      .differentHierarchies,
      "A constraint was added to a view that does not contain its views: NSLayoutConstraint."
    ),
    (
      "*** +[NSLayoutConstraint constraintWithItem:]: Invalid pairing of layout attributes",
      .incompatibleAnchors, "A constraint relates attributes that cannot be compared."
    ),
    ("Unable to parse constraint format: ", .invalidFormat, "A visual format is invalid."),
    (
      "*<UIView:0x7f> - AMBIGUOUS LAYOUT for UILabel:0x8f.minX{id: 1}", .ambiguousLayout,
      "The constraints do not determine a frame: UILabel."
    ),
    (
      "[Assert] Layout requested for visible navigation bar, <UINavigationBar: 0x1>, when the top item belongs to a different navigation bar.",
      .visibleNavigationBar,
      "A navigation bar was laid out while its size is not final: UINavigationBar."
    ),
    (
      "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being in the view hierarchy",
      .tableOutsideHierarchy, "A table was laid out outside of a window."
    ),
    (
      "[LayoutFeedbackLoop] >>>UPSTREAM LAYOUT DIRTYING", .feedbackLoop,
      "A layout never ends, because each pass requests another one."
    ),
    (
      "An instance of NSISEngine was re-entrantly modified", .engineReentrancy,
      "A layout was started during a layout."
    ),
    (
      "This application is modifying the autolayout engine from a background thread after the engine was accessed from the main thread.",
      .backgroundThread, "Layout was changed on a background thread."
    ),
    (
      "Failed to rebuild layout engine without detectable loss of precision.", .precisionLoss,
      "The layout engine lost precision."
    ),
    (
      "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a UITableViewCell is not supported",
      .contentViewMask, "The mask of a cell's content view was changed."
    ),
    (
      "The behavior of the UICollectionViewFlowLayout is not defined because:", .flowLayoutSize,
      "An item does not fit into its collection view."
    ),
    (
      "Can't find keyplane that supports type 4 for keyboard iPhone-PortraitChoco-NumberPad",
      .keyboardPlane, "The keyboard has no plane of a type."
    ),
  ]

  @Test func everyKindIsRecognised() {
    for (line, kind, sentence) in Self.lines {
      let found = messages("other output\n\(line)\n")
      #expect(found.map(\.kind) == [kind])
      #expect(found.map(\.sentence) == [sentence])
      #expect(found.map(\.line) == [2])
    }
    #expect(Set(Self.lines.map(\.1)).count == LayoutMessageKind.allCases.count)
  }

  @Test func conflictsAndOtherOutputAreNoMessages() {
    #expect(
      messages(
        """
        Unable to simultaneously satisfy constraints.
            "<NSLayoutConstraint:0x1 UILabel:0x2.width == 3   (active)>"
        Layout of the page took 3 ms
        """) == [])
  }

  @Test func aMessageIsFoundOnceInAnyPieces() {
    let text = Self.lines.map(\.0).joined(separator: "\n")
    #expect(messages(text + "\n" + text, pieces: 7) == messages(text))
  }

  @Test func everyTextIsCompleteAndHasAPage() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../docs/messages").standardizedFileURL
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    for kind in LayoutMessageKind.allCases {
      let page = folder.appendingPathComponent("\(kind.rawValue).md")
      if isRecording { try Data(kind.page.utf8).write(to: page) }
      #expect(
        try String(contentsOf: page, encoding: .utf8) == kind.page, "RECORD=1 writes the page")
    }
    let list =
      "# Messages\n\n`plumb explain` knows these messages besides conflicts.\n\n"
      + "| message | meaning |\n|---|---|\n"
      + LayoutMessageKind.allCases.map {
        "| [`\($0.rawValue)`](\($0.rawValue).md) | \($0.title) |\n"
      }
      .joined()
    let index = folder.appendingPathComponent("README.md")
    if isRecording { try Data(list.utf8).write(to: index) }
    #expect(try String(contentsOf: index, encoding: .utf8) == list)
  }
}

// SPDX-License-Identifier: MIT

import LayoutReports
import Testing

/// Constraints that belong to AppKit, SwiftUI, stack views or private views.
struct OwnerTests {
  private func explain(_ lines: [String], isAppKit: Bool = false, breaking broken: Int? = nil)
    throws
    -> ConflictExplanation
  {
    let list = lines.enumerated().map { number, line in
      line.hasPrefix("<") ? line : "<NSLayoutConstraint:0x\(number + 1) \(line)>"
    }
    var text =
      "Unable to simultaneously satisfy constraints\(isAppKit ? ":" : ".")\n(\n"
      + list.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
    if let broken {
      text += "\nWill attempt to recover by breaking constraint \n\(list[broken])\n"
    }
    return ConflictExplanation(try #require(ConflictLogReader(text).logs.first))
  }

  @Test func columnsOfAppKitAreNamed() throws {
    let explanation = try explain(
      [
        "H:[NSTextField:0xa]-(>=20)-|   (active, names: '|':Chips.RowCell:0xc )",
        "'NSView-Encapsulated-Layout-Width' Chips.RowCell:0xc.width == 44   (active)",
        "H:|-(61)-[NSTextField:0xa]   (active, names: '|':Chips.RowCell:0xc )",
      ], isAppKit: true, breaking: 2)
    #expect(explanation.cause == .columnWidth)
    let text = ExplanationText().text(explanation, source: "log")
    #expect(text.contains("AppKit") && !text.contains("UIKit"))
    #expect(text.contains("column.minWidth = 81"))
  }

  @Test func clipViewsKeepTheirMasks() throws {
    let mask = "<NSAutoresizingMaskLayoutConstraint:0x1"
    let explanation = try explain(
      [
        "\(mask) h=-&- v=-&- H:|-(0)-[NSClipView:0xa]   (active, names: '|':NSScrollView:0xb )>",
        "\(mask)2 h=-&- v=-&- H:[NSClipView:0xa]-(15)-|   (active, names: '|':NSScrollView:0xb )>",
        "H:|-(0)-[Notes.PageView:0xc]   (active, names: '|':NSClipView:0xa )",
        "H:[Notes.PageView:0xc]-(0)-|   (active, names: '|':NSClipView:0xa )",
        "NSScrollView:0xb.width == Notes.PageView:0xc.width   (active)",
      ], isAppKit: true, breaking: 3)
    #expect(explanation.cause == .clipView)
    #expect(explanation.fixes.first?.entry == 4)
    #expect(!explanation.fixes.contains { $0.code.contains("translatesAutoresizingMask") })
  }

  @Test func stackViewsKeepTheirConstraints() throws {
    let explanation = try explain(
      [
        "'UISV-canvas-connection' UIStackView:0xb.leading == UILabel:0xa.leading   (active)",
        "'UISV-canvas-connection' UIStackView:0xb.trailing == UILabel:0xa.trailing + 10   (active)",
        "'UISV-fill-proportionally' UILabel:0xa.width == UIStackView:0xb.width   (active)",
      ], breaking: 2)
    #expect(explanation.cause == .stackViewItself)
    #expect(explanation.fixes.allSatisfy { !$0.code.contains("delete") })
    #expect(explanation.fixes.first?.code == "stackView.distribution = .fill")
  }

  @Test func privateViewsNeedNoChange() throws {
    let explanation = try explain(
      [
        "UIButtonLabel:0xa.centerY == _UIModernBarButton:0xb.centerY + 1.5",
        "_UIModernBarButton:0xb.centerY == _UIButtonBarButton:0xc.centerY",
        "UIButtonLabel:0xa.centerY == _UIButtonBarButton:0xc.centerY",
      ], breaking: 0)
    #expect(explanation.cause == .systemViews)
    #expect(explanation.fixes.map(\.code) == [""])
  }

  @Test func hostsOfSwiftUIGiveSizes() throws {
    let explanation = try explain(
      [
        "UIView:0xa.height == 80   (active)",
        "V:|-(0)-[UIView:0xa]   (active, names: '|':Tally.MeterView:0xb )",
        "V:[UIView:0xa]-(0)-|   (active, names: '|':Tally.MeterView:0xb )",
        "'UIView-Encapsulated-Layout-Height' Tally.MeterView:0xb.height == 640   (active)",
      ], breaking: 0)
    #expect(explanation.cause == .hostedSize)
    #expect(explanation.fixes.first?.entry == 0)
  }

  @Test func agreeingListsAreIncomplete() throws {
    let explanation = try explain([
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& Deck.RailView:0xa.width == 0   (active)>",
      "H:|-(0)-[UIView:0xb]   (active, names: '|':Deck.RailView:0xa )",
      "H:[UIView:0xb]-(0)-|   (active, names: '|':Deck.RailView:0xa )",
    ])
    #expect(explanation.cause == .incomplete)
    #expect(explanation.core.isEmpty && explanation.sentence.contains("incomplete"))
  }

  @Test func verdictsThatAreCutOffCountAsMissing() throws {
    let list = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600010 UIView:0xa.height == 80   (active)>",
          "<NSLayoutConstraint:0x600020 UIView:0xa.height == 60   (active)>"
      )

      """
    let whole = ConflictExplanation(try #require(ConflictLogReader(list).logs.first))
    for cut in ["<NSLayoutCon", "<NSLayoutConstraint:0x6000", "<"] {
      let text = list + "\nWill attempt to recover by breaking constraint \n\(cut)"
      let logs = ConflictLogReader(text).logs
      #expect(logs.count == 1)
      let explanation = ConflictExplanation(try #require(logs.first))
      #expect(explanation.log.entries.count == 2)
      #expect(explanation.broken == whole.broken)
    }
  }

  @Test func identifiersKeepTheirSpelling() throws {
    let explanation = try explain([
      "titleLabel.height == 80   (active, names: titleLabel:0xa )",
      "V:|-(0)-[UIView:0xb]   (active, names: '|':titleLabel:0xa )",
      "V:[UIView:0xb]-(0)-|   (active, names: '|':titleLabel:0xa )",
      "UIView:0xb.height == 60   (active)",
    ])
    #expect(!explanation.sentence.contains("TitleLabel"))
  }

  @Test func theVisualizerRepeatsAConflict() {
    let list = """
      (
          "<NSLayoutConstraint:0x10 NSView:0xa.height == 80   (active)>",
          "<NSLayoutConstraint:0x20 NSView:0xa.height == 60   (active)>"
      )
      """
    let text = """
      Unable to simultaneously satisfy constraints:
      \(list)

      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x10 NSView:0xa.height == 80   (active)>

      Conflicting constraints detected: \(list).

      """
    var stream = ConflictStream()
    var explanations = ExplanationStream()
    stream.read(Array(text.utf8)) { _ = explanations.explain($0) }
    stream.finish { _ = explanations.explain($0) }
    #expect(explanations.messages == 1)
  }
}

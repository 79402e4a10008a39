// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

@Suite struct TextViewMeasuringTests {
  let measurer = ContentMeasurer(release: 17)

  private func view(_ string: String, scrolls: Bool = false) -> TextViewContent {
    var view = TextViewContent(ColoredText(string, font: .system(17)))
    view.isScrollEnabled = scrolls
    return view
  }

  @Test func aTextViewThatScrollsHasNoSize() {
    let content = ItemContent.textView(view("one two three", scrolls: true))
    #expect(measurer.size(of: content) == .none)
    #expect(!measurer.isWidthDependent(content))
    #expect(measurer.baselines(of: content) == nil)
  }

  @Test func otherwiseItIsItsTextAndTheInsetsOfTheContainer() throws {
    let content = ItemContent.textView(view("one two three"))
    let label = measurer.size(of: .label(LabelContent("one two three", font: .system(17))))
    let size = measurer.size(of: content)
    #expect(try #require(size.width) == (try #require(label.width)) + 10)
    #expect(try #require(size.height) == (try #require(label.height)) + 16)
  }

  /// Source: nine heights that Xcode saved of text views in the body style.
  @Test func theLastLineOfATextStyleHasItsLeadingToo() {
    var view = TextViewContent(ColoredText("one", font: .preferred(.body)))
    view.isScrollEnabled = false
    #expect(measurer.size(of: .textView(view)).height == 38)
    view.text = ColoredText("one\ntwo", font: .preferred(.body))
    #expect(measurer.size(of: .textView(view)).height == 60)
  }

  @Test func itWrapsInsideTheInsets() throws {
    let content = ItemContent.textView(view("one two three"))
    #expect(measurer.isWidthDependent(content))
    let natural = try #require(measurer.size(of: content).width)
    #expect(measurer.size(of: content, width: natural).height == 36.5)
    #expect(measurer.size(of: content, width: natural - 1).height == 57)
  }

  /// Source: text views that grow with their text do so as soon as return is pressed. A label has no caret to show.
  @Test(arguments: ["one\n", "one\r\n", "one\r", "one\u{2029}"])
  func aBreakAtTheEndOpensALine(_ text: String) {
    #expect(measurer.size(of: .textView(view(text))).height == 57)
    #expect(measurer.size(of: .textView(view(text + text))).height == 77)
    var limited = view(text)
    limited.numberOfLines = 1
    #expect(measurer.size(of: .textView(limited)).height == 36.5)
    #expect(measurer.size(of: .label(LabelContent(text, font: .system(17)))).height == 20.5)
  }

  @Test func withoutTextItIsALineHigh() {
    #expect(measurer.size(of: .textView(view(""))).height == 36.5)
  }
}

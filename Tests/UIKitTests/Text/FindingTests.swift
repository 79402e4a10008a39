// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Find interactions and sessions, and attachment views. Source: UIKit's documentation.
@MainActor
struct FindingTests {
  @Test func textViewsAreSearched() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Boat, boats, a lifeboat"
    #expect(view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    let interaction = try #require(view.findInteraction)
    interaction.presentFindNavigator(showingReplace: false)
    interaction.searchText = "boat"
    let session = try #require(interaction.activeFindSession)
    #expect(session.resultCount == 3 && session.highlightedResultIndex == NSNotFound)
    interaction.findNext()
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
    interaction.findPrevious()
    #expect(session.highlightedResultIndex == 2)
    #expect(view.selectedRange == NSRange(location: 19, length: 4))
    session.performSearch(query: "boat", options: UITextSearchOptions(wordMatchMethod: .fullWord))
    #expect(session.resultCount == 1)
    session.performSearch(
      query: "boat",
      options: UITextSearchOptions(wordMatchMethod: .startsWith, stringCompareOptions: []))
    #expect(session.resultCount == 1)
    session.replaceAll(searchQuery: "boat", replacementString: "ship", options: nil)
    #expect(view.text == "ship, ships, a lifeship")
    interaction.dismissFindNavigator()
    #expect(!interaction.isFindNavigatorVisible)
  }

  final class Badge: NSTextAttachmentViewProvider {
    override func loadView() {
      view = UIView()
      view?.backgroundColor = .red
    }
    override func attachmentBounds(
      for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
      textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect { CGRect(x: 0, y: -4, width: 40, height: 18) }
  }

  final class BadgeAttachment: NSTextAttachment, @unchecked Sendable {
    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      Badge(
        textAttachment: self, parentView: parentView,
        textLayoutManager: textContainer?.textLayoutManager, location: location)
    }
  }

  @Test func attachmentViewsAreSubviewsOfTheTextView() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.textContainerInset = .zero
    let text = NSMutableAttributedString(
      string: "New ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: BadgeAttachment()))
    view.attributedText = text
    view.layoutIfNeeded()
    let badge = try #require(view.subviews.first { $0.backgroundColor == .red })
    #expect(badge.frame.size == CGSize(width: 40, height: 18))
    let width = ("New " as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      .width
    #expect(abs(badge.frame.minX - 5 - width) < 1)
    view.text = "None"
    view.layoutIfNeeded()
    #expect(badge.superview == nil)
  }

  @Test func classesAreRegisteredForTypes() {
    NSTextAttachment.registerViewProviderClass(Badge.self, forFileType: "test.badge")
    let attachment = NSTextAttachment(data: nil, ofType: "test.badge")
    #expect(
      NSTextAttachment.textAttachmentViewProviderClass(forFileType: "test.badge") == Badge.self)
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(label.intrinsicContentSize.width == 40)
  }
}

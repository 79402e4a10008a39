// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Texts measured without views, images without pixels, and contents made from configurations.
@MainActor
struct DrawingTests {
  private final class Log {
    var calls: [String] = []
  }

  @Test func textsMeasureAsLabelsShowThem() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = "A sentence that takes several lines where there is little room for it"
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, font, 0)
    let attributed = NSAttributedString(string: text, attributes: [.font: font])
    let line = attributed.size()
    #expect(abs(line.width - label.intrinsicContentSize.width) < 0.51)
    #expect(line == text.size(withAttributes: [.font: font]))
    let rect = attributed.boundingRect(
      with: CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    let wrapped = label.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(abs(rect.width - wrapped.width) < 0.51)
    #expect(abs(rect.height - wrapped.height) < 0.51)
    #expect(rect.height > 2 * line.height)
    // Without the option, the text is measured as one line.
    let single = attributed.boundingRect(
      with: CGSize(width: 150, height: 1000), options: [], context: nil)
    #expect(abs(single.width - line.width) < 0.01)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test func imagesHaveTheSizeOfTheirContext() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 0)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 20, height: 10))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    let rendered = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 6)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
    }
    #expect(UIImageView(image: rendered).intrinsicContentSize == CGSize(width: 5, height: 6))
  }

  @Test func textContainersTakeRoomBesideTheText() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "Some text"
    let padded = view.intrinsicContentSize
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize.width == padded.width - 10)
    view.text = "One\nTwo\nThree"
    let three = view.intrinsicContentSize.height
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.intrinsicContentSize.height < three - 30)
  }

  @Test func transactionsAreCompleteWhenTheyAreCommitted() {
    let log = Log()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { log.calls.append("outer") }
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.setDisableActions(false)
    CATransaction.setCompletionBlock { log.calls.append("inner") }
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(log.calls == ["inner", "outer"])
  }

  @Test func configuredContentFillsTheCell() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    #expect(cell.contentView is UIListContentView)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    let one = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(one == CGSize(width: 300, height: 44))
    content.secondaryText = "A second text that goes on for so long that it takes more than a line"
    cell.contentConfiguration = content
    let two = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(two.height > 60)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func interactionsKnowTheirView() {
    let (view, other) = (UIView(), UIView())
    let interaction = UIScrollEdgeElementContainerInteraction()
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    other.addInteraction(interaction)
    #expect(view.interactions.isEmpty)
    #expect(interaction.view === other)
    other.interactions = []
    #expect(interaction.view == nil)
  }
}

// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A list made of a stack view in a scroll view. Each row is in a cell with margins and a
/// separator.
@MainActor
struct ScrollingStackTests {
  let list = StackList()
  let labels = (0..<5).map { number in
    let label = UILabel()
    label.text = "Row \(number)"
    return label
  }

  init() {
    list.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    for label in labels { list.addRow(label) }
    list.layoutIfNeeded()
  }

  /// A row has the height of its label, rounded up to a pixel, and 12 points of margin above and
  /// below.
  private var rowHeight: CGFloat { labels[0].intrinsicContentSize.height + 24 }

  @Test func rowsDecideHowFarTheListScrolls() {
    #expect(list.contentSize.width == 320)
    #expect(abs(list.contentSize.height - 5 * rowHeight) < 1)
    #expect(abs((labels[1].superview?.frame.minY ?? 0) - rowHeight) < 0.5)
    #expect(labels[0].frame.minX == 15)
  }

  @Test func hiddenRowsTakeNoRoom() {
    labels[0].superview?.isHidden = true
    list.layoutIfNeeded()
    #expect(abs(list.contentSize.height - 4 * rowHeight) < 1)
    labels[0].superview?.isHidden = false
    list.layoutIfNeeded()
    #expect(abs(list.contentSize.height - 5 * rowHeight) < 1)
  }

  @Test func removedRowsLeaveTheStack() {
    labels[1].superview?.removeFromSuperview()
    list.layoutIfNeeded()
    #expect(list.stack.arrangedSubviews.count == 4)
    #expect(abs(list.contentSize.height - 4 * rowHeight) < 1)
  }

  @Test func separatorsAreAsHighAsTheirContentSays() throws {
    let row = try #require(labels[2].superview as? StackRow)
    #expect(row.separator.frame == CGRect(x: 0, y: row.bounds.maxY - 1, width: 320, height: 1))
    row.separator.thickness = 4
    list.layoutIfNeeded()
    #expect(row.separator.frame.height == 4)
  }
}

final class StackList: UIScrollView {
  let stack = UIStackView()

  init() {
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.widthAnchor.constraint(equalTo: widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func addRow(_ view: UIView) { stack.addArrangedSubview(StackRow(view)) }
}

final class StackRow: UIView {
  let separator = Separator()

  init(_ content: UIView) {
    super.init(frame: .zero)
    layoutMargins = UIEdgeInsets(top: 12, left: 15, bottom: 12, right: 15)
    for view in [content, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let bottom = content.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
    bottom.priority = UILayoutPriority(rawValue: UILayoutPriority.required.rawValue - 1)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      bottom,
      separator.leadingAnchor.constraint(equalTo: leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class Separator: UIView {
  var thickness: CGFloat = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }
}

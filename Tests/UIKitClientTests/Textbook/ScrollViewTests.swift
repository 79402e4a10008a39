// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Subviews that move with the content of a scroll view, and subviews that stay.
@MainActor
struct ScrollViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let scrollView = UIScrollView()
  private let content = UIView()
  private let button = UIView()

  /// A scroll view at (10, 10) of 200 × 100 points, with 500 points of content and a button that
  /// floats 5 points inside its frame, as in the reference of `frameLayoutGuide`.
  init() {
    for (view, superview) in [(scrollView, root), (content, scrollView), (button, scrollView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    let frame = scrollView.frameLayoutGuide
    let area = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      scrollView.widthAnchor.constraint(equalToConstant: 200),
      scrollView.heightAnchor.constraint(equalToConstant: 100),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
      button.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -5),
      button.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -5),
      button.widthAnchor.constraint(equalToConstant: 20),
      button.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
  }

  /// Source: the reference of UIScrollView. Frames are in the coordinates of the content.
  @Test func whatIsPinnedToTheFrameStaysPutWhileTheContentScrolls() {
    #expect(scrollView.contentSize == CGSize(width: 200, height: 500))
    #expect(button.frame == CGRect(x: 175, y: 75, width: 20, height: 20))
    scrollView.contentOffset = CGPoint(x: 0, y: 120)
    root.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 175, y: 195, width: 20, height: 20))
    #expect(button.convert(CGPoint.zero, to: root) == CGPoint(x: 185, y: 85))
    #expect(scrollView.frameLayoutGuide.layoutFrame.minY == 120)
    #expect(scrollView.contentSize == CGSize(width: 200, height: 500))
  }

  @Test func contentDoesNotMoveInItsOwnCoordinates() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
    #expect(scrollView.contentLayoutGuide.layoutFrame.minY == 0)
  }
}

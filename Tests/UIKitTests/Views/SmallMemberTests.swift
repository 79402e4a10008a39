// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor
struct SmallMemberTests {
  /// UILabel: "isEnabled … the text is drawn dimmed".
  @Test func disabledLabelsAreDimmed() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "x"
    let enabled = label.svg()
    label.isEnabled = false
    #expect(label.svg() != enabled)
    label.isEnabled = true
    #expect(label.svg() == enabled)
  }

  /// UIPageControl: "hidesForSinglePage … whether the page control is hidden if there is only one
  /// page".
  @Test func singlePagesAreHidden() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 1
    let shown = control.svg()
    let size = control.intrinsicContentSize
    control.hidesForSinglePage = true
    let hidden = control.svg()
    #expect(hidden != shown && control.intrinsicContentSize == size)
    control.hidesForSinglePage = false
    #expect(control.svg() == shown)
    control.hidesForSinglePage = true
    control.numberOfPages = 2
    #expect(control.svg() != hidden)
  }

  /// UIView.perform(_:on:options:animations:completion:): "remove the views from the hierarchy when
  /// the animation is complete".
  @Test func performingDeleteRemovesTheViews() {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    var isDone = false
    UIView.perform(.delete, on: [view], options: [], animations: nil) { isDone = $0 }
    #expect(view.superview == nil && isDone)
  }
}

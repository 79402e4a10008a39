// SPDX-License-Identifier: MIT

/// The mistake that causes a conflict.
public enum ConflictCause: String, Hashable, Sendable, CaseIterable {
  case zeroSize = "zero-size"
  case systemViews = "system-views"
  case rowHeight = "row-height"
  case autoresizingMask = "autoresizing-mask"
  case sizeAndEdges = "size-and-edges"
  case attributeSetTwice = "attribute-set-twice"
  case fixedWidth = "fixed-width"
  case fixedHeight = "fixed-height"
  case stackViewHides = "stack-view-hides"
  case rowHeightAndRatio = "row-height-and-ratio"
  case repeatsStackView = "repeats-stack-view"
  case keyboardHeight = "keyboard-height"
  case layoutGuide = "layout-guide"
  case negativeSize = "negative-size"
  case columnWidth = "column-width"
  case clipView = "clip-view"
  case hostedSize = "hosted-size"
  case stackViewItself = "stack-view-itself"
  case incomplete = "incomplete"

  /// The stable name for tools.
  public var id: String { rawValue }

  /// The description of the cause.
  public var text: String {
    switch self {
    case .zeroSize:
      """
      The views are laid out while the outer view has no size yet: code requests a layout before the \
      view is in its window, or UIKit measures the view at size zero. The constraints may be right for \
      the size that the view gets later.
      """
    case .systemViews:
      """
      All views belong to UIKit's own bars, keyboards or alerts, usually while UIKit is still building \
      them. Unless the app resizes such a view or gives it a zero frame, there is nothing to fix.
      """
    case .rowHeight:
      """
      The table or collection view has fixed the height of this row, but the constraints of its content \
      need another height. The row may have an estimated height, a fixed rowHeight, a height measured \
      before its content changed, or a height without the separator's fraction of a point.
      """
    case .autoresizingMask:
      """
      UIKit still turns the view's autoresizing mask into constraints. They fix the frame in addition to \
      the constraints that were written for the view.
      """
    case .sizeAndEdges:
      """
      There is one constraint too many: sizes, edges and alignments together determine the same length \
      twice, with different values.
      """
    case .attributeSetTwice:
      """
      The same attribute is set twice, with different values: an older constraint was not removed or \
      updated when the newer one was added.
      """
    case .fixedWidth:
      """
      The cell, the window or a superview fixes the width, but the constraints of the content need \
      another width. Most often they were written for one device.
      """
    case .fixedHeight:
      """
      The screen, the window or a superview's frame fixes the height, but the constraints of the content \
      need another height. Most often their heights and distances were written for one device, and do \
      not fit in landscape or on a smaller device.
      """
    case .stackViewHides:
      """
      A stack view hides one of its views by giving it a required size of zero, but the view's own \
      required constraints do not let it shrink.
      """
    case .rowHeightAndRatio:
      """
      The table or collection view has fixed the height of this row, but an aspect ratio inside it \
      needs another height.
      """
    case .repeatsStackView:
      """
      A constraint of the app fixes a position or size that a stack view already determines.
      """
    case .keyboardHeight:
      """
      A keyboard or input view has a required height, but the system gives it another one.
      """
    case .layoutGuide:
      """
      The views are pinned to a layout guide (safe area, keyboard, top or bottom layout guide) and also \
      to the superview or a fixed size. The guide moves with bars and the keyboard, the others do not.
      """
    case .negativeSize:
      "A size is set to a negative value, which no view can have."
    case .columnWidth:
      """
      The table view's column or the window fixes the width, but the constraints of the content need \
      another width. A column can be narrower than its cells' content, also while it is resized.
      """
    case .clipView:
      """
      The scroll view places its clip view itself, inside the scrollers. A constraint of the app \
      requires the size of the whole scroll view for the content, which also has to fit the clip view.
      """
    case .hostedSize:
      """
      SwiftUI, or the controller that shows the view, gives the view its size. The view's own \
      required constraints need another size. SwiftUI proposes sizes, and may do so while it measures.
      """
    case .stackViewItself:
      """
      All of these constraints belong to the stack view: its distribution, alignment, spacing and \
      margins cannot all hold at this size. No constraint of the app is involved.
      """
    case .incomplete:
      """
      The constraints that could be read do not contradict each other. Lines are missing, cut off or \
      unreadable, or the values differ only in digits that are not printed.
      """
    }
  }
}

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
  case incomplete = "incomplete"

  /// The stable name for tools.
  public var id: String { rawValue }

  /// The description of the cause.
  public var text: String {
    switch self {
    case .zeroSize:
      """
      The views are laid out while the outer one has no size yet: something asks for a layout before \
      the view is in its window, or UIKit measures it at zero. The constraints may well be right for \
      the size that it gets later.
      """
    case .systemViews:
      """
      All of this is inside UIKit's own bars, keyboards or alerts, usually while they are still being \
      built. Unless the app resizes such a view or gives it a zero frame, there is nothing to mend.
      """
    case .rowHeight:
      """
      The table or collection view has fixed the height of this row, and the content's own chain of \
      constraints asks for another height: an estimate, a fixed rowHeight, the separator's fraction of \
      a point, or a height that the content changed after it was measured.
      """
    case .autoresizingMask:
      """
      The view's autoresizing mask is still turned into constraints, which fix its frame beside the \
      constraints that were written for it.
      """
    case .sizeAndEdges:
      """
      One constraint too many: sizes, edges and alignments together say the same thing twice, and not \
      the same way.
      """
    case .attributeSetTwice:
      """
      The same attribute is set twice, with different values: an older constraint was not removed or \
      updated when the newer one was added.
      """
    case .fixedWidth:
      """
      The width is fixed from outside, by the cell, the window or a superview, and the content's chain \
      of constraints asks for another: most often one that was written for one device.
      """
    case .fixedHeight:
      """
      The height is fixed from outside, by the screen, the window or a superview's frame, and the \
      content's chain of constraints asks for another: most often heights and distances that were \
      written for one device, which do not fit in landscape or on a smaller one.
      """
    case .stackViewHides:
      """
      A stack view hides one of its views by giving it a required size of zero, and the view's own \
      required constraints do not let it shrink.
      """
    case .rowHeightAndRatio:
      """
      The table or collection view has fixed the height of this row, and an aspect ratio inside it \
      asks for another.
      """
    case .repeatsStackView:
      """
      A constraint of the app's own fixes what a stack view already arranges.
      """
    case .keyboardHeight:
      """
      A keyboard or input view has a required height of its own, and the system gives it another.
      """
    case .layoutGuide:
      """
      The views are pinned to a layout guide (safe area, keyboard, top or bottom layout guide) and to \
      the superview or a fixed size as well; the guide moves with bars and keyboard, the rest does not.
      """
    case .negativeSize:
      "A size is set to less than zero, which no view can have."
    case .incomplete:
      """
      The constraints that can be read do not contradict each other: lines are missing, cut off or not \
      understood, or the figures differ by less than is printed.
      """
    }
  }
}

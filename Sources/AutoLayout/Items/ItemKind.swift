// SPDX-License-Identifier: MIT

/// What an item is to the layout rules.
///
/// What it shows and how large that is stands apart, in ``LayoutContent``. What few items have to say is
/// indirect, because items lie side by side in memory.
public enum ItemKind: Hashable, Sendable {
  case view
  /// A view that lays out its arranged subviews.
  indirect case stackView(StackArrangement)
  /// A view whose edges mean its content area to its descendants.
  case scrollView
  /// A rectangle without a view; its parent is its owning view.
  case guide(GuideKind)

  /// The rectangle that a guide stands for.
  public enum GuideKind: Hashable, Sendable {
    /// One that only constraints place.
    case plain
    case layoutMargins
    case safeArea
    case readableContent
    /// The content area of the owning scroll view.
    case scrollContent
    /// The frame of the owning scroll view, whose content is scrolled to `offset`: in the coordinates
    /// of the content, in points, the frame begins there.
    indirect case scrollFrame(offset: Point)
    /// The strip of the given length at the top that controllers' bars cover.
    indirect case topLayoutGuide(length: Double)
    /// The strip of the given length at the bottom that controllers' bars cover.
    indirect case bottomLayoutGuide(length: Double)
    /// The area of the keyboard; without one its top is the safe area's bottom, or that of the view.
    case keyboard(aboveSafeArea: Bool)
  }
}

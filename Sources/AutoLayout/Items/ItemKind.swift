// SPDX-License-Identifier: MIT

/// The role of an item in the layout rules.
///
/// The content of an item and its size are separate: see ``LayoutContent``. Payloads that few items
/// have are indirect, because items are stored side by side in memory.
public enum ItemKind: Hashable, Sendable {
  case view
  /// A view that lays out its arranged subviews.
  indirect case stackView(StackArrangement)
  /// A scroll view. Constraints from its descendants to its edges refer to its content area.
  case scrollView
  /// A layout guide. Its parent is its owning view.
  case guide(GuideKind)

  /// The rectangle that a layout guide represents.
  public enum GuideKind: Hashable, Sendable {
    /// A guide that only constraints place.
    case plain
    case layoutMargins
    case safeArea
    case readableContent
    /// The content area of the owning scroll view.
    case scrollContent
    /// The frame of the owning scroll view. `offset` is the origin of the frame in the coordinates
    /// of the content, in points.
    indirect case scrollFrame(offset: Point)
    /// The strip at the top, of the given length, that bars of view controllers cover; nil for the
    /// safe area of the owning view.
    indirect case topLayoutGuide(length: Double?)
    /// The strip at the bottom, of the given length, that bars of view controllers cover; nil for
    /// the safe area of the owning view.
    indirect case bottomLayoutGuide(length: Double?)
    /// The area of the keyboard. Without a keyboard its top is the bottom of the safe area or of
    /// the view.
    case keyboard(aboveSafeArea: Bool)
  }
}

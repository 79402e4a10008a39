// SPDX-License-Identifier: MIT

/// Colours of a control's parts in place of the tint and the system's colours.
public struct ControlColors: Hashable, Sendable {
  /// What is reached or chosen: the track before a thumb, progress, the current page, the selected
  /// segment, the spokes of an activity indicator.
  public var filled: Color?
  /// What is not: the rest of a track, other pages.
  public var empty: Color?
  public var thumb: Color?
  /// Titles of segments, and of the one that is selected.
  public var title: Color?
  public var selectedTitle: Color?

  public init() {}
}

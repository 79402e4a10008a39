// SPDX-License-Identifier: MIT

/// Colours of a control's parts. They replace the tint and the system's colours.
public struct ControlColors: Hashable, Sendable {
  /// The colour of reached or selected parts: the track before a thumb, progress, the current page,
  /// the selected segment, the spokes of an activity indicator.
  public var filled: Color?
  /// The colour of the other parts: the rest of a track, other pages.
  public var empty: Color?
  public var thumb: Color?
  /// The colour of segment titles.
  public var title: Color?
  public var selectedTitle: Color?

  public init() {}
}

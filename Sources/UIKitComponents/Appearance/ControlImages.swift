// SPDX-License-Identifier: MIT

/// Images of a control's parts in place of what the system draws; nil for that.
public struct ControlImages: Hashable, Sendable {
  /// What is reached or chosen: the track before a thumb, progress, the current page.
  public var filled: ImageContent?
  /// What is not: the rest of a track, other pages.
  public var empty: ImageContent?
  public var thumb: ImageContent?
  /// What lies behind the parts of a control, and behind the one that is chosen.
  public var background: ImageContent?
  public var selectedBackground: ImageContent?
  /// What stands between two parts.
  public var divider: ImageContent?
  /// The same where the part before or after it is chosen.
  public var dividerAfterChosen: ImageContent?
  public var dividerBeforeChosen: ImageContent?
  /// The signs of a stepper.
  public var increment: ImageContent?
  public var decrement: ImageContent?
  /// Images of single pages, by their numbers.
  public var pages: [Int: ImageContent] = [:]

  public init() {}
}

// SPDX-License-Identifier: MIT

/// Images of a control's parts; nil draws the system's.
public struct ControlImages: Hashable, Sendable {
  /// The image of reached or selected parts: the track before a thumb, progress, the current page.
  public var filled: ImageContent?
  /// The image of the other parts: the rest of a track, other pages.
  public var empty: ImageContent?
  public var thumb: ImageContent?
  /// The image behind the parts of a control.
  public var background: ImageContent?
  public var selectedBackground: ImageContent?
  /// The image between two parts.
  public var divider: ImageContent?
  /// The image between two parts of which the first is selected.
  public var dividerAfterChosen: ImageContent?
  public var dividerBeforeChosen: ImageContent?
  /// The signs of a stepper.
  public var increment: ImageContent?
  public var decrement: ImageContent?
  /// Images of single pages, by page number.
  public var pages: [Int: ImageContent] = [:]

  public init() {}
}

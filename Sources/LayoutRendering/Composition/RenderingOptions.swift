// SPDX-License-Identifier: MIT

public import UIKitComponents

/// How a snapshot is drawn.
public struct RenderingOptions: Hashable, Sendable {
  /// The title of the picture; nil for the name of the root view.
  public var title: String?
  /// The colour behind the root view. It is visible wherever no view draws.
  public var background: Color
  /// The size of a point in the output.
  public var scale: Double
  /// The device body around the screen; nil for the screen alone.
  public var deviceFrame: DeviceFrame?
  /// Whether the safe area and the layout margins of the root view are drawn on top.
  public var showsGuides: Bool
  /// Whether the frames of all views are drawn on top, with their numbers if they fit.
  public var showsOutlines: Bool
  /// Whether placeholders for views of unknown classes have a dashed edge and the name of the
  /// class.
  public var showsNames: Bool
  /// Whether each view is a group with its identifier and a title. Pictures without them are drawn
  /// faster.
  package var namesViews = true
  /// The view and distances to emphasise; nil for a plain picture.
  public var highlight: Highlight?

  public init(
    title: String? = nil, background: Color = Color(.systemBackground), scale: Double = 1,
    deviceFrame: DeviceFrame? = nil, showsGuides: Bool = false, showsOutlines: Bool = false,
    showsNames: Bool = false, highlight: Highlight? = nil
  ) {
    self.title = title
    self.background = background
    self.scale = scale
    self.deviceFrame = deviceFrame
    self.showsGuides = showsGuides
    self.showsOutlines = showsOutlines
    self.showsNames = showsNames
    self.highlight = highlight
  }
}

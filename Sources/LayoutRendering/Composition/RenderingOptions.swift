// SPDX-License-Identifier: MIT

public import UIKitComponents

/// How a snapshot is drawn.
public struct RenderingOptions: Hashable, Sendable {
  /// What the picture is called; nil takes the root view's name.
  public var title: String?
  /// The colour behind the root view, which shows where no view draws.
  public var background: Color
  /// The size of a point on the page.
  public var scale: Double
  /// The body of a device around the screen; nil draws the screen alone.
  public var deviceFrame: DeviceFrame?
  /// Whether safe area and layout margins of the root view are drawn over it.
  public var showsGuides: Bool
  /// Whether the frame of every view is drawn over it, with its numbers where there is room.
  public var showsOutlines: Bool
  /// Whether stand-ins for views whose class is not known say its name and have a dashed edge.
  public var showsNames: Bool

  public init(
    title: String? = nil, background: Color = Color(.systemBackground), scale: Double = 1,
    deviceFrame: DeviceFrame? = nil, showsGuides: Bool = false, showsOutlines: Bool = false,
    showsNames: Bool = false
  ) {
    self.title = title
    self.background = background
    self.scale = scale
    self.deviceFrame = deviceFrame
    self.showsGuides = showsGuides
    self.showsOutlines = showsOutlines
    self.showsNames = showsNames
  }
}

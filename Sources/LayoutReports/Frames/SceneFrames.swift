// SPDX-License-Identifier: MIT

public import AutoLayout

/// The frames of one scene's views, laid out on one canvas.
public struct SceneFrames: Hashable, Sendable {
  /// A view with an id in the file.
  public struct View: Hashable, Sendable {
    /// The id in the file.
    public var id: String
    /// The custom class if the file names one, otherwise the UIKit class.
    public var className: String
    /// The name of the view in reports; see ``ViewNames``.
    public var name: String
    /// The frame in the superview's coordinates, in points, snapped to pixels.
    public var frame: Rect
    /// The number of ancestors that have an id in the file.
    public var depth: Int
  }

  /// The file's name as the caller passed it.
  public var file: String
  /// The scene's id in a storyboard, the root view's id in a xib.
  public var scene: String
  /// The title that Xcode shows above the scene.
  public var title: String
  /// The size of the canvas in points.
  public var size: Size
  /// Superviews before subviews, siblings back to front.
  public var views: [View]
  /// The number of conflicts of required constraints in the layout.
  public var conflictCount: Int
}

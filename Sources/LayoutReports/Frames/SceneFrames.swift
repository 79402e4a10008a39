// SPDX-License-Identifier: MIT

public import AutoLayout

/// The frames of one scene's views, laid out on one canvas.
public struct SceneFrames: Hashable, Sendable {
  /// A view that the file gives an id.
  public struct View: Hashable, Sendable {
    /// The id in the file.
    public var id: String
    /// The class: the app's own where the file names one, else UIKit's.
    public var className: String
    /// What people call the view (``ViewNames``).
    public var name: String
    /// In the superview's coordinates, in points, snapped to pixels.
    public var frame: Rect
    /// The number of views of the file that it is in.
    public var depth: Int
  }

  /// The file as the caller named it.
  public var file: String
  /// The scene's id in a storyboard, the root view's id in a xib.
  public var scene: String
  /// What Xcode shows above the scene.
  public var title: String
  /// The size of the canvas in points.
  public var size: Size
  /// Superviews before subviews, siblings back to front.
  public var views: [View]
  /// The number of required conflicts met while laying out.
  public var conflictCount: Int
}

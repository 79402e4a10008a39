// SPDX-License-Identifier: MIT

public import AutoLayout
public import Diagnostics
public import UIKitComponents

/// A scene as a tree of items, ready for layout.
///
/// It owns its forest and is therefore not copyable. Call `LayoutForest.layout(_:)` with
/// ``canvas`` to lay it out.
public struct BuiltScene: ~Copyable {
  /// The forest, which contains only this scene.
  public var forest: LayoutForest
  /// The device and orientation that the scene was built for.
  public let device: Device
  public let orientation: Orientation
  /// The topmost item: the screen around a controller's view, or a root view without a controller.
  public let canvas: ItemID
  public let rootView: ItemID
  /// The views with an id in the file, superviews first. Views of embedded controllers are not
  /// included, because they belong to their own scenes.
  public let views: [SceneView]
  /// The scroll views that never adjust their content inset for bars.
  let unadjustedScrollViews: Set<ItemID>
  /// The scroll views that adjust their content inset only while their content is higher than they
  /// are. The content view of a container always adjusts.
  let scrollViewsAdjustedByNeed: Set<ItemID>
  /// The tables with prototype cells.
  let prototypes: [TablePrototypes]
  /// Notes about content of the file that could not be used as it is, in file order. Notes without
  /// a line come first.
  public let notes: [Diagnostic]
  /// The start of the series that built the scene; nil if no series did.
  var start: SceneSeries.StartID?
  var added = AddedItems()
}

/// A view of the file and its item.
public struct SceneView: Hashable, Sendable {
  /// The id in the file.
  public var id: String
  public var item: ItemID
  /// The tag in the file, for example `label`.
  public var element: String
  /// The line in the file, counted from 1.
  public var line: Int
  /// The frame in the file, in the superview's coordinates, with variations applied; `nil` if the
  /// file has no frame.
  public var recordedFrame: Rect?
  /// The line of ``recordedFrame`` in the file; `nil` if the file has no frame.
  public var frameLine: Int?
  /// Whether constraints determine the frame. Otherwise the frame is that of the file: it follows
  /// the autoresizing mask, is fixed, or is set by the view's owner.
  public var isPlacedByLayout: Bool
  /// Whether the view is a hidden arranged subview of a stack view. Its frame in the file is then
  /// outdated.
  public var isHiddenInStack: Bool
}

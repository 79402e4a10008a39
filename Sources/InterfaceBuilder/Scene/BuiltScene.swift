// SPDX-License-Identifier: MIT

public import AutoLayout
public import Diagnostics
public import UIKitComponents

/// A scene as a tree of items, ready to be laid out.
///
/// Not copyable, because it owns its forest. ``LayoutForest/layout(_:)`` of ``canvas`` lays it out.
public struct BuiltScene: ~Copyable {
  /// The forest that holds the scene and nothing else.
  public var forest: LayoutForest
  /// The device and orientation that the scene was built for.
  public let device: Device
  public let orientation: Orientation
  /// The topmost item: the screen around a controller's view, or a root that stands by itself.
  public let canvas: ItemID
  /// The scene's root view.
  public let rootView: ItemID
  /// The views that the file gives an id, superviews first. Views of embedded controllers belong
  /// to their own scenes and are not among them.
  public let views: [SceneView]
  /// The scroll views whose content starts at their edge, whatever lies over it.
  let unadjustedScrollViews: Set<ItemID>
  /// Those that keep clear of it only while their content is higher than they are, unless they are the content
  /// of a container.
  let scrollViewsAdjustedByNeed: Set<ItemID>
  /// The tables with patterns for rows.
  let prototypes: [TablePrototypes]
  /// What could not be taken as it stands, in file order as far as it has a place.
  public let notes: [Diagnostic]
}

/// A view of the file beside the item that stands for it.
public struct SceneView: Hashable, Sendable {
  /// The id in the file.
  public var id: String
  public var item: ItemID
  /// The tag in the file, for example `label`.
  public var element: String
  /// The line in the file, counted from 1.
  public var line: Int
  /// The frame in the file, in the superview's coordinates, varied; `nil` where none is written.
  public var recordedFrame: Rect?
  /// The line on which ``recordedFrame`` is written; `nil` where it is not.
  public var frameLine: Int?
  /// Whether constraints decide the frame. Otherwise it is kept from the file: by its autoresizing
  /// mask, because it is fixed there, or because the view's owner places it.
  public var isPlacedByLayout: Bool
  /// Whether it is a hidden item of a stack view, whose frame in the file is stale.
  public var isHiddenInStack: Bool
}

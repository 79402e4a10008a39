// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
package import UIKitComponents

/// The canvas that the frames of a document were computed for, as the file names it.
public struct IBCanvas: Hashable, Sendable {
  public enum Orientation: String, Hashable, Sendable { case portrait, landscape }

  public enum Appearance: String, Hashable, Sendable { case light, dark }

  /// The id of the device, for example `retina4_7`; `nil` before Xcode 8.
  public var deviceID: String?
  public var orientation: Orientation
  public var appearance: Appearance
  /// The share of a pad's width that the canvas shows; `nil` for all of it.
  package var share: Device.Share?
  /// Whether the file tells size classes apart.
  ///
  /// Without a device such a file was edited on the square canvas of 600 points, on which no size
  /// class applies.
  public var usesTraitCollections: Bool
  /// Whether frames are whole points: until Xcode 7.2 the canvas had the pixels of the author's screen, of
  /// which only fractions in some frame tell that it was a Retina one.
  var hasWholePoints: Bool

  init(document: IBElement, tools: ToolsVersion) {
    let device = document.child("device")
    let metrics = document.child("simulatedMetricsContainer")
    deviceID = device?["id"] ?? Self.deviceOfSimulatedMetrics(metrics, in: document)
    orientation =
      device?["orientation"].flatMap(Orientation.init(rawValue:))
      ?? metrics?.child(key: "orientation")?.simulatedOrientation ?? .portrait
    appearance = device?["appearance"].flatMap(Appearance.init(rawValue:)) ?? .light
    share = Self.share(device?["layout"] ?? device?.child("adaptation")?["id"])
    usesTraitCollections = document.flag("useTraitCollections") ?? false
    hasWholePoints = device == nil && tools.build < 10_000 && !document.hasFractionalFrames
  }

  /// The share by the name of a layout, such as `splitview1_2`; `nil` for `fullscreen`.
  private static func share(_ layout: String?) -> Device.Share? {
    switch layout {
    case "splitview1_3", "slideover": .third
    case "splitview1_2": .half
    case "splitview2_3": .twoThirds
    default: nil
    }
  }

  /// Xcode 5 to 7 named a screen among the simulated metrics of the document, but only a document
  /// without size classes was edited at its size.
  ///
  /// Metrics that name no screen mean the oldest, of 3.5 inches: root views of 320 × 480 points in 16 of
  /// 17 scenes whose canvas no device names.
  private static func deviceOfSimulatedMetrics(
    _ metrics: IBElement?, in document: IBElement
  ) -> String? {
    guard document.flag("useTraitCollections") != true else { return nil }
    let isPad = document["targetRuntime"]?.hasSuffix(".iPad") == true
    guard let screen = metrics?.child(key: "destination") else {
      return isPad ? "ipad9_7" : "retina4_0"
    }
    return screen.simulatedScreenID ?? (isPad ? "ipad9_7" : "retina3_5")
  }
}

extension IBElement {
  /// The device that a simulated screen names; nil where it names none.
  var simulatedScreenID: String? {
    guard let type = self["type"] else { return nil }
    // The names of screens before documents had a device.
    return switch type.prefix(while: { $0 != "." }) {
    case "retina35", "retina3": "retina3_5"
    case "retina4": "retina4_0"
    case "retina47": "retina4_7"
    case "retina55": "retina5_5"
    case let name: String(name)
    }
  }

  /// Whether a frame of a view in this element has a coordinate or length that is no whole number.
  fileprivate var hasFractionalFrames: Bool {
    if name == "rect" {
      return ["x", "y", "width", "height"].contains {
        coordinate($0) != coordinate($0).nearestWhole
      }
    }
    return children.contains { $0.hasFractionalFrames }
  }

  /// How a simulated orientation holds the device.
  var simulatedOrientation: IBCanvas.Orientation {
    self["orientation"]?.hasPrefix("landscape") == true ? .landscape : .portrait
  }
}

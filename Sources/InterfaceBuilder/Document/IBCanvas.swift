// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
package import UIKitComponents

/// The canvas for which the frames of a document were computed, as the file names it.
public struct IBCanvas: Hashable, Sendable {
  public enum Orientation: String, Hashable, Sendable { case portrait, landscape }

  public enum Appearance: String, Hashable, Sendable { case light, dark }

  /// The id of the device, for example `retina4_7`; `nil` before Xcode 8.
  public var deviceID: String?
  public var orientation: Orientation
  public var appearance: Appearance
  /// The share of an iPad's width that the canvas shows; `nil` for the full width.
  package var share: Device.Share?
  /// Whether the file uses size classes.
  ///
  /// If such a file has no device, it was edited on the square canvas of 600 points, which has no
  /// size classes.
  public var usesTraitCollections: Bool
  /// Whether frames are whole points. Until Xcode 7.2 the canvas had the pixel scale of the
  /// author's screen. Only fractions in a frame show that it was a Retina screen.
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

  /// The share for a layout name such as `splitview1_2`; `nil` for `fullscreen`.
  private static func share(_ layout: String?) -> Device.Share? {
    switch layout {
    case "splitview1_3", "slideover": .third
    case "splitview1_2": .half
    case "splitview2_3": .twoThirds
    default: nil
    }
  }

  /// Xcode 5 to 7 saved a screen in the simulated metrics of the document. Only a document without
  /// size classes was edited at the size of that screen.
  ///
  /// Metrics without a screen mean the oldest one, of 3.5 inches: root views have 320 × 480 points
  /// in 16 of 17 scenes without a named canvas device.
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
  /// The device of a simulated screen; nil if it does not name a device.
  var simulatedScreenID: String? {
    guard let type = self["type"] else { return nil }
    // The screen names before documents had a device.
    return switch type.prefix(while: { $0 != "." }) {
    case "retina35", "retina3": "retina3_5"
    case "retina4": "retina4_0"
    case "retina47": "retina4_7"
    case "retina55": "retina5_5"
    case let name: String(name)
    }
  }

  /// Whether any view frame in this element has a coordinate or length that is not an integer.
  fileprivate var hasFractionalFrames: Bool {
    if name == "rect" {
      return ["x", "y", "width", "height"].contains {
        coordinate($0) != coordinate($0).nearestWhole
      }
    }
    return children.contains { $0.hasFractionalFrames }
  }

  /// The orientation of the device in a simulated orientation.
  var simulatedOrientation: IBCanvas.Orientation {
    self["orientation"]?.hasPrefix("landscape") == true ? .landscape : .portrait
  }
}

// SPDX-License-Identifier: MIT

/// The canvas that the frames of a document were computed for, as the file names it.
public struct IBCanvas: Hashable, Sendable {
  public enum Orientation: String, Hashable, Sendable {
    case portrait, landscape
  }

  public enum Appearance: String, Hashable, Sendable {
    case light, dark
  }

  /// The id of the device, for example `retina4_7`; `nil` before Xcode 8.
  public var deviceID: String?
  public var orientation: Orientation
  public var appearance: Appearance
  /// Whether the file tells size classes apart.
  ///
  /// Without a device such a file was edited on the square canvas of 600 points, on which no size
  /// class applies.
  public var usesTraitCollections: Bool

  init(document: IBElement) {
    let device = document.child("device")
    deviceID = device?["id"] ?? Self.deviceOfSimulatedMetrics(document)
    orientation = device?["orientation"].flatMap(Orientation.init(rawValue:)) ?? .portrait
    appearance = device?["appearance"].flatMap(Appearance.init(rawValue:)) ?? .light
    usesTraitCollections = document.flag("useTraitCollections") ?? false
  }

  /// Xcode 5 to 7 named a screen among the simulated metrics of the document, but only a document
  /// without size classes was edited at its size.
  private static func deviceOfSimulatedMetrics(_ document: IBElement) -> String? {
    guard document.flag("useTraitCollections") != true else { return nil }
    let metrics = document.child("simulatedMetricsContainer")?.child(key: "destination")
    return switch metrics?["type"] {
    case "retina4": "retina4_0"
    case "retina3.5": "retina3_5"
    case let type?: String(type.prefix { $0 != "." })
    case nil: document["targetRuntime"]?.hasSuffix(".iPad") == true ? "ipad9_7" : "retina4_0"
    }
  }
}

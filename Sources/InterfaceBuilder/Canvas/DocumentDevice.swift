// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import UIKitComponents

/// The device that a document was edited on, found once for all of its scenes.
struct DocumentDevice: Sendable {
  var device: Device
  /// Said with every scene where the document names a device that is not known.
  var note: Diagnostic?

  init(of document: IBDocument) {
    let tools = document.toolsVersion.build
    guard let id = document.canvas.deviceID else {
      device = Self.unnamed(in: document).asDrawn(byTools: tools)
      return
    }
    do throws(UnknownDevice) {
      device = try Device.named(id, byTools: tools)
    } catch {
      device = Self.nearest(to: document).asDrawn(byTools: tools)
      note = Diagnostic(
        .unknownDevice,
        "the device '\(id)' is not known; drawn on \(device.models.last ?? device.identifier)",
        at: document.root.child("device") ?? document.root, of: document.file)
    }
  }

  /// The device of a document that names none.
  ///
  /// Since Xcode 8 canvases are those of devices. A document that was made from a template and never edited names
  /// none; its root views have the size of the one that the template was made on (375 × 667 in 14 of 15 such
  /// documents). The last one kept the square of Xcode 6 and 7.
  private static func unnamed(in document: IBDocument) -> Device {
    let usesSizeClasses = document.canvas.usesTraitCollections
    let square = Device.unnamed(usesSizeClasses: usesSizeClasses)
    // Xcode 8 is that of iOS 10.
    guard usesSizeClasses, PlatformVersion(toolsBuild: document.toolsVersion.build).major >= 10
    else { return square }
    if let shown = shown(by: document) { return shown }
    let isOfTheSquare = document.scenes.contains {
      $0.rootView?.recordedFrame?.size == square.screen(.portrait).size
    }
    return isOfTheSquare ? square : (try? Device.named("retina4_7")) ?? square
  }

  /// The device whose screen has most root views' size; where none has, a phone of the present.
  private static func nearest(to document: IBDocument) -> Device {
    shown(by: document) ?? (try? Device.named("retina6_12"))
      ?? Device.unnamed(usesSizeClasses: false)
  }

  /// The first device whose screen has most root views' size; nil where none has.
  private static func shown(by document: IBDocument) -> Device? {
    let sizes = document.scenes.compactMap { $0.rootView?.recordedFrame?.size }
    let orientation: Orientation =
      document.canvas.orientation == .landscape ? .landscape : .portrait
    let counts = Device.all.map { device in
      (device: device, count: sizes.count { $0 == device.screen(orientation).size })
    }
    guard let best = counts.max(by: { $0.count < $1.count }), best.count > 0 else { return nil }
    return best.device
  }
}

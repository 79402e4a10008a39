// SPDX-License-Identifier: MIT

import Diagnostics
import LayoutCore

/// The device that a document was edited on, found once for all of its scenes.
struct DocumentDevice: Sendable {
  var device: Device
  /// Said with every scene where the document names a device that is not known.
  var note: Diagnostic?

  init(of document: IBDocument) {
    let tools = document.toolsVersion.build
    guard let id = document.canvas.deviceID else {
      device = Device.unnamed(usesSizeClasses: document.canvas.usesTraitCollections)
        .asDrawn(byTools: tools)
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

  /// The device whose screen has most root views' size; where none has, a phone of the present.
  private static func nearest(to document: IBDocument) -> Device {
    let sizes = document.scenes.compactMap { $0.rootView?.recordedFrame?.size }
    let orientation: Orientation =
      document.canvas.orientation == .landscape ? .landscape : .portrait
    let counts = Device.all.map { device in
      (device: device, count: sizes.count { $0 == device.screen(orientation).size })
    }
    let best = counts.max { $0.count < $1.count }
    if let best, best.count > 0 { return best.device }
    return (try? Device.named("retina6_12")) ?? Device.unnamed(usesSizeClasses: false)
  }
}

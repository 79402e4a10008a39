// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

/// The screen that a scene is built for, beside the one its frames were recorded on.
struct SceneCanvas: Sendable {
  /// The screen of the scene.
  var device: Device
  var orientation: Orientation
  /// The screen that the frames of the file belong to.
  var ownDevice: Device
  var ownOrientation: Orientation
  var ownPlatform: PlatformVersion
  var environment: Environment
  /// Whether the scene is built for the very canvas that the file was recorded on.
  var isOwn: Bool
  /// How text on it differs from text on a device.
  var text: CanvasText

  var screen: Device.Screen { device.screen(orientation) }

  var traits: VariationTraits {
    VariationTraits(
      horizontal: environment.horizontalSizeClass, vertical: environment.verticalSizeClass,
      idiom: device.idiom,
      isDark: environment.colorAppearance.style == .dark)
  }

  /// The stage of `controller` on this canvas, or on the one that the file was recorded on.
  func stage(
    of controller: IBElement, context: ControllerContext, isOwn: Bool = false
  ) -> SceneStage {
    let device = isOwn ? ownDevice : device
    let screen = device.screen(isOwn ? ownOrientation : orientation)
    return SceneStage(
      screen: screen,
      bars: SceneBars(
        controller: controller, context: context, device: device, screen: screen,
        platform: isOwn ? ownPlatform : environment.platform))
  }

  /// - Parameter notes: receives a note if the document names a device that is not known.
  init(document: IBDocument, options: SceneOptions, notes: inout [IBNote]) {
    ownDevice = Self.ownDevice(of: document, notes: &notes)
    ownOrientation = document.canvas.orientation == .landscape ? .landscape : .portrait
    ownPlatform = document.toolsVersion.platform
    device = options.device ?? ownDevice
    orientation = options.orientation ?? (options.device == nil ? ownOrientation : .portrait)
    isOwn = options.device == nil && orientation == ownOrientation
    let screen = device.screen(orientation)
    environment =
      options.environment
      ?? Environment(
        pixels: PixelGrid(scale: device.scale), direction: options.direction,
        horizontalSizeClass: screen.horizontalSizeClass,
        verticalSizeClass: screen.verticalSizeClass, idiom: device.idiom,
        hasHomeIndicator: device.hasHomeIndicator,
        contentSizeCategory: options.contentSizeCategory ?? .large,
        platform: options.platform ?? ownPlatform,
        colorAppearance: ColorAppearance(
          style: options.style ?? (document.canvas.appearance == .dark ? .dark : .light),
          contrast: options.contrast))
    text = CanvasText(isOwn && options.platform == nil ? document.toolsVersion : nil)
    if options.contentSizeCategory == nil { environment.contentSizeCategory = text.category }
  }

  /// The device that the document was edited on.
  private static func ownDevice(of document: IBDocument, notes: inout [IBNote]) -> Device {
    let tools = document.toolsVersion.build
    guard let id = document.canvas.deviceID else {
      return Device.unnamed(usesSizeClasses: document.canvas.usesTraitCollections)
        .asDrawn(byTools: tools)
    }
    do throws(UnknownDevice) {
      return try Device.named(id, byTools: tools)
    } catch {
      let device = nearest(to: document).asDrawn(byTools: tools)
      notes.append(
        IBNote(
          .unknownDevice,
          "the device '\(id)' is not known; drawn on \(device.models.last ?? device.identifier)",
          line: document.root.child("device")?.line ?? document.root.line))
      return device
    }
  }

  /// The device whose screen has the size that most root views of the document have; where none
  /// has, a phone of the present.
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

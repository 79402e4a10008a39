// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Typography
import UIKitComponents

/// The screen that a scene is built for, beside the one its frames were recorded on.
///
/// A class, so that the levels of a deep tree share it instead of holding copies on the stack.
final class SceneCanvas: Sendable {
  /// The device of the scene.
  let device: Device
  let orientation: Orientation
  /// How far a keyboard covers the screens of controllers; zero where there is none.
  let keyboardHeight: Double
  /// The whole screen, or the window on it that a scene of another size stands for. A scene of free
  /// size is part of a window of its width.
  let screen: Device.Screen
  /// The size that the scene is to have; nil leaves it to device and file.
  let size: Size?
  /// The size that the file gives a scene which is not as large as its screen.
  private let freeSize: Size?
  /// The screen that the frames of the file belong to.
  let ownDevice: Device
  let ownOrientation: Orientation
  private let ownScreen: Device.Screen
  let ownPlatform: PlatformVersion
  let environment: Environment
  /// Whether the scene is built for the very canvas that the file was recorded on.
  let isOwn: Bool
  /// How text on it differs from text on a device.
  let text: CanvasText

  /// By how much the scene is wider than on the canvas of the file.
  var growth: Double {
    if let size, let freeSize { return size.width - freeSize.width }
    return screen.size.width - ownScreen.size.width
  }

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
    guard isOwn || self.isOwn else {
      return stage(of: controller, context, on: device, screen, environment.platform)
    }
    let chain = context.chain(to: controller)
    let simulated = chain.lazy.compactMap { $0.simulatedDevice(insteadOf: self.ownDevice) }.first
    let held = holding(chain)
    let shown = simulated ?? ownDevice
    let screen =
      simulated == nil && held == nil ? ownScreen : shown.screen(held ?? .portrait)
    let platform = isOwn || simulated != nil ? ownPlatform : environment.platform
    return stage(of: controller, context, on: shown, screen, platform)
  }

  /// How a controller in `chain` is simulated to be held. From Xcode 8 on the document's device has the
  /// say; what is left of older settings counts only where the recorded view keeps to it.
  private func holding(_ chain: [IBElement]) -> Orientation? {
    guard let holding = chain.lazy.compactMap({ $0.simulatedHolding }).first,
      let size = chain.first.flatMap({ $0.rootView ?? $0 })?.recordedFrame?.size,
      Orientation(shapeOf: size) == holding
    else { return nil }
    return holding
  }

  private func stage(
    of controller: IBElement, _ context: ControllerContext, on device: Device,
    _ screen: Device.Screen, _ platform: PlatformVersion
  ) -> SceneStage {
    return SceneStage(
      screen: screen,
      bars: SceneBars(
        controller: controller, context: context, device: device, screen: screen,
        platform: platform))
  }

  /// - Parameters:
  ///   - own: the device of the document.
  ///   - freeSize: the size in the file of a scene that is not as large as its screen.
  init(
    document: IBDocument, on own: DocumentDevice, options: SceneOptions, freeSize: Size? = nil
  ) {
    var ownDevice = own.device
    if document.canvas.hasWholePoints { ownDevice.scale = 1 }
    self.ownDevice = ownDevice
    ownOrientation = document.canvas.orientation == .landscape ? .landscape : .portrait
    ownPlatform = document.toolsVersion.platform
    if let share = document.canvas.share,
      let part = ownDevice.screen(ownOrientation, share: share)
    {
      ownScreen = part
    } else {
      ownScreen = ownDevice.screen(ownOrientation)
    }
    device = options.device ?? ownDevice
    let ownSize = ownScreen.size
    self.freeSize = freeSize
    let showsOwnDevice =
      options.device == nil && (options.orientation ?? ownOrientation) == ownOrientation
    let isOwnSize = showsOwnDevice && options.size == (freeSize ?? ownSize)
    size = isOwnSize && !options.placesAnew ? nil : options.size
    let shape = freeSize == nil ? size.map(Orientation.init(shapeOf:)) : nil
    orientation =
      options.orientation ?? shape ?? (options.device == nil ? ownOrientation : .portrait)
    isOwn = showsOwnDevice && size == nil
    keyboardHeight = options.keyboard?.height(on: device, orientation) ?? 0
    var window = isOwn ? ownScreen : device.screen(orientation)
    if let size {
      let height = freeSize == nil ? size.height : window.size.height
      window = device.screen(orientation, size: Size(width: size.width, height: height))
    }
    screen = window
    let text = CanvasText(
      showsOwnDevice && options.platform == nil ? document.toolsVersion : nil)
    var environment =
      options.environment
      ?? Environment(
        pixels: PixelGrid(scale: device.scale), direction: options.direction,
        horizontalSizeClass: screen.horizontalSizeClass,
        verticalSizeClass: screen.verticalSizeClass, idiom: device.idiom,
        hasHomeIndicator: device.hasHomeIndicator,
        contentSizeCategory: options.contentSizeCategory ?? .large,
        platform: options.platform
          ?? (options.device == nil ? ownPlatform : max(ownPlatform, device.oldestPlatform)),
        colorAppearance: ColorAppearance(
          style: options.style ?? (document.canvas.appearance == .dark ? .dark : .light),
          contrast: options.contrast))
    if options.contentSizeCategory == nil { environment.contentSizeCategory = text.category }
    self.environment = environment
    self.text = text
  }
}

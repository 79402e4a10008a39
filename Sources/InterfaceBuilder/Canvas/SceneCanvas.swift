// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Typography
import UIKitComponents

/// The screen that a scene is built for, and the screen that its frames were recorded on.
///
/// It is a class, so that the levels of a deep tree share it without copies on the stack.
final class SceneCanvas: Sendable {
  /// The device of the scene.
  let device: Device
  let orientation: Orientation
  /// The height of the keyboard over the screens of controllers; zero without a keyboard.
  let keyboardHeight: Double
  /// The whole screen, or a window on it for a scene of another size. A freeform scene is part of a
  /// window of its width.
  let screen: Device.Screen
  /// The requested size of the scene; nil if the device and the file determine it.
  let size: Size?
  /// The size in the file of a scene that does not have its screen's size.
  private let freeSize: Size?
  /// The device that the frames of the file belong to.
  let ownDevice: Device
  let ownOrientation: Orientation
  private let ownScreen: Device.Screen
  let ownPlatform: PlatformVersion
  let environment: Environment
  /// Whether the scene is built for the canvas that the file was recorded on.
  let isOwn: Bool
  /// The text differences of the canvas.
  let text: CanvasText

  /// The additional width of the scene compared with the canvas of the file.
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

  /// The stage of `controller` on this canvas, or on the canvas that the file was recorded on.
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

  /// The simulated orientation of a controller in `chain`. From Xcode 8 on, the document's device
  /// decides. A remaining older setting counts only if the recorded view has the same orientation.
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
        platform: platform),
      canvas: device.canvas)
  }

  /// - Parameters:
  ///   - own: the device of the document.
  ///   - freeSize: the size in the file of a scene that does not have its screen's size.
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
    // With a release, a scene has the values of an app, also on the file's own device.
    let release = options.environment == nil ? options.platform : nil
    let shown = options.device ?? ownDevice
    device = release.map { shown.running($0) } ?? shown
    let ownSize = ownScreen.size
    self.freeSize = freeSize
    let showsOwnDevice =
      options.device == nil && (options.orientation ?? ownOrientation) == ownOrientation
    let isOwnSize = showsOwnDevice && options.size == (freeSize ?? ownSize)
    size = isOwnSize && !options.ignoresSavedFrames ? nil : options.size
    let shape = freeSize == nil ? size.map(Orientation.init(shapeOf:)) : nil
    orientation =
      options.orientation ?? shape ?? (options.device == nil ? ownOrientation : .portrait)
    isOwn = showsOwnDevice && size == nil && release == nil
    var window = isOwn ? ownScreen : device.screen(orientation)
    if let size {
      let height = freeSize == nil ? size.height : window.size.height
      window = device.screen(orientation, size: Size(width: size.width, height: height))
    }
    screen = window
    let text = CanvasText(
      showsOwnDevice && options.platform == nil && !options.hasDeviceText
        ? document.toolsVersion : nil)
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
    keyboardHeight =
      options.keyboard?.height(on: device, orientation, environment.platform) ?? 0
    self.environment = environment
    self.text = text
  }
}

// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

@Suite struct DeviceTests {
  @Test func everyIdentifierNamesOneDevice() {
    let identifiers = Device.all.map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func everyModelBelongsToOneDevice() {
    let models = Device.all.flatMap(\.models)
    #expect(Set(models).count == models.count)
  }

  @Test func everyDeviceHasAScreenBothWays() {
    for device in Device.all where device.idiom != .mac {
      #expect(device.portrait.size.width < device.portrait.size.height, "\(device.identifier)")
      #expect(device.landscape.size.width == device.portrait.size.height, "\(device.identifier)")
      #expect(device.landscape.size.height == device.portrait.size.width, "\(device.identifier)")
    }
  }

  /// Source: the adaptivity chapter of Apple's Human Interface Guidelines.
  @Test(arguments: [
    ("iPhone 8", SizeClass.compact), ("iPhone 8 Plus", .regular), ("iPhone XR", .regular),
    ("iPhone 14", .compact), ("iPhone 14 Plus", .regular), ("iPhone 15", .compact),
    ("iPhone 16 Pro Max", .regular),
  ])
  func onlyLargePhonesAreWideInLandscape(model: String, width: SizeClass) throws {
    let device = try Device.named(model)
    #expect(device.portrait.horizontalSizeClass == .compact)
    #expect(device.portrait.verticalSizeClass == .regular)
    #expect(device.landscape.horizontalSizeClass == width)
    #expect(device.landscape.verticalSizeClass == .compact)
  }

  @Test func padsAreRoomyBothWays() {
    for device in Device.all where device.idiom == .pad {
      for screen in [device.portrait, device.landscape] {
        #expect(screen.horizontalSizeClass == .regular, "\(device.identifier)")
        #expect(screen.verticalSizeClass == .regular, "\(device.identifier)")
      }
    }
  }

  /// Source: safe areas as Xcode saved them in storyboards.
  @Test(arguments: [
    ("retina4_7", 20.0, 0.0, 0.0), ("retina6_0", 47, 34, 47), ("retina6_12", 59, 34, 59),
    ("ipad9_7", 20, 0, 0), ("ipad11_0rounded", 24, 20, 0),
  ])
  func safeAreasKeepClearOfCameraAndIndicator(
    identifier: String, top: Double, bottom: Double, landscapeSides: Double
  ) throws {
    let device = try Device.named(identifier)
    #expect(device.portrait.safeArea == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(device.landscape.safeArea.left == landscapeSides)
    #expect(device.landscape.safeArea.right == landscapeSides)
  }

  @Test func aScreenIsAskedForByOrientation() throws {
    let device = try Device.named("retina6_12")
    #expect(device.screen(.portrait).size == Size(width: 393, height: 852))
    #expect(device.screen(.landscape).size == Size(width: 852, height: 393))
    #expect(device.screen(.landscape).safeArea.bottom == 21)
  }

  @Test func aDocumentWithoutDeviceHasACanvasOfItsOwn() {
    let classic = Device.unnamed(usesSizeClasses: false)
    #expect(classic.portrait.size == Size(width: 320, height: 568))
    #expect(classic.portrait.safeArea.top == 20)
    let anySize = Device.unnamed(usesSizeClasses: true)
    #expect(anySize.portrait.size == Size(width: 600, height: 600))
    #expect(anySize.portrait.horizontalSizeClass == .unspecified)
    #expect(anySize.portrait.verticalSizeClass == .unspecified)
  }

  /// Source: Apple's guidelines; under an island the safe area reaches below the bar.
  @Test(arguments: [
    ("iPhone 8", 20.0, 0.0), ("iPhone 14", 47, 0), ("iPhone 15", 54, 0), ("iPad Pro 11", 24, 24),
  ])
  func theStatusBarLeavesAPhoneThatLies(model: String, portrait: Double, landscape: Double) throws {
    let device = try Device.named(model)
    #expect(device.statusBarHeight(.portrait) == portrait)
    #expect(device.statusBarHeight(.landscape) == landscape)
  }
}

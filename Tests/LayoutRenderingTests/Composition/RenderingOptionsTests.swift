// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutRendering
import Testing
import UIKitComponents

struct RenderingOptionsTests {
  private let scene = snapshot(
    View(
      "Root", Rect(x: 0, y: 0, width: 200, height: 400),
      subviews: [
        View("Shown", Rect(x: 10, y: 20, width: 100, height: 40)),
        View(
          "Hidden", Rect(x: 10, y: 80, width: 100, height: 40),
          subviews: [View("Inner", Rect(x: 0, y: 0, width: 100, height: 40))]
        ) { $0.isHidden = true },
      ]))

  @Test func theTitleIsTheRootsUnlessOneIsGiven() {
    #expect(scene.displayList().title == "Root")
    #expect(scene.displayList(RenderingOptions(title: "Mine")).title == "Mine")
  }

  @Test func scaleChangesThePageAndNotThePicture() {
    #expect(scene.svg(RenderingOptions(scale: 3)).contains("width=\"600\" height=\"1200\""))
    #expect(scene.svg(RenderingOptions(scale: 3)).contains("viewBox=\"0 0 200 400\""))
  }

  @Test func outlinesShowTheFramesOfVisibleViews() throws {
    let list = scene.displayList(RenderingOptions(showsOutlines: true))
    #expect(list.texts.map(\.text) == ["10, 20  100 × 40"])
    let strokes = list.commands.filter { if case .stroke = $0 { true } else { false } }
    #expect(strokes.count == 1)
  }

  @Test func guidesShowSafeAreaAndMarginsOfTheRoot() {
    var scene = scene
    scene.nodes[0].safeArea = EdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    scene.nodes[0].margins = EdgeInsets(top: 58, left: 8, bottom: 38, right: 8)
    let shapes = scene.displayList(RenderingOptions(showsGuides: true)).commands.compactMap {
      if case .stroke(let shape, _, let style) = $0, !style.dash.isEmpty { shape } else { nil }
    }
    #expect(
      shapes == [
        .rect(Rect(x: 0, y: 50, width: 200, height: 320)),
        .rect(Rect(x: 8, y: 58, width: 184, height: 304)),
      ])
  }

  @Test(arguments: [
    DeviceFrame.Kind.homeButtonPhone, .notchPhone, .islandPhone, .homeButtonPad, .roundedPad,
  ])
  func aDeviceFrameLeavesRoomAroundTheScreen(_ kind: DeviceFrame.Kind) throws {
    for isLandscape in [false, true] {
      let options = RenderingOptions(deviceFrame: DeviceFrame(kind: kind, isLandscape: isLandscape))
      let list = scene.displayList(options)
      let screen = try #require(list.groups.first)
      #expect(screen.placement.offset.x > 28 && screen.placement.offset.y > 28)
      #expect(list.size.width > screen.placement.offset.x + 200 + 28)
      #expect(list.size.height > screen.placement.offset.y + 400 + 28)
      #expect(XMLCheck(scene.svg(options)).isWellFormed)
    }
  }

  @Test(arguments: [
    ("retina4_7", DeviceFrame.Kind.homeButtonPhone), ("retina5_9", .notchPhone),
    ("retina6_12", .islandPhone), ("ipad9_7", .homeButtonPad), ("ipad11_0rounded", .roundedPad),
  ])
  func aModelHasItsOwnBody(_ identifier: String, _ kind: DeviceFrame.Kind) throws {
    let device = try #require(Device.all.first { $0.identifier == identifier })
    #expect(DeviceFrame(device, .landscape) == DeviceFrame(kind: kind, isLandscape: true))
  }

  @Test func aMacHasNoBody() throws {
    let mac = try #require(Device.all.first { $0.idiom == .mac })
    #expect(DeviceFrame(mac, .portrait) == nil)
  }
}

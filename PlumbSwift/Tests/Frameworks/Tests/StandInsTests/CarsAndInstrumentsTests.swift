// SPDX-License-Identifier: MIT

import Accessibility
import Accounts
import CarPlay
import CoreMIDI
import GLKit
import ModelIO
import NearbyInteraction
import VideoToolbox
import WeatherKit
import XCTest

/// Expectations: Apple's documentation of devices without the capability, and of the values.
@MainActor
final class CarsAndInstrumentsTests: XCTestCase {
  final class CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
    var controller: CPInterfaceController?
    func templateApplicationScene(
      _ templateApplicationScene: CPTemplateApplicationScene,
      didConnect interfaceController: CPInterfaceController
    ) { controller = interfaceController }
    func templateApplicationScene(
      _ templateApplicationScene: CPTemplateApplicationScene,
      didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) { controller = nil }
  }

  func testTemplatesOfACarAreAStack() {
    let controller = CPInterfaceController()
    let item = CPListItem(text: "Song", detailText: "Artist")
    item.handler = { item, completion in completion() }
    let list = CPListTemplate(title: "Songs", sections: [CPListSection(items: [item])])
    list.tabImage = UIImage(systemName: "music.note")
    controller.setRootTemplate(CPTabBarTemplate(templates: [list]), animated: false)
    controller.pushTemplate(CPNowPlayingTemplate.shared, animated: true) { done, _ in
      XCTAssertTrue(done)
    }
    XCTAssertEqual(controller.templates.count, 2)
    XCTAssertTrue(controller.topTemplate === CPNowPlayingTemplate.shared)
    controller.popToRootTemplate(animated: true)
    XCTAssertEqual(controller.templates.count, 1)
    XCTAssertEqual(list.indexPath(for: item), IndexPath(row: 0, section: 0))
    let alert = CPAlertTemplate(
      titleVariants: ["Oh"], actions: [CPAlertAction(title: "OK", style: .cancel) { _ in }])
    controller.presentTemplate(alert, animated: true)
    XCTAssertTrue(controller.presentedTemplate === alert)
  }

  func testThereAreNoInstruments() {
    var (client, port) = (MIDIClientRef(), MIDIPortRef())
    XCTAssertEqual(MIDIClientCreateWithBlock("App" as CFString, &client, nil), noErr)
    XCTAssertEqual(MIDIOutputPortCreate(client, "Out" as CFString, &port), noErr)
    XCTAssertEqual(MIDIGetNumberOfDestinations(), 0)
    let list = UnsafeMutablePointer<MIDIPacketList>.allocate(capacity: 1)
    let packet = MIDIPacketListInit(list)
    let first = MIDIPacketListAdd(list, 1024, packet, 0, 3, [0x90, 60, 64])
    XCTAssertEqual(first.pointee.length, 3)
    XCTAssertEqual(first.pointee.data.1, 60)
    XCTAssertEqual(list.pointee.numPackets, 1)
    XCTAssertEqual(MIDISend(port, MIDIGetDestination(0), list), kMIDIObjectNotFound)
    list.deallocate()
  }

  /// Apple, "GLKMatrix4" and "GLKVector3".
  func testMatricesOfGLKit() {
    let turn = GLKMatrix4MakeZRotation(GLKMathDegreesToRadians(90))
    let turned = GLKMatrix4MultiplyVector3(turn, GLKVector3Make(1, 0, 0))
    XCTAssertEqual(turned.x, 0, accuracy: 1e-6)
    XCTAssertEqual(turned.y, 1, accuracy: 1e-6)
    let moved = GLKMatrix4Translate(GLKMatrix4Identity, 1, 2, 3)
    XCTAssertEqual(
      GLKMatrix4MultiplyVector3WithTranslation(moved, GLKVector3Make(0, 0, 0)),
      GLKVector3Make(1, 2, 3))
    var isInvertible = false
    let back = GLKMatrix4Invert(moved, &isInvertible)
    XCTAssertTrue(isInvertible)
    XCTAssertEqual(GLKMatrix4Multiply(moved, back), GLKMatrix4Identity)
    XCTAssertEqual(
      GLKVector3CrossProduct(GLKVector3Make(1, 0, 0), GLKVector3Make(0, 1, 0)),
      GLKVector3Make(0, 0, 1))
    XCTAssertNil(EAGLContext(api: .openGLES3))
    XCTAssertTrue(GLKViewController().view is GLKView)
  }

  func testWhatNeedsAServiceFails() async throws {
    do {
      _ = try await WeatherService.shared.weather(for: CLLocation(latitude: 0, longitude: 0))
      XCTFail("there is no weather")
    } catch is WeatherError {}
    XCTAssertEqual(WeatherCondition.partlyCloudy.description, "Partly Cloudy")
    let store = ACAccountStore()
    let type = store.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierTwitter)
    let refused = expectation(description: "refused")
    store.requestAccessToAccounts(with: type, options: nil) { isGranted, error in
      XCTAssertFalse(isGranted)
      XCTAssertNotNil(error)
      refused.fulfill()
    }
    await fulfillment(of: [refused], timeout: 10)
    XCTAssertFalse(NISession.isSupported)
    var session: VTCompressionSession?
    XCTAssertEqual(
      VTCompressionSessionCreate(
        allocator: nil, width: 1, height: 1, codecType: 0, encoderSpecification: nil,
        imageBufferAttributes: nil, compressedDataAllocator: nil, outputCallback: nil, refcon: nil,
        compressionSessionOut: &session), kVTCouldNotFindVideoEncoderErr)
    XCTAssertEqual(MDLAsset(url: URL(fileURLWithPath: "/a.usdz")).count, 0)
  }

  func testChartsAreValues() {
    let axis = AXNumericDataAxisDescriptor(
      title: "Day", range: 0...7, gridlinePositions: []
    ) { "day \($0)" }
    let series = AXDataSeriesDescriptor(
      name: "Steps", isContinuous: true, dataPoints: [AXDataPoint(x: 1, y: 200)])
    let chart = AXChartDescriptor(
      title: "Steps", summary: nil, xAxis: axis, yAxis: axis, additionalAxes: [], series: [series])
    XCTAssertEqual(chart.series.first?.dataPoints.first?.yValue?.number, 200)
    XCTAssertEqual(AXCustomContent(label: "Age", value: "3").attributedValue.string, "3")
    XCTAssertEqual(AXNameFromColor(UIColor.systemGreen.cgColor), "green")
    AccessibilityNotification.Announcement("Loaded").post()
  }
}

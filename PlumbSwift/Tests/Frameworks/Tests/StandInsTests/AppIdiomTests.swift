// SPDX-License-Identifier: MIT

import AVFoundation
import Accelerate
import AuthenticationServices
import BackgroundTasks
import Contacts
import LocalAuthentication
import MapKit
import NotificationCenter
import PhotosUI
import QuickLook
import SpriteKit
import WebKit
import XCTest

/// Expectations: Apple's documentation. Calls that need a device or an account fail, as they do
/// without one.
final class AppIdiomTests: XCTestCase {
  func testErrorsAreCaughtByTheirCode() {
    do {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
      XCTFail("nothing runs in the background")
    } catch BGTaskScheduler.Error.notPermitted {
      XCTFail("another code")
    } catch BGTaskScheduler.Error.unavailable {
    } catch { XCTFail("\(error)") }
    let error: any Error = LAError(.userCancel)
    switch error {
    case LAError.systemCancel: XCTFail("another code")
    case LAError.userCancel: break
    default: XCTFail("no code")
    }
    XCTAssertEqual((error as? LAError)?.code, .userCancel)
    XCTAssertEqual(
      (WKError(.unknown) as NSError).code, WKError.unknown.rawValue)
    XCTAssertEqual((MKError(.serverFailure) as NSError).domain, MKErrorDomain)
    XCTAssertEqual(
      (ASExtensionError(.userInteractionRequired) as NSError).domain, ASExtensionErrorDomain)
  }

  func testPickerFiltersAreCombined() {
    let filter = PHPickerFilter.any(of: [.images, .not(.livePhotos)])
    XCTAssertEqual(filter, .any(of: [.not(.livePhotos), .images]))
    XCTAssertNotEqual(filter, .all(of: [.images, .not(.livePhotos)]))
  }

  func testAPickedItemHasNoData() {
    let item = PhotosPickerItem(itemIdentifier: "a")
    XCTAssertEqual(item.itemIdentifier, "a")
    let isEmpty = expectation(description: "no data")
    item.loadTransferable(type: Data.self) { result in
      if case .success(nil) = result { isEmpty.fulfill() }
    }
    wait(for: [isEmpty], timeout: 1)
  }

  @MainActor func testCredentialProvidersHaveAContext() {
    final class Provider: ASCredentialProviderViewController {
      var asked: [String] = []
      override func prepareCredentialList(for identifiers: [ASCredentialServiceIdentifier]) {
        asked = identifiers.map(\.identifier)
      }
    }
    let provider = Provider()
    provider.prepareCredentialList(for: [
      ASCredentialServiceIdentifier(identifier: "example.com", type: .domain)
    ])
    XCTAssertEqual(provider.asked, ["example.com"])
    var expired: Bool?
    provider.extensionContext.completeRequest(
      withSelectedCredential: ASPasswordCredential(user: "a", password: "b")
    ) { expired = $0 }
    XCTAssertEqual(expired, false)
    XCTAssertNil(UIViewController().extensionContext)
  }

  func testPhotoSettingsHaveIncreasingIdentifiers() {
    let (first, second) = (AVCapturePhotoSettings(), AVCapturePhotoSettings())
    XCTAssertLessThan(first.uniqueID, second.uniqueID)
    XCTAssertFalse(AVCapturePhotoOutput().isLivePhotoCaptureSupported)
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/a.mov"))
    XCTAssertNil(asset.mediaSelectionGroup(forMediaCharacteristic: .legible))
  }

  @MainActor func testHistogramsCountPixels() throws {
    let size = CGSize(width: 4, height: 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
    var buffer = try vImage_Buffer(cgImage: XCTUnwrap(image.cgImage))
    defer { buffer.free() }
    XCTAssertEqual(buffer.size, size)
    var red = [vImagePixelCount](repeating: 0, count: 256)
    var blue = red
    red.withUnsafeMutableBufferPointer { red in
      blue.withUnsafeMutableBufferPointer { blue in
        var counts: [UnsafeMutablePointer<vImagePixelCount>?] = [
          red.baseAddress, nil, blue.baseAddress, nil,
        ]
        vImageHistogramCalculation_ARGB8888(&buffer, &counts, vImage_Flags(kvImageNoFlags))
      }
    }
    XCTAssertEqual(red[255], 4)
    XCTAssertEqual(red[0], 4)
    XCTAssertEqual(blue[255], 4)
    let layout = try XCTUnwrap(vImage_CGImageFormat(cgImage: XCTUnwrap(image.cgImage)))
    XCTAssertEqual(try buffer.createCGImage(format: layout).width, 4)
  }

  @MainActor func testPreviewsAreNotAvailable() {
    XCTAssertFalse(QLPreviewController.canPreview(NSURL(fileURLWithPath: "/a.pdf")))
    XCTAssertEqual(CNPostalAddressCityKey, "city")
    _ = UIVibrancyEffect.widgetEffect(forVibrancyStyle: .separator)
    _ = SKTransition.fade(withDuration: 1)
  }

  /// On Linux Foundation's raw values of checking types differ from Apple's.
  func testDataDetectorsFindTheirTypes() throws {
    typealias Kind = NSTextCheckingResult.CheckingType
    let text = "Call +49 30 1234567 or see https://example.com"
    let range = NSRange(location: 0, length: (text as NSString).length)
    let links = try NSDataDetector(types: Kind.link.rawValue).matches(in: text, range: range)
    XCTAssertEqual(links.map { $0.url?.absoluteString }, ["https://example.com"])
    XCTAssertEqual(links.map(\.resultType), [.link])
    let phones = try NSDataDetector(types: Kind.phoneNumber.rawValue).matches(
      in: text, range: range)
    XCTAssertEqual(phones.map(\.resultType), [.phoneNumber])
    let places = try NSDataDetector(types: Kind.address.rawValue).matches(in: text, range: range)
    XCTAssertEqual(places.count, 0)
  }
}

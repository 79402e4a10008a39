// SPDX-License-Identifier: MIT

import CallKit
import Contacts
import CoreBluetooth
import CoreVideo
import MapKit
import PDFKit
import PassKit
import Social
import Speech
import StoreKit
import Vision
import XCTest

/// Expectations: Apple's documentation. Calls that need a device or an account fail, as they do
/// without one.
final class MoreServicesTests: XCTestCase {
  func testTheStoreIsEmpty() async throws {
    let products = try await Product.products(for: ["a", "b"])
    XCTAssertTrue(products.isEmpty)
    var count = 0
    for await result in Transaction.currentEntitlements {
      _ = try result.payloadValue
      count += 1
    }
    XCTAssertEqual(count, 0)
    let owned = VerificationResult<Int>.unverified(1, .invalidSignature)
    XCTAssertThrowsError(try owned.payloadValue)
    XCTAssertEqual(owned.unsafePayloadValue, 1)
  }

  func testPixelBuffersKeepTheirPixels() {
    var made: CVPixelBuffer?
    XCTAssertEqual(
      CVPixelBufferCreate(nil, 4, 2, kCVPixelFormatType_32BGRA, nil, &made), kCVReturnSuccess)
    guard let buffer = made, let base = CVPixelBufferGetBaseAddress(buffer) else {
      return XCTFail("no buffer")
    }
    base.storeBytes(of: 7, as: UInt8.self)
    XCTAssertEqual(CVPixelBufferGetBaseAddress(buffer)?.load(as: UInt8.self), 7)
    XCTAssertEqual(CVPixelBufferGetBytesPerRow(buffer), 16)
    XCTAssertEqual(CIImage(cvPixelBuffer: buffer).extent.size, CGSize(width: 4, height: 2))
  }

  func testVisionRequestsFindNothing() throws {
    var heard = false
    let request = VNRecognizeTextRequest { request, error in
      heard = request.results?.isEmpty == true && error == nil
    }
    try VNImageRequestHandler(data: Data()).perform([request])
    XCTAssertTrue(heard)
    XCTAssertEqual(
      VNImageRectForNormalizedRect(CGRect(x: 0.5, y: 0, width: 0.5, height: 1), 200, 100),
      CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @MainActor
  func testPaymentButtonAndComposeSheetLayOut() {
    let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 140, height: 30))
    XCTAssertNil(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()))
    let sheet = SLComposeServiceViewController()
    sheet.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    sheet.view.layoutIfNeeded()
    XCTAssertEqual(sheet.textView.frame, CGRect(x: 16, y: 0, width: 288, height: 200))
  }

  @MainActor
  func testMapSearchAndDirectionsFail() {
    var heard: (any Error)?
    MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "tea")).start { heard = $1 }
    XCTAssertEqual((heard as? MKError)?.code, .serverFailure)
    MKDirections(request: MKDirections.Request()).calculate { heard = $1 }
    XCTAssertEqual((heard as? MKError)?.code, .directionsNotFound)
    let filter = MKPointOfInterestFilter(including: [.cafe])
    XCTAssertTrue(filter.includes(.cafe))
    XCTAssertTrue(filter.excludes(.museum))
    XCTAssertTrue(MKPointOfInterestFilter(excluding: [.cafe]).includes(.museum))
  }

  @MainActor func testPagesOfPDFFilesAreRead() throws {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { $0.beginPage() }
    let document = try XCTUnwrap(PDFDocument(data: data))
    XCTAssertEqual(document.pageCount, 1)
    XCTAssertEqual(document.page(at: 0)?.bounds(for: .cropBox), bounds)
    XCTAssertEqual(document.page(at: 0)?.pageRef?.pageNumber, 1)
  }

  func testPagesAreCreatedFromImages() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
    let page = try XCTUnwrap(PDFPage(image: image))
    let document = PDFDocument()
    document.insert(page, at: 0)
    XCTAssertEqual(document.pageCount, 1)
    XCTAssertEqual(document.index(for: page), 0)
    XCTAssertEqual(page.bounds(for: .mediaBox).size, CGSize(width: 30, height: 40))
    XCTAssertEqual(
      page.thumbnail(of: CGSize(width: 15, height: 100), for: .cropBox).size,
      CGSize(width: 15, height: 20))
    let note = PDFAnnotation(
      bounds: CGRect(x: 0, y: 0, width: 5, height: 5), forType: .highlight, withProperties: nil)
    page.addAnnotation(note)
    XCTAssertTrue(page.annotation(at: CGPoint(x: 1, y: 1)) === note)
    XCTAssertEqual(note.type, "Highlight")
  }

  func testContactsAreCopied() throws {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))
    ]
    let copy = try XCTUnwrap(contact.mutableCopy() as? CNMutableContact)
    copy.givenName = "Grace"
    XCTAssertEqual(contact.givenName, "Ada")
    XCTAssertEqual(copy.phoneNumbers.first?.value.stringValue, "1")
    XCTAssertEqual(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome), "home")
  }

  func testBluetoothCallsAndSpeechAreNotAvailable() {
    XCTAssertEqual(CBCentralManager(delegate: nil, queue: nil).state, .unsupported)
    XCTAssertEqual(CBUUID(string: "180d"), CBUUID(string: "180D"))
    var refused: (any Error)?
    CXCallController().request(CXTransaction(action: CXEndCallAction(call: UUID()))) {
      refused = $0
    }
    XCTAssertNotNil(refused)
    var status: SFSpeechRecognizerAuthorizationStatus?
    SFSpeechRecognizer.requestAuthorization { status = $0 }
    XCTAssertEqual(status, .denied)
  }
}

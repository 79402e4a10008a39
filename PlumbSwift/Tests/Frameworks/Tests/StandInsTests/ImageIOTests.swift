// SPDX-License-Identifier: MIT

import ImageIO
import XCTest

/// Expectations: Apple's documentation of image sources.
final class ImageIOTests: XCTestCase {
  /// A PNG image of 40 × 20 pixels in one colour.
  private let picture = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAJElEQVR42mP438AwIIhh1OJRi0ctHrV41OJRi0ctHrV45FgMAIzHrR30VoB/AAAAAElFTkSuQmCC
      """)!

  func testThumbnailsKeepTheirProportions() throws {
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    let source = try XCTUnwrap(CGImageSourceCreateWithData(picture as CFData, options))
    XCTAssertEqual(CGImageSourceGetCount(source), 1)
    XCTAssertEqual(CGImageSourceGetType(source), "public.png")
    let smaller =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: CGFloat(10),
      ] as [CFString: Any] as CFDictionary
    let thumbnail = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, smaller))
    XCTAssertEqual([thumbnail.width, thumbnail.height], [10, 5])
    let larger = [kCGImageSourceThumbnailMaxPixelSize: 100] as CFDictionary
    let same = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, larger))
    XCTAssertEqual([same.width, same.height], [40, 20])
    // A maximum of 0 is ignored since iOS 17.4. Source: Kingfisher's tests.
    let none = [kCGImageSourceThumbnailMaxPixelSize: 0] as CFDictionary
    XCTAssertEqual(CGImageSourceCreateThumbnailAtIndex(source, 0, none)?.width, 40)
    XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(source, 1, larger))
  }

  func testPropertiesAndFiles() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try picture.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let source = try XCTUnwrap(CGImageSourceCreateWithURL(url as CFURL, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    XCTAssertEqual(properties?[kCGImagePropertyPixelWidth] as? Int, 40)
    XCTAssertEqual(properties?[kCGImagePropertyPixelHeight] as? Int, 20)
    XCTAssertNil(CGImageSourceCreateWithData(Data("no image".utf8) as CFData, nil))
  }

  /// `CGImageDestinationFinalize` returns false.
  func testDestinationsWriteNothing() throws {
    let source = try XCTUnwrap(CGImageSourceCreateWithData(picture as CFData, nil))
    let data = NSMutableData()
    let destination = try XCTUnwrap(
      CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
    let options = [kCGImageDestinationLossyCompressionQuality: 0.8] as CFDictionary
    CGImageDestinationAddImageFromSource(destination, source, 0, options)
    XCTAssertFalse(CGImageDestinationFinalize(destination))
    XCTAssertEqual(data.length, 0)
  }
}

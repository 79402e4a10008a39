// SPDX-License-Identifier: MIT

import Foundation
import ImageIO
import XCTest

/// Expectations: Apple's documentation of byte sequences and of Core Foundation.
final class BytesTests: XCTestCase {
  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    return url
  }

  func testLinesOfFiles() async throws {
    let url = try file("one\r\ntwo\n\nthr\u{E9}e")
    var lines: [String] = []
    for try await line in url.lines { lines.append(line) }
    XCTAssertEqual(lines, ["one", "two", "thr\u{E9}e"])
    var characters = ""
    for try await character in url.resourceBytes.characters { characters.append(character) }
    XCTAssertEqual(characters, "one\r\ntwo\n\nthr\u{E9}e")
    let handle = try FileHandle(forReadingFrom: url)
    var count = 0
    for try await _ in handle.bytes { count += 1 }
    XCTAssertEqual(count, 16)
  }

  func testBytesOfResponses() async throws {
    let configuration = URLSessionConfiguration.default
    configuration.multipathServiceType = .handover
    configuration.sharedContainerIdentifier = "group"
    let session = URLSession(configuration: configuration)
    let url = try XCTUnwrap(URL(string: "data:text/plain,a%0Ab"))
    let (bytes, response) = try await session.bytes(from: url)
    XCTAssertEqual(response.mimeType, "text/plain")
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    XCTAssertEqual(lines, ["a", "b"])
    let all = await session.allTasks
    XCTAssertEqual(all.count, 0)
    let (data, _, _) = await session.tasks
    XCTAssertEqual(data.count, 0)
  }

  func testCFDictionariesAreReadByKeyAddresses() {
    let delays: [CFString: Any] = [kCGImagePropertyGIFDelayTime: 0.25]
    let properties = [kCGImagePropertyGIFDictionary: delays as CFDictionary] as CFDictionary
    let key = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
    XCTAssertTrue(CFDictionaryContainsKey(properties, key))
    let gif = unsafeBitCast(CFDictionaryGetValue(properties, key), to: CFDictionary.self)
    let unclamped = Unmanaged.passUnretained(kCGImagePropertyGIFUnclampedDelayTime).toOpaque()
    XCTAssertFalse(CFDictionaryContainsKey(gif, unclamped))
    let delay: AnyObject = unsafeBitCast(
      CFDictionaryGetValue(
        gif, Unmanaged.passUnretained(kCGImagePropertyGIFDelayTime).toOpaque()),
      to: AnyObject.self)
    XCTAssertEqual(delay.doubleValue, 0.25)
    let pointer = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
    defer { pointer.deallocate() }
    pointer.initialize(to: nil)
    XCTAssertTrue(CFDictionaryGetValueIfPresent(properties, key, pointer))
    XCTAssertFalse(CFDictionaryGetValueIfPresent(properties, unclamped, nil))
  }

  func testCFStringEncodingsAreConverted() {
    let encoding = CFStringConvertEncodingToNSStringEncoding(
      CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
    XCTAssertEqual(encoding, 0x8000_0632)
    XCTAssertEqual(
      String(data: Data([0xC4, 0xE3]), encoding: String.Encoding(rawValue: encoding)), "\u{4F60}")
    XCTAssertEqual(CFStringConvertIANACharSetNameToEncoding("UTF-8" as CFString), 0x0800_0100)
    XCTAssertEqual(
      CFStringConvertIANACharSetNameToEncoding("x" as CFString), kCFStringEncodingInvalidId)
    XCTAssertEqual(CFStringConvertNSStringEncodingToEncoding(4), 0x0800_0100)
  }

  func testPercentEscapesAreAddedAndReplaced() {
    let escaped = CFURLCreateStringByAddingPercentEscapes(
      nil, "a b/\u{E9}#" as CFString, nil, "/" as CFString,
      CFStringBuiltInEncodings.UTF8.rawValue)
    XCTAssertEqual(escaped as String?, "a%20b%2F%C3%A9%23")
    let text = CFURLCreateStringByReplacingPercentEscapes(
      nil, "a%20b%2F%+5" as CFString, "" as CFString)
    XCTAssertEqual(text as String?, "a b/%+5")
  }

  func testProcessNameAndSocketAddressLength() {
    XCTAssertFalse(ProcessInfo().processName.isEmpty)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    let length = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { $0.pointee.sa_len }
    }
    XCTAssertEqual(length, 16)
  }
}

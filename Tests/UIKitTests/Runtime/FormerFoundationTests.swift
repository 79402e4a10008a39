// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Members that Foundation lacks on Linux. Source: Apple's documentation.
@Suite struct FormerFoundationTests {
  @Test func attributeDictionariesReturnFileValues() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("four".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let attributes = NSDictionary(
      dictionary: try FileManager.default.attributesOfItem(atPath: file.path))
    #expect(attributes.fileSize() == 4)
    #expect(attributes.fileType() == FileAttributeType.typeRegular.rawValue)
    #expect(attributes.fileModificationDate().map { abs($0.timeIntervalSinceNow) < 3600 } == true)
    #expect(NSDictionary().fileSize() == 0)
  }

  @Test func scannersFillObjects() {
    let scanner = Scanner(string: "name = value")
    var text: NSString?
    #expect(scanner.scanUpTo("=", into: &text))
    #expect(text == "name ")
    #expect(!scanner.scanString("!", into: &text))
  }

  @Test func textsAreFormattedInALocale() {
    let arguments: [any CVarArg] = [3]
    #expect(String(localizedFormat: "%d", locale: nil, arguments: arguments) == "3")
  }
}

// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing

@testable import AppResources

struct LanguageDirectionTests {
  /// ICU, through Foundation, gives the expected direction of every language.
  @Test func directionAgreesWithICU() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let codes = letters.flatMap { first in letters.map { first + $0 } }
    let regions = ["", "-IN", "-PK", "-AF", "-KZ", "-MN", "-CC", "-US", "_IL"]
    for identifier in codes.flatMap({ code in regions.map { code + $0 } }) {
      let expected = Locale(identifier: identifier).language.characterDirection
      let language = try #require(AppLanguage(identifier))
      #expect((language.direction == .rightToLeft) == (expected == .rightToLeft), "\(identifier)")
    }
  }

  /// The script in the tag takes precedence.
  @Test(arguments: [
    ("pa-Arab", true), ("uz-Arab-AF", true), ("az-Arab", true), ("ar-Latn", false),
    ("ks-Deva", false), ("sr-Latn-RS", false), ("yi-Hebr", true), ("ff-Adlm", true),
  ])
  func scriptInTheTagDecidesTheDirection(_ identifier: String, isRightToLeft: Bool) throws {
    let language = try #require(AppLanguage(identifier))
    #expect((language.direction == .rightToLeft) == isRightToLeft)
  }
}

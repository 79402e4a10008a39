// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutReports

/// The expected values were counted by hand.
struct PseudoLanguageTests {
  @Test func everyWordGetsTwoFifthsMore() {
    let longer = PseudoLanguage.longer
    #expect(longer.transform("Send") == "Seendd")
    #expect(longer.transform("a") == "aa")
    #expect(longer.transform("") == "")
    // 10 letters and 4 more; punctuation and spaces stay unchanged.
    #expect(longer.transform("abcdefghij").count == 14)
    #expect(longer.transform("Go, now!") == "Goo, nooww!")
    #expect(longer.transform("%1$@ …") == "%11$@ …")
  }

  @Test func everyLetterButOneGetsAnAccent() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let accented = PseudoLanguage.accented.transform(letters)
    #expect(accented.count == letters.count)
    #expect(zip(letters, accented).filter { $0 == $1 }.map(\.0) == ["Q", "q"])
    #expect(PseudoLanguage.accented.transform("7 %") == "7 %")
  }

  @Test func linesAreShortenedToAThird() {
    #expect(PseudoLanguage.shortest.transform("Password") == "Pas")
    #expect(PseudoLanguage.shortest.transform("Hi\nthere") == "H\nth")
  }

  @Test func everyLineRunsFromRightToLeft() {
    #expect(PseudoLanguage.rtl.transform("Hi\n") == "\u{202E}Hi\u{202C}\n")
  }
}

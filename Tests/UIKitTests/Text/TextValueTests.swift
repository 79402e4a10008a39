// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Names and values of text and keyboard interfaces. Source: Apple's documentation of each.
@MainActor
struct TextValueTests {
  /// The names of the HTML standard's autofill fields, which storyboards contain, too.
  @Test func contentTypesHaveTheirNames() {
    #expect(UITextContentType.givenName.rawValue == "given-name")
    #expect(UITextContentType.postalCode.rawValue == "postal-code")
    #expect(UITextContentType.creditCardNumber.rawValue == "cc-number")
    #expect(UITextContentType.creditCardSecurityCode.rawValue == "cc-csc")
    #expect(UITextContentType.birthdate.rawValue == "bday")
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UIKeyboardAppearance.alert == .dark)
  }

  @Test func checkersStoreIgnoredAndLearnedWords() {
    let checker = UITextChecker()
    #expect(checker.ignoredWords == nil)
    checker.ignoreWord("plumb")
    checker.ignoreWord("plumb")
    #expect(checker.ignoredWords == ["plumb"])
    UITextChecker.learnWord("plumbum")
    #expect(UITextChecker.hasLearnedWord("plumbum"))
    UITextChecker.unlearnWord("plumbum")
    #expect(!UITextChecker.hasLearnedWord("plumbum"))
  }

  @Test func documentProxiesMarkText() {
    let keyboard = UIInputViewController()
    let document = keyboard.textDocumentProxy
    document.insertText("a")
    document.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    document.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(document.documentContextBeforeInput == "ani")
    document.insertText("你")
    #expect(document.documentContextBeforeInput == "a你")
    document.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    document.unmarkText()
    document.insertText("y")
    #expect(document.documentContextBeforeInput == "a你xy")
    var entries: Int?
    keyboard.requestSupplementaryLexicon { entries = $0.entries.count }
    #expect(entries == 0)
  }

  @Test func descriptorsCarryAMatrixAndFindFonts() {
    let descriptor = UIFontDescriptor(name: "Georgia", size: 14)
    let slanted = descriptor.withMatrix(CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0))
    #expect(descriptor.matrix == .identity)
    #expect(slanted.matrix.c == 0.2)
    #expect(slanted != descriptor)
    let found = descriptor.matchingFontDescriptors(withMandatoryKeys: [.family])
    #expect(found.map(\.postscriptName) == ["Georgia"])
    let unknown = UIFontDescriptor(name: "NoSuchFont", size: 14)
    #expect(unknown.matchingFontDescriptors(withMandatoryKeys: nil).isEmpty)
    #expect(UIFontDescriptor.SymbolicTraits.classScripts.rawValue == 10 << 28)
  }

  @Test func columnTerminatorsContainTheDecimalSeparator() {
    let german = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    #expect(german.contains(","))
    #expect(!german.contains("."))
  }

  @Test func actionsHaveAPresentationSource() {
    let button = UIButton()
    var source: AnyObject?
    let action = UIAction { source = $0.presentationSourceItem }
    action.performWithSender(button, target: nil)
    #expect(source === button)
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import TestSettings
import Testing

@Suite struct IBFileTests {
  @Test(arguments: ["", " \n\t\r\n"])
  func whiteSpaceOnlyFileIsEmpty(text: String) {
    #expect(readError(text.utf8)?.reason == .empty)
  }

  @Test func tooLargeFileIsRejected() {
    let size = IBFile.sizeLimit + 1
    #expect(
      readError(Data(count: size))?.reason
        == .tooLarge(bytes: size, limit: IBFile.sizeLimit))
  }

  /// Two megabytes, or eleven if `PLUMB_LONG_TESTS` is set in the environment.
  @Test func largeFilesAreRead() throws {
    let isLong = TestSettings.isLong
    let count = isLong ? 800_000 : 150_000
    let views = String(repeating: "<view id='a'/>\n", count: count)
    let xml = "<document type='x.CocoaTouch.XIB'><objects>\(views)</objects></document>"
    let document = try IBFile.load(Data(xml.utf8), file: "large.xib")
    #expect(document.root.list("objects").count == count)
  }

  @Test func nonXMLFileIsMalformed() {
    let error = readError("no angle bracket\nanywhere".utf8)
    #expect(error?.line == 1)
    #expect(error?.reason == .malformed("the document does not start with an element"))
  }

  @Test func zerosAreNotXML() {
    #expect(readError(repeatElement(0, count: 10_000))?.line == 1)
  }

  @Test func aTruncatedFileNamesTheElementThatIsOpen() {
    let xml = "<document type='x.CocoaTouch.XIB'>\n<objects>\n<view id='a'>\n<rect "
    #expect(
      readError(xml.utf8)
        == IBFileError(
          file: "bad.xib", line: 4, column: 7, reason: .truncated(open: "view", openedOn: 3)))
  }

  @Test func everyPrefixOfADocumentIsAnErrorAndNeverATrap() {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="x.CocoaTouch.XIB"><objects><label text="a &amp; b" id="1"><rect
      key="frame" x="0.0"/><string key="text">ü</string></label></objects></document>
      """
    let bytes = Array(xml.utf8)
    for count in 0..<bytes.count {
      #expect(readError(bytes[..<count]) != nil, "\(count) bytes")
    }
    #expect(readError(bytes) == nil)
  }

  @Test func entityBombIsRejectedAtItsDeclaration() {
    let xml = """
      <?xml version="1.0"?>
      <!DOCTYPE a [
      <!ENTITY a "aaaaaaaaaa">
      <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      ]>
      <document>&b;</document>
      """
    let error = readError(xml.utf8)
    #expect(error?.line == 2)
    #expect(error?.reason == .documentType)
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ATTLIST a b CDATA #IMPLIED>]>\n<a/>",
    "<!DOCTYPE a [<!NOTATION n SYSTEM 'x'>]>\n<a/>", "<!DOCTYPE a SYSTEM 'a.dtd'>\n<a/>", "<!x",
  ])
  func declarationsAreRefused(xml: String) {
    #expect(readError(xml.utf8)?.line == 1)
    #expect(readError(xml.utf8)?.reason == .documentType)
  }

  @Test func markupInCommentsAndCDATAIsIgnored() throws {
    let xml = """
      <!-- <!DOCTYPE a> <?b?> -->
      <document type='x.CocoaTouch.XIB'><objects><string><![CDATA[<!ENTITY> <?b?>]]></string>
      </objects></document>
      """
    let document = try IBFile.load(Data(xml.utf8), file: "marks.xib")
    #expect(document.root.list("objects").first?.text == "<!ENTITY> <?b?>")
  }

  @Test(arguments: ["<?b?>", "<?b ?>", "<?b c?>", "<?b\n?>"])
  func processingInstructionsAreIgnored(instruction: String) throws {
    let xml = "\(instruction)<document type='x.CocoaTouch.XIB'>\(instruction)<objects/></document>"
    #expect(readError(xml.utf8) == nil)
  }

  @Test(arguments: ["<?xml?><a/>", "<?xml", "<?b", "<?", "<!--", "<![CDATA[", "<!", "<"])
  func incompleteMarkupIsAnError(xml: String) {
    #expect(readError(xml.utf8)?.line == 1)
  }

  @Test(arguments: ["UTF-16", "UTF-7", "EBCDIC-CP-US", "x"])
  func encodingsThatAreNotASCIICompatibleAreRejected(name: String) {
    let xml = "<?xml version='1.0' encoding='\(name)'?><document type='x.CocoaTouch.XIB'/>"
    #expect(
      readError(xml.utf8)?.reason
        == .malformed("the encoding '\(name)' cannot be read; save it as UTF-8"))
  }

  @Test func endlessNestingIsOneError() {
    let xml = String(repeating: "<view>\n", count: 100_000)
    let error = readError(xml.utf8)
    #expect(error?.line == 513)
    #expect(error?.reason == .tooDeep(limit: 512))
  }

  @Test(arguments: [
    ("<a>\n<b>\n</a>", 3, "the end tag </a> does not match <b> of line 2"),
    ("<a/>\n<b/>", 2, "a second element follows the outermost one"),
    ("<a>\nx & y</a>", 2, "an '&' that starts no entity (write '&amp;')"),
    ("<a x='1' x='2'/>", 1, "the attribute 'x' is written twice in one element"),
    ("<a>&nbsp;</a>", 1, "the entity '&nbsp;' is not declared"),
  ])
  func malformedXMLIsExplained(xml: String, line: Int, text: String) {
    let error = readError(xml.utf8)
    #expect(error?.line == line)
    #expect(error?.reason == .malformed(text))
  }

  @Test func otherXMLIsNotInterfaceBuilder() {
    #expect(
      readError("<plist version='1.0'/>".utf8)?.reason
        == .notInterfaceBuilder("the outermost element is <plist>, not <document>"))
  }

  @Test func formatBeforeXcode5GivesAdvice() throws {
    let error = try #require(
      readError("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>".utf8))
    #expect(error.message.contains("open it in Xcode and save it once"))
  }

  /// Source: the outermost tags that Xcode writes for the templates of each platform.
  @Test(arguments: [
    (#"type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa""#, "for macOS"),
    (#"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB""#, "for macOS"),
    (#"type="com.apple.InterfaceBuilder.WatchKit.Storyboard""#, "for watchOS"),
    (#"type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV""#, "for tvOS"),
    // A document for tvOS whatever its type.
    (
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="AppleTV""#,
      "for tvOS"
    ),
  ])
  func documentsOfOtherPlatformsAreRejected(attributes: String, platform: String) {
    let xml = "<document \(attributes)/>"
    #expect(readError(xml.utf8)?.reason == .notInterfaceBuilder("it is \(platform)"))
    let head = Array("<?xml version=\"1.0\"?>\n<!-- a > b --><document \(attributes)><scenes".utf8)
    #expect(ForeignFormat(startOfFile: head)?.description == platform)
    for count in head.indices { _ = ForeignFormat(startOfFile: Array(head[..<count])) }
  }

  @Test(arguments: [
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" x=">"><a/>"#,
    "<plist version='1.0'/>", "<document", "",
  ])
  func documentsForIOSAndOtherXMLAreNotForeign(text: String) {
    #expect(ForeignFormat(startOfFile: Array(text.utf8)) == nil)
  }

  @Test func unresolvedMergesNameTheLineOfTheMarker() {
    func document(_ lines: String...) -> String {
      "<document type='x.CocoaTouch.XIB'>\n<objects>\n" + lines.joined(separator: "\n")
        + "\n<view id='a'/></objects></document>"
    }
    for lines in [
      document("<<<<<<< HEAD", "=======", ">>>>>>> other"), document("<<<<<<<"),
      document("||||||| base"), document(">>>>>>> other"), document("======="),
    ] {
      let error = readError(lines.utf8)
      #expect(error?.reason == .unresolvedMerge, "\(lines)")
      #expect(error?.line == 3)
    }
    // The text of a view may contain anything.
    let text = document("<textView id='b'><string key='text'>", "=======", "</string></textView>")
    #expect(readError(text.utf8) == nil)
  }

  @Test func errorsArePrintedAsFileLineMessage() {
    var error = IBFileError(file: "a/b.xib", line: 7, reason: .malformed("why"))
    #expect(error.description == "a/b.xib:7: error: not well-formed XML: why [unreadable-file]")
    error.column = 3
    #expect(error.description == "a/b.xib:7:3: error: not well-formed XML: why [unreadable-file]")
    #expect(
      IBFileError(file: "a.xib", reason: .empty).description
        == "a.xib: error: the file is empty [unreadable-file]")
  }

  @Test func utf16IsReadLikeUTF8() throws {
    let xml =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><document type='x.CocoaTouch.XIB'>ü</document>"
    let document = try IBFile.load(
      #require(xml.data(using: .utf16)), file: "utf16.xib")
    #expect(document.root.text == "ü")
  }
}

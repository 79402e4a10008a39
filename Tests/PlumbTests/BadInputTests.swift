// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Bad input gives one message on standard error and exit code 2 (or notes and a picture), and no
/// partial output.
struct BadInputTests {
  private func refusal(_ text: String) throws -> Workplace.Outcome {
    let place = try Workplace()
    try place.write(text, to: "Bad.storyboard")
    let outcome = try place.plumb("render", "Bad.storyboard")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count { $0.contains("error: ") } == 1)
    #expect(place.files() == ["Bad.storyboard"])
    return outcome
  }

  @Test func missingFilesAreNamed() throws {
    let outcome = try Workplace().plumb("render", "Nowhere.storyboard")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors == "Nowhere.storyboard: error: no such file [bad-input]\n")
  }

  @Test func emptyFilesAndNonXMLFilesAreRejected() throws {
    #expect(try refusal("").errors.contains("empty"))
    #expect(try refusal("just some words").errors.hasPrefix("Bad.storyboard:1:1: error: "))
  }

  @Test func truncatedFilesNameTheOpenElement() throws {
    let whole = Documents.storyboard(Documents.scene("one"))
    let outcome = try refusal(String(whole.prefix(whole.count / 2)))
    #expect(outcome.errors.contains("Bad.storyboard:"))
  }

  @Test func entityBombsAreNotExpanded() throws {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>
      <document>&d;</document>
      """
    _ = try refusal(bomb)
  }

  @Test func excessiveNestingIsRejected() throws {
    let depth = 100_000
    let nested =
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(try refusal(nested).errors.contains("nested"))
  }

  @Test func hugeFilesAreRejectedUnread() throws {
    let place = try Workplace()
    try place.write("<document>", to: "Huge.storyboard")
    let file = try FileHandle(
      forWritingTo: place.folder.appendingPathComponent("Huge.storyboard"))
    try file.truncate(atOffset: 100 << 20)
    try file.close()
    let outcome = try place.plumb("render", "Huge.storyboard")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("bytes"))
  }

  @Test func otherFilesAreDrawnDespiteABadOne() throws {
    let place = try Workplace()
    try place.write("<document", to: "App/A.storyboard")
    try place.write(Documents.storyboard(Documents.scene("one")), to: "App/B.storyboard")
    let outcome = try place.plumb("render", "App", "-o", "out")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("App/A.storyboard"))
    #expect(place.files() == ["App/A.storyboard", "App/B.storyboard", "out/B.svg"])
  }

  /// Each malformed file gives one message and does not affect other files. XMLParser trapped on
  /// three of them.
  @Test func otherFilesAreDrawnDespiteAnyMalformedOne() throws {
    let place = try Workplace()
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("MarkupTreeTests/Malformed")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".xml") }
    #expect(names.count > 100)
    for name in names {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
      try place.write(bytes, to: "App/\(name).xib")
    }
    try place.write(Documents.storyboard(Documents.scene("one")), to: "App/Good.storyboard")
    for command in [["render", "App", "-o", "out"], ["verify", "App"]] {
      let outcome = try place.plumb(command)
      #expect(outcome.exitCode == 2)
      let errors = outcome.errors.split(separator: "\n").filter { $0.contains("error:") }
      #expect(errors.count { $0.hasPrefix("App/") } == names.count)
    }
    #expect(place.files().filter { $0.hasPrefix("out") } == ["out/Good.svg"])
  }

  static let foreignFiles = [
    "Watch/Interface.storyboard":
      #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"><scenes/></document>"#,
    "Mac/MainMenu.xib":
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects/></document>"#,
    "TV/Main.storyboard":
      #"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard"><scenes/></document>"#,
    "Old/Old.xib": #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#,
  ]

  /// A folder may hold the documents of all platforms of an app.
  @Test(arguments: [
    ["check"], ["verify"], ["frames"], ["normalize", "--check"], ["matrix"],
    ["render", "-o", "out"], ["preview", "-o", "page.html"], ["range", "--width", "320...430"],
  ])
  func foreignDocumentsInFoldersAreSkippedWithOneNote(command: [String]) throws {
    let place = try Workplace()
    for (name, text) in Self.foreignFiles { try place.write(text, to: "App/\(name)") }
    let alone = try place.plumb([command[0], "App"] + command.dropFirst())
    // A page without scenes is not written.
    #expect(alone.exitCode == (command[0] == "preview" ? 2 : 0), "\(alone.errors)")
    try place.write(
      Documents.storyboard(Documents.scene("one", content: Documents.labels("Hi"))),
      to: "App/Main.storyboard")
    let outcome = try place.plumb([command[0], "App"] + command.dropFirst())
    #expect(outcome.exitCode < 2, "\(outcome.errors)")
    let notes = outcome.errors.split(separator: "\n").filter { $0.contains("[foreign-file]") }
    #expect(
      notes == [
        """
        note: skipped 4 documents that are not for iOS: 1 for macOS, 1 for tvOS, 1 for watchOS, \
        1 from before Xcode 5 [foreign-file]
        """
      ])
  }

  @Test func foreignDocumentsInComparedFoldersAreSkipped() throws {
    let place = try Workplace()
    for (name, text) in Self.foreignFiles {
      try place.write(text, to: "Old/\(name)")
      try place.write(text.replacing("/>", with: "><a/></archive>"), to: "New/\(name)")
    }
    let outcome = try place.plumb("diff", "Old", "New")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count { $0.contains("[foreign-file]") } == 1)
    let text = try place.plumb("diff", "--textconv", "Old/Mac/MainMenu.xib")
    #expect(text.exitCode == 0)
    #expect(text.output == Self.foreignFiles["Mac/MainMenu.xib"])
  }

  @Test func foreignDocumentsOnTheCommandLineAreErrors() throws {
    let place = try Workplace()
    for (name, text) in Self.foreignFiles {
      try place.write(text, to: name)
      for command in [
        ["check"], ["verify"], ["frames"], ["normalize", "--check"], ["matrix"],
        ["render", "-o", "out"], ["preview", "-o", "page.html"], ["range", "--width", "320...430"],
      ] {
        let outcome = try place.plumb([command[0], name] + command.dropFirst())
        #expect(outcome.exitCode == 2, "\(command)")
        #expect(
          (outcome.output + outcome.errors).contains("not an Interface Builder document for iOS"),
          "\(command)")
      }
    }
  }

  @Test(arguments: [
    #"<constraint firstItem="label" firstAttribute="top" secondItem="gone" secondAttribute="top" id="x"/>"#,
    #"<constraint firstItem="label" firstAttribute="height" constant="nan" id="x"/>"#,
    #"<constraint firstItem="label" firstAttribute="height" constant="1e308" id="x"/>"#,
    #"<constraint firstItem="label" firstAttribute="sideways" constant="1" id="x"/>"#,
  ])
  func invalidConstraintsBecomeNotes(constraint: String) throws {
    let place = try Workplace()
    try place.write(
      Documents.storyboard(
        Documents.scene("one", content: Documents.labels("Hi", constraints: constraint))),
      to: "Odd.storyboard")
    let outcome = try place.plumb("render", "Odd.storyboard")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("Odd.storyboard:"))
    #expect(outcome.errors.contains(": note: "))
    #expect(try place.read("Odd.svg").contains(">Hi<"))
  }

  @Test func controllersThatEmbedEachOtherAreDrawnOnce() throws {
    func embedding(_ id: String, _ other: String) -> String {
      Documents.scene(
        id,
        content: """
          <subviews><containerView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \
          translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box">
            <rect key="frame" x="10" y="50" width="300" height="300"/>
            <connections><segue destination="\(other)-controller" kind="embed" id="\(id)-seg"/>\
          </connections>
          </containerView></subviews>
          """)
    }
    let place = try Workplace()
    try place.write(
      Documents.storyboard(embedding("one", "two") + embedding("two", "one")),
      to: "Circle.storyboard")
    let outcome = try place.plumb("render", "Circle.storyboard")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("note"))
    #expect(place.files().count == 3)
  }
}

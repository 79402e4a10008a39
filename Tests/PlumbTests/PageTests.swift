// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The pages of all commands have one design, run no script of their input, and load nothing.
struct PageTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Studio/Tests/Faults.storyboard")
  /// In a storyboard, and as a name in a log.
  private static let hostile = #"<img src=x onerror="alert(1)">"#

  private static func place() throws -> Workplace {
    let place = try Workplace()
    let text = try String(contentsOf: file, encoding: .utf8)
    let name = hostile.replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    let evil = text.replacing(#"userLabel="Banner""#, with: #"userLabel="\#(name)""#)
    try place.write(evil, to: "a/Main.storyboard")
    try place.write(
      evil.replacing(#"constant="400""#, with: #"constant="300""#), to: "b/Main.storyboard")
    try place.write(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UILabel:0xa'\(hostile)'.height == 330   (active)>",
          "<NSLayoutConstraint:0x2 UILabel:0xa'\(hostile)'.height == 30   (active)>"
      )

      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x1 UILabel:0xa'\(hostile)'.height == 330   (active)>

      """, to: "console.log")
    return place
  }

  @Test(arguments: [
    ["matrix", "a/Main.storyboard", "--devices", "iPhone SE"], ["explain", "console.log"],
    ["diff", "a", "b"], ["range", "a/Main.storyboard", "--width", "390...400"],
  ])
  func reportsAreSafe(arguments: [String]) throws {
    let place = try Self.place()
    _ = try place.plumb(arguments + ["-o", "page.html"])
    let page = try place.read("page.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(
      page.contains("content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'\""))
    #expect(page.contains("The design of all pages"))
    #expect(
      page.contains("<a class=\"skip\" href=\"#main\">") && page.contains("<main id=\"main\""))
    #expect(!page.contains("<script") && !page.contains("<img src=x"))
    #expect(page.contains("&lt;img src=x"))
    #expect(page.utf8.count < 300_000)
  }

  @Test func theGalleryHasTheSameDesign() throws {
    let place = try Self.place()
    _ = try place.plumb("preview", "a", "-o", "page.html")
    let page = try place.read("page.html")
    #expect(page.contains("The design of all pages"))
    #expect(page.contains("default-src 'none'"))
    // The name is a string of JSON, which the script writes as text.
    #expect(!page.contains("<img src=x") && page.contains(#"\u003cimg src=x"#))
  }

  /// Where a rule breaks, and where it holds, on one page for several scenes.
  @Test func rangeWritesAPage() throws {
    let place = try Self.place()
    let outcome = try place.plumb(
      "range", "a", "b", "--width", "320...500", "-o", "range.html")
    #expect(outcome.errors.contains("→ range.html"))
    let page = try place.read("range.html")
    #expect(page.components(separatedBy: "<section>").count - 1 == 2)
    #expect(page.contains("class=\"broken\"") && page.contains("Proved for every size"))
  }
}

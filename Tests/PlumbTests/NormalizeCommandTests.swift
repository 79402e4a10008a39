// SPDX-License-Identifier: MIT

import Foundation
import Testing

struct NormalizeCommandTests {
  private static let normal = Documents.storyboard(
    Documents.scene("one", content: Documents.labels("Hi")))
  private static let other = normal.replacingOccurrences(
    of: #"constant="100" id="c3""#, with: #"id="c3" constant="100""#)

  @Test func filesAreCheckedAndWritten() throws {
    let place = try Workplace()
    try place.write(Self.other, to: "App/Main.storyboard")
    let checked = try place.plumb("normalize", "App", "--check")
    #expect(checked.exitCode == 1)
    #expect(checked.output.hasPrefix("App/Main.storyboard:"))
    #expect(checked.output.contains(": warning: not normal [not-normal]\n"))
    let reported = try place.plumb("normalize", "App", "--check", "--format", "github")
    #expect(reported.output.hasPrefix("::warning file=App/Main.storyboard,line="))
    #expect(try place.plumb("normalize", "App", "--in-place", "--format", "json").exitCode == 2)
    #expect(try place.read("App/Main.storyboard") == Self.other)
    #expect(try place.plumb("normalize", "App", "--in-place").exitCode == 0)
    #expect(try place.plumb("normalize", "App", "--check").exitCode == 0)
    #expect(try place.read("App/Main.storyboard").contains(#"constant="100" id="c3""#))
  }

  @Test func outputOfOneFileIsAFile() throws {
    let place = try Workplace()
    try place.write(Self.other, to: "Main.storyboard")
    try place.write(Self.other, to: "App/Main.storyboard")
    #expect(try place.plumb("normalize", "Main.storyboard", "-o", "norm.out").exitCode == 0)
    #expect(try place.read("norm.out").contains(#"constant="100" id="c3""#))
    #expect(try place.plumb("normalize", "Main.storyboard", "-o", "one/").exitCode == 0)
    #expect(try place.plumb("normalize", "App", "-o", "all").exitCode == 0)
    let expected = [
      "App/Main.storyboard", "Main.storyboard", "all/Main.storyboard", "norm.out",
      "one/Main.storyboard",
    ]
    #expect(place.files() == expected)
  }

  @Test func aSingleFileIsPrinted() throws {
    let place = try Workplace()
    let outcome = try place.plumb(["normalize", "-", "--keep-frames"], input: Self.other)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains(#"constant="100" id="c3""#))
    // A filter of git must print files that are normal already.
    let normal = outcome.output
    #expect(try place.plumb(["normalize", "-", "--keep-frames"], input: normal).output == normal)
    let foreign = #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" b="1" a="2"/>"#
    #expect(try place.plumb(["normalize", "-"], input: foreign).output == foreign)
    try place.write("<document", to: "Bad.xib")
    let bad = try place.plumb("normalize", "Bad.xib")
    #expect(bad.exitCode == 2)
    #expect(bad.output.isEmpty)
  }
}

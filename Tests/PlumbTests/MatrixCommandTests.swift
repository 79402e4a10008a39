// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The output, the files and the exit codes of `plumb matrix`.
struct MatrixCommandTests {
  private func place(_ texts: String...) throws -> Workplace {
    let place = try Workplace()
    let scenes = texts.enumerated().map { index, text in
      Documents.scene("s\(index)", title: "Screen \(index)", content: label(text, index))
    }
    try place.write(Documents.storyboard(scenes.joined()), to: "Main.storyboard")
    return place
  }

  /// A label in the top leading corner, as wide as its text.
  private func label(_ text: String, _ number: Int, leading: Int = 16) -> String {
    """
    <subviews><label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" \
    id="label\(number)">
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <rect key="frame" x="16" y="20" width="40" height="20.5"/>
    <color key="textColor" white="0" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/></label></subviews>
    <constraints>
    <constraint firstItem="label\(number)" firstAttribute="leading" secondItem="s\(number)-safe" \
    secondAttribute="leading" constant="\(leading)" id="l\(number)"/>
    <constraint firstItem="label\(number)" firstAttribute="top" secondItem="s\(number)-safe" \
    secondAttribute="top" id="t\(number)"/>
    </constraints>
    """
  }

  @Test func theDefaultMatrixHasEightyConditions() throws {
    let outcome = try place("Hello").plumb("matrix", "Main.storyboard")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("Main.storyboard: Screen 0 (s0), "))
    #expect(outcome.output.contains(" in 80 conditions\n"))
    #expect(outcome.output.contains("  L and AX3, "))
  }

  @Test func conditionsAreTheProductOfTheOptions() throws {
    let outcome = try place("Hello").plumb(
      "matrix", "Main.storyboard", "--devices", "iPhone SE,iPad", "--landscape", "--splits", "half",
      "--pseudo", "longer,rtl", "--format", "json")
    struct Answer: Decodable {
      struct File: Decodable {
        struct Condition: Decodable, Hashable {
          var device: String
          var share: String?
          var pseudo: String?
          var rtl: Bool?
        }
        var conditions: [Condition]
      }
      var files: [File]
    }
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    let conditions = try #require(answer.files.first?.conditions)
    // Two devices in both orientations and half of the iPad in landscape; three variants of the
    // texts each.
    #expect(conditions.count == 15)
    #expect(conditions.count { $0.share == "half" } == 3)
    #expect(conditions.allSatisfy { ($0.pseudo == "rtl") == ($0.rtl == true) })
  }

  @Test func findingsNameTheirConditions() throws {
    let outcome = try place("A title that has no room on a telephone at all, in whatever size")
      .plumb(
        "matrix", "Main.storyboard", "--devices", "iPhone SE,iPad", "--pseudo", "shortest",
        "--format", "json")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("\"rule\": \"outside-superview\""))
    #expect(outcome.output.contains("on iPhone SE, the file's own texts"))
  }

  @Test func pagesAndSheetsShowEveryPicture() throws {
    let place = try place("Hello", "World")
    let arguments = ["matrix", "Main.storyboard", "--devices", "iPhone SE", "--rtl", "--dark"]
    for name in ["sheet.svg", "page.html", "matrix.json", "matrix.txt"] {
      let outcome = try place.plumb(arguments + ["-o", name])
      #expect(outcome.exitCode == 0)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("→ \(name)"))
    }
    #expect(try place.read("sheet.svg").hasPrefix("<svg "))
    let page = try place.read("page.html")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    // Four pictures of each scene. A mirrored layout does not count as a difference.
    #expect(page.components(separatedBy: "<figure ").count - 1 == 8)
    #expect(page.contains("<figcaption>right to left, dark</figcaption>"))
  }

  @Test func recordsRevealChangedFrames() throws {
    let place = try place("Hello")
    let made = try place.plumb("matrix", "Main.storyboard", "--record", "frames/layouts.txt")
    #expect(made.exitCode == 0)
    #expect(made.errors.contains("→ frames/layouts.txt: 1 scenes in 40 conditions"))
    #expect(try place.read("frames/layouts.txt").contains("scene s0 in ../Main.storyboard\n"))
    let same = try place.plumb("matrix", "Main.storyboard", "--expect", "frames/layouts.txt")
    #expect(same.exitCode == 0)
    #expect(same.output.isEmpty)
    let scene = Documents.scene("s0", content: label("Hello", 0, leading: 24))
    try place.write(Documents.storyboard(scene), to: "Main.storyboard")
    let other = try place.plumb("matrix", "Main.storyboard", "--expect", "frames/layouts.txt")
    #expect(other.exitCode == 1)
    #expect(other.output.hasPrefix("../Main.storyboard: s0\n  Hello (label0) (16, 20, "))
    #expect(other.errors.contains("the frames differ from frames/layouts.txt"))
  }

  @Test func changedSinceShowsOnlyChangedScenes() throws {
    let place = try place("Hello", "World")
    try place.git("init", "-q")
    try place.git("add", ".")
    try place.git("commit", "-qm", "One")
    let none = try place.plumb("matrix", "Main.storyboard", "--changed-since", "HEAD")
    #expect(none.exitCode == 0)
    #expect(none.output.isEmpty)
    #expect(none.errors.contains("no scene has changed since HEAD"))
    let scenes =
      Documents.scene("s0", title: "Screen 0", content: label("Hello", 0))
      + Documents.scene("s1", title: "Screen 1", content: label("World", 1, leading: 24))
    try place.write(Documents.storyboard(scenes), to: "Main.storyboard")
    try place.write(
      Documents.storyboard(Documents.scene("s2", content: label("New", 2))), to: "New.storyboard")
    let some = try place.plumb(
      "matrix", ".", "--devices", "iPhone SE", "--changed-since", "HEAD")
    #expect(
      some.output.split(separator: "\n") == [
        "./Main.storyboard: Screen 1 (s1), 1 layout in 1 condition",
        "./New.storyboard: Screen (s2), 1 layout in 1 condition",
      ])
    // A changed translation counts for the whole file.
    try place.write("\"label0.text\" = \"Hallo\";\n", to: "de.lproj/Main.strings")
    let texts = try place.plumb(
      "matrix", "Main.storyboard", "--devices", "iPhone SE", "--changed-since", "HEAD")
    #expect(texts.output.contains("Screen 0 (s0)"))
  }

  @Test(arguments: [
    (["matrix", "Main.storyboard", "--pseudo", "klingon"], "unknown pseudo-language 'klingon'"),
    (["matrix", "Main.storyboard", "--splits", "fifth"], "unknown split 'fifth'"),
    (["matrix", "Main.storyboard", "--expect", "no.txt"], "no.txt: error: no such record"),
    (
      ["matrix", "Main.storyboard", "--expect", "Main.storyboard"], "not a record of 'plumb matrix'"
    ),
    (["matrix", "Main.storyboard", "--expect", "x", "--rtl"], "uses the conditions of its file"),
    (["matrix", "Main.storyboard", "--record", "x", "-o", "y.svg"], "combined with -o"),
    (["matrix", "Main.storyboard", "-o", "a.gif"], "matrix does not write .gif"),
    (["matrix", "Main.storyboard", "--scene", "nobody"], "no scene with the id 'nobody'"),
    (["matrix", "Main.storyboard", "--pairs=-1"], "at least 0"),
    (["matrix", "None.storyboard"], "None.storyboard: error: no such file"),
    (["matrix", "Bad.storyboard"], "Bad.storyboard"),
  ]) func badInputIsReported(arguments: [String], message: String) throws {
    let place = try place("Hello")
    try place.write("<document", to: "Bad.storyboard")
    let outcome = try place.plumb(arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(message))
    #expect(outcome.output.isEmpty)
  }

  @Test func standardInputIsAFile() throws {
    let document = Documents.storyboard(Documents.scene("s0", content: label("Hello", 0)))
    let outcome = try Workplace().plumb(
      ["matrix", "-", "--devices", "iPhone SE"], input: document)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("<stdin>: Screen (s0), 1 layout in 1 condition\n"))
  }
}

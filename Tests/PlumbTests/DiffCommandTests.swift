// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The texts are those in the documentation; the frames are computed from the constraints by hand.
struct DiffCommandTests {
  private static let old = Documents.storyboard(
    Documents.scene("one", content: Documents.labels("Hi")))
  private static let new = old.replacingOccurrences(
    of: #"constant="16" id="c1""#, with: #"constant="24" id="c1""#)

  private func place() throws -> Workplace {
    let place = try Workplace()
    try place.write(Self.old, to: "a/Main.storyboard")
    try place.write(Self.new, to: "b/Main.storyboard")
    return place
  }

  @Test func aChangedConstantIsListedWithTheFramesItMoves() throws {
    let outcome = try place().plumb(
      "diff", "a/Main.storyboard", "b/Main.storyboard", "--devices", "iPhone SE")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output == """
        b/Main.storyboard
          Screen
            leading of label 16 → 24
          Screen on its own canvas
            label (16, 28, 100, 20.5) → (24, 28, 100, 20.5)
          Screen on iPhone SE
            label (16, 28, 100, 20.5) → (24, 28, 100, 20.5)

        """)
  }

  @Test func foldersAreComparedFileByFile() throws {
    let place = try place()
    try place.write(Self.old, to: "b/Same.storyboard")
    try place.write(Self.old, to: "a/Same.storyboard")
    try place.write(Self.old, to: "b/More.storyboard")
    let outcome = try place.plumb("diff", "a", "b", "--no-frames")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output == """
        Main.storyboard
          Screen
            leading of label 16 → 24
        More.storyboard added
          Screen
            scene "Screen" added

        """)
  }

  /// The label is 100 points wide.
  @Test func newAndResolvedFindingsAreListed() throws {
    let place = try place()
    let long = "Wrote the first program"
    try place.write(
      Documents.storyboard(Documents.scene("one", content: Documents.labels(long))),
      to: "b/Main.storyboard")
    let came = try place.plumb("diff", "a", "b", "--devices", "iPhone SE")
    #expect(came.output.contains("  new findings\n    line "))
    #expect(came.output.contains(" [truncated-text]\n"))
    #expect(!came.output.contains("resolved"))
    let went = try place.plumb("diff", "b", "a", "--format", "markdown")
    #expect(went.output.contains("**Resolved findings**\n\n- line "))
    #expect(!went.output.contains("New findings"))
    let json = try place.plumb("diff", "a", "b", "--format", "json")
    #expect(json.output.contains(#""rule" : "truncated-text""#))
    try place.write("rules:\n  truncated-text: off\n", to: ".plumb.yml")
    #expect(try !place.plumb("diff", "a", "b").output.contains("truncated"))
    let none = try place.plumb("diff", "a", "b", "--no-frames")
    #expect(!none.output.contains("new findings"))
  }

  @Test func noiseIsNotAChangeAndIsListedOnRequest() throws {
    let place = try place()
    try place.write(
      Self.old.replacingOccurrences(of: "22505", with: "23000")
        .replacingOccurrences(of: #"x="16""#, with: #"x="17""#), to: "b/Main.storyboard")
    let outcome = try place.plumb("diff", "a", "b")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    let listed = try place.plumb("diff", "a", "b", "--noise")
    #expect(listed.exitCode == 0)
    #expect(listed.output.contains("toolsVersion 22505 → 23000"))
    #expect(listed.output.contains("label.frame.x 16 → 17"))
  }

  @Test(arguments: [
    ("d.md", "- leading of label 16 → 24"), ("d.html", "<li>leading of label 16 → 24</li>"),
    ("d.json", #""property" : "constant""#), ("d.svg", "<svg"),
  ])
  func outputExtensionsSelectTheFormat(name: String, part: String) throws {
    let place = try place()
    #expect(try place.plumb("diff", "a", "b", "-o", name).exitCode == 1)
    #expect(try place.read(name).contains(part))
  }

  @Test func gitRevisionsAndExternalDiffArgumentsAreAccepted() throws {
    let place = try place()
    try place.git("init", "-q")
    try place.write(Self.old, to: "Main.storyboard")
    try place.git("add", "Main.storyboard")
    try place.git("commit", "-qm", "one")
    try place.write(Self.new, to: "Main.storyboard")
    for arguments in [
      ["HEAD"], ["HEAD:Main.storyboard", "Main.storyboard"], ["HEAD", "Main.storyboard"],
    ] {
      let outcome = try place.plumb(["diff"] + arguments + ["--no-frames"])
      #expect(outcome.exitCode == 1, "\(outcome.errors)")
      #expect(outcome.output.contains("leading of label 16 → 24"))
    }
    try place.git("commit", "-qam", "two")
    #expect(
      try place.plumb("diff", "HEAD~1", "HEAD", "--no-frames").output
        == "Main.storyboard\n  Screen\n    leading of label 16 → 24\n")
    let plumb = try Workplace.executable().path
    try place.write("*.storyboard diff=plumb\n", to: ".gitattributes")
    let external = try place.git(
      "-c", "diff.plumb.command='\(plumb)' diff --git --no-frames", "diff", "HEAD~1", "HEAD")
    #expect(external.contains("leading of label 16 → 24"))
    let converted = try place.git(
      "-c", "diff.plumb.textconv='\(plumb)' diff --textconv", "diff", "HEAD~1", "HEAD")
    #expect(converted.contains("+rootView: label.leading = rootView.leading + 24"))
  }

  @Test(arguments: [
    ["diff", "a/Main.storyboard"], ["diff", "a", "nowhere"], ["diff", "a", "b", "-o", "x.pdf"],
    ["diff", "a", "b", "--devices", "iPhone 1000000000"],
  ])
  func incomparableVersionsAreRejected(arguments: [String]) throws {
    let outcome = try place().plumb(arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("error: ") && outcome.errors.hasSuffix("[bad-input]\n"))
  }
}

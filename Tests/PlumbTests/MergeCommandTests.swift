// SPDX-License-Identifier: MIT

import Foundation
import Testing

struct MergeCommandTests {
  private static let base = Documents.storyboard(
    Documents.scene("one", content: Documents.labels("Hi")))

  private static func edited(_ old: String, _ new: String) -> String {
    base.replacingOccurrences(of: old, with: new)
  }

  private static let moved = edited(#"constant="16" id="c1""#, #"constant="24" id="c1""#)

  private func place(ours: String, theirs: String) throws -> Workplace {
    let place = try Workplace()
    try place.write(Self.base, to: "base")
    try place.write(ours, to: "ours")
    try place.write(theirs, to: "theirs")
    return place
  }

  @Test func independentChangesGoIntoOurs() throws {
    let place = try place(ours: Self.moved, theirs: Self.edited(#"text="Hi""#, #"text="Ho""#))
    let outcome = try place.plumb("merge", "base", "ours", "theirs")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    #expect(
      try place.read("ours")
        == Self.moved.replacingOccurrences(of: #"text="Hi""#, with: #"text="Ho""#))
  }

  @Test func conflictsAreMarkedAndDescribed() throws {
    let place = try place(
      ours: Self.edited(#"text="Hi""#, #"text="Ours""#),
      theirs: Self.edited(#"text="Hi""#, #"text="Their--s""#))
    let outcome = try place.plumb("merge", "base", "ours", "theirs", "--path", "Main.storyboard")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.errors
        == "Main.storyboard:11: error: label label: text \"Ours\" in ours, \"Their--s\" in theirs "
        + "[merge-conflict]\n"
    )
    let merged = try place.read("ours")
    for line in ["\n<<<<<<< ours\n", "\n=======\n", "\n>>>>>>> theirs\n", "Their-&#45;s"] {
      #expect(merged.contains(line))
    }
    #expect(try place.plumb("render", "ours", "-o", "x.svg").exitCode == 0)
    #expect(try place.read("x.svg").contains(">Ours<"))
  }

  @Test(arguments: ["text", "json", "sarif", "github", "junit", "markdown"])
  func formatOptionPrintsAReportOfConflicts(format: String) throws {
    let place = try place(
      ours: Self.edited(#"text="Hi""#, #"text="Ours""#),
      theirs: Self.edited(#"text="Hi""#, #"text="Theirs""#))
    let outcome = try place.plumb("merge", "base", "ours", "theirs", "--format", format)
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("label label: text"))
    #expect(outcome.output.contains("merge-conflict"))
    let both = try place.plumb("merge", "base", "ours", "theirs", "-o", "-", "--format", format)
    #expect(both.exitCode == 2)
  }

  @Test func removalAndChangeConflict() throws {
    let line = Self.base.split(separator: "\n").first { $0.contains("id=\"c3\"") } ?? ""
    let place = try place(
      ours: Self.edited(line + "\n", ""),
      theirs: Self.edited(#"constant="100" id="c3""#, #"constant="120" id="c3""#))
    #expect(try place.plumb("merge", "base", "ours", "theirs").exitCode == 1)
    #expect(try place.read("ours").contains("<<<<<<< ours\n=======\n"))
    #expect(try place.plumb("verify", "ours", "--tolerance", "1000").exitCode == 0)
  }

  @Test func noiseOnBothSidesDoesNotConflict() throws {
    let place = try place(
      ours: Self.edited("22505", "23000").replacingOccurrences(of: "x=\"16\"", with: "x=\"18\""),
      theirs: Self.moved.replacingOccurrences(of: "22505", with: "24000")
        .replacingOccurrences(of: "x=\"16\"", with: "x=\"24\""))
    #expect(try place.plumb("merge", "base", "ours", "theirs").exitCode == 0)
    let merged = try place.read("ours")
    #expect(merged.contains("toolsVersion=\"24000\"") && merged.contains("x=\"18\""))
  }

  @Test func badVersionsLeaveOursUnchanged() throws {
    let place = try place(ours: Self.moved, theirs: "<document")
    let outcome = try place.plumb("merge", "base", "ours", "theirs")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("theirs:1:10: error: theirs: "))
    #expect(try place.read("ours") == Self.moved)
  }

  @Test func gitMergesABranchWithTheDriver() throws {
    let place = try Workplace()
    try place.git("init", "-q", "-b", "main")
    let plumb = try Workplace.executable().path
    try place.git(
      "config", "merge.plumb.driver", "'\(plumb)' merge %O %A %B --path %P --marker-size %L")
    try place.write("*.storyboard merge=plumb\n", to: ".gitattributes")
    // The whole file on one line, where git's own merge finds only conflicts.
    func line(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: " ")
    }
    try place.write(line(Self.base), to: "Main.storyboard")
    try place.git("add", ".")
    try place.git("commit", "-qm", "base")
    try place.git("checkout", "-qb", "theirs")
    try place.write(line(Self.edited(#"text="Hi""#, #"text="Ho""#)), to: "Main.storyboard")
    try place.git("commit", "-qam", "theirs")
    try place.git("checkout", "-q", "main")
    try place.write(line(Self.moved), to: "Main.storyboard")
    try place.git("commit", "-qam", "ours")
    try place.git("merge", "-q", "--no-edit", "theirs")
    #expect(
      try place.read("Main.storyboard")
        == line(Self.moved.replacingOccurrences(of: #"text="Hi""#, with: #"text="Ho""#)))
    #expect(try place.git("status", "--porcelain").isEmpty)
  }
}

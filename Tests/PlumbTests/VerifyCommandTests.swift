// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The last line and the exit codes are the contract of the command line.
struct VerifyCommandTests {
  private func place(height: String = "20.5") throws -> Workplace {
    let place = try Workplace()
    let content = Documents.labels("Hi")
      .replacingOccurrences(of: "height=\"20.5\"", with: "height=\"\(height)\"")
    try place.write(
      Documents.storyboard(Documents.scene("one", content: content)), to: "App/Main.storyboard")
    return place
  }

  @Test func agreementIsCountedOnTheLastLine() throws {
    let outcome = try place().plumb("verify", "App")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output
        == "scenes: 1 compared, 1 exact (100.0 %); views: 1 compared, 1 within 0.5 pt (100.0 %); "
        + "skipped: 0\n")
  }

  @Test func differencesAreListedAndExitWithOne() throws {
    let place = try place(height: "40")
    let outcome = try place.plumb("verify", "App")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("label label: recorded (16, 28, 100, 40), computed"))
    #expect(try place.plumb("verify", "App", "--min-views", "50").exitCode == 1)
    #expect(try place.plumb("verify", "App", "--min-views", "0").exitCode == 0)
    #expect(
      try place.plumb("verify", "App", "--tolerance", "30", "--min-views", "50").exitCode == 0)
    #expect(
      try place.plumb("verify", "App", "--intrinsic", "recorded", "--min-views", "100").exitCode
        == 0)
  }

  @Test(arguments: ["nan", "inf", "-1", "101", "most", ""])
  func minViewsIsAPercentage(floor: String) throws {
    let outcome = try place().plumb("verify", "App", "--min-views=\(floor)")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.output.isEmpty && outcome.errors.contains("min-views")
        || outcome.errors.contains("percentage"))
  }

  @Test func unreadableFilesExitWithTwo() throws {
    let place = try place()
    try place.write("<document", to: "App/Bad.storyboard")
    let outcome = try place.plumb("verify", "App", "--min-views", "0")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("App/Bad.storyboard:1:10: error: "))
    #expect(outcome.output.hasPrefix("scenes: 1 compared, 1 exact"))
  }

  @Test func emptyComparisonsExitWithTwo() throws {
    let place = try Workplace()
    try place.write(Documents.storyboard(Documents.scene("one")), to: "Main.storyboard")
    let outcome = try place.plumb("verify", "Main.storyboard", "--min-views", "0")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("nothing was compared"))
  }

  @Test func jsonIsOnStandardOutputAndCountsAreOnStandardError() throws {
    let outcome = try place().plumb("verify", "App", "--format", "json")
    #expect(outcome.errors.hasPrefix("scenes: 1 compared"))
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let scenes = (json as? [String: Any])?["scenes"] as? [[String: Any]]
    #expect(scenes?.count == 1)
    #expect((scenes?.first?["views"] as? [[String: Any]])?.first?["id"] as? String == "label")
  }

  @Test(arguments: ["sarif", "github", "junit"])
  func reportsHaveAFindingForEveryViewThatDiffers(format: String) throws {
    let outcome = try place(height: "40").plumb("verify", "App", "--format", format)
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.hasPrefix("scenes: 1 compared, 0 exact"))
    #expect(outcome.output.contains("App/Main.storyboard"))
    #expect(outcome.output.contains("label label: recorded (16, 28, 100, 40), computed"))
    #expect(outcome.output.contains("differing-frame"))
  }

  @Test func tablesRestrictTheRunAndMissingScenesAreSkipped() throws {
    let place = try place()
    try place.write(
      "file\tscene\nMain.storyboard\tone\nMain.storyboard\tgone\nNone.xib\tx\n", to: "list.tsv")
    let outcome = try place.plumb("verify", "App", "--scenes", "list.tsv")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.hasSuffix("skipped: 2\n"))
    #expect(outcome.errors.contains("Main.storyboard: error: scene gone: no scene with this id"))
    try place.write("no heading\n", to: "list.tsv")
    let fault = try place.plumb("verify", "App", "--scenes", "list.tsv")
    #expect(fault.exitCode == 2)
    #expect(fault.errors.contains("list.tsv:1: error: "))
  }

  @Test func updatedFilesAgreeAndDifferInFramesOnly() throws {
    let place = try place(height: "40")
    let before = try place.read("App/Main.storyboard")
    let outcome = try place.plumb("verify", "App", "--update", "-o", "new")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output.hasPrefix(
        "App/Main.storyboard:10: label label: (16, 28, 100, 40) → (16, 28, 100, 20.5)\n"
          + "App/Main.storyboard: 1 frame → new/Main.storyboard\nscenes: 1 compared, 1 exact"))
    #expect(
      try place.read("new/Main.storyboard")
        == before.replacingOccurrences(of: "height=\"40\"", with: "height=\"20.5\""))
    #expect(try place.read("App/Main.storyboard") == before)
    #expect(try place.plumb("verify", "App", "--update", "--in-place").exitCode == 0)
    #expect(try place.read("App/Main.storyboard") == place.read("new/Main.storyboard"))
    #expect(try place.plumb("verify", "App").exitCode == 0)
  }

  @Test func standardInputIsUpdatedToStandardOutput() throws {
    let place = try place(height: "40")
    let input = try place.read("App/Main.storyboard")
    let outcome = try place.plumb(["verify", "-", "--update", "-o", "-"], input: input)
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output == input.replacingOccurrences(of: "height=\"40\"", with: "height=\"20.5\""))
    #expect(outcome.errors.hasPrefix("scenes: 1 compared, 1 exact"))
  }

  @Test func linksKeepTheirTargetsAndFilesTheirPermissions() throws {
    let place = try place(height: "40")
    let file = place.folder.appendingPathComponent("App/Main.storyboard")
    let link = place.folder.appendingPathComponent("Link.storyboard")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    #expect(
      try place.plumb("verify", "Link.storyboard", "--update", "--in-place").exitCode == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try place.read("App/Main.storyboard").contains("height=\"20.5\""))
    #expect(place.files() == ["App/Main.storyboard", "Link.storyboard"])
  }

  @Test(arguments: [
    ["--update"], ["--in-place"], ["-o", "x"], ["--update", "--in-place", "-o", "x"],
    ["--update", "-o", ""],
  ])
  func updatesNeedOneDestination(arguments: [String]) throws {
    let place = try place(height: "40")
    let outcome = try place.plumb(["verify", "App"] + arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(place.files() == ["App/Main.storyboard"])
  }
}

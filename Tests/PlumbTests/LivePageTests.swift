// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import Testing

@testable import plumb

/// Plumb Studio inside the pages of other commands. `Studio/Tests/pages.mjs` operates real pages.
struct LivePageTests {
  private static let file = Documents.storyboard(
    Documents.scene("one", content: Documents.labels("A text that is too long for its label")))
  /// A page of Studio with the parts that matter here.
  private static let studio = """
    <html><meta content="default-src 'none'; script-src 'sha256-STUDIO=' 'wasm-unsafe-eval' blob:">\
    <script type="application/json" id="files">[]</script></html>
    """

  private static func place() throws -> Workplace {
    let place = try Workplace()
    try place.write(studio, to: "studio.html")
    try place.write(file, to: "a/Main.storyboard")
    try place.write(
      file.replacing("constant=\"100\"", with: "constant=\"60\""), to: "b/Main.storyboard")
    let entries = [330, 30].map { height in
      "<NSLayoutConstraint:0x\(height) UILabel:0xa'It\\'s'.height == \(height)   (active)>"
    }
    try place.write(
      "Unable to simultaneously satisfy constraints.\n(\n    \"\(entries[0])\",\n"
        + "    \"\(entries[1])\"\n)\n\nWill attempt to recover by breaking constraint \n"
        + "\(entries[0])\n", to: "console.log")
    return place
  }

  private static let commands: [[String]] = [
    [
      "matrix", "a/Main.storyboard", "--devices", "iPhone SE,iPad", "--splits", "half",
      "--landscape", "--dark",
    ],
    ["explain", "console.log"], ["diff", "a", "b"],
    ["range", "a/Main.storyboard", "--width", "390...400"], ["preview", "a"],
  ]

  @Test(arguments: commands)
  func aPageContainsStudioOnce(arguments: [String]) throws {
    let place = try Self.place()
    _ = try place.plumb(arguments + ["--studio", "studio.html", "-o", "page.html"])
    let page = try place.read("page.html")
    #expect(page.components(separatedBy: "id=\"live-studio\"").count == 2)
    let text = try #require(page.between("id=\"live-studio\">", "</script>"))
    #expect(try JSONDecoder().decode(String.self, from: Data(text.utf8)) == Self.studio)
    // Only the page's own script and that of Studio run.
    let policy = try #require(page.between("Content-Security-Policy\" content=\"", "\">"))
    let script = try #require(page.between("<script>", "</script>"))
    #expect(
      policy.contains(
        "script-src 'sha256-\(SHA256.base64(of: Array(script.utf8)))' 'sha256-STUDIO=' "
          + "'wasm-unsafe-eval' blob:;"))
    #expect(policy.hasPrefix("default-src 'none'; ") && !policy.contains("unsafe-inline' "))
    // A page without Studio has none of this.
    _ = try place.plumb(arguments + ["--studio", "none", "-o", "plain.html"])
    let plain = try place.read("plain.html")
    #expect(!plain.contains("id=\"live-") && !plain.contains(" data-live=\""))
  }

  private struct File: Decodable {
    var name: String
    var text: String
    var places: [String]?
  }

  /// The files of a page, and the places of its buttons.
  private static func live(
    _ arguments: [String]
  ) throws -> (files: [File], places: [[String: Any]], names: [String]) {
    let place = try Self.place()
    _ = try place.plumb(arguments + ["--studio", "studio.html", "-o", "page.html"])
    let page = try place.read("page.html")
    let text = try #require(page.between("id=\"live-files\">", "</script>"))
    let buttons = page.components(separatedBy: "data-live=\"").dropFirst()
    let places = try buttons.map { button in
      let json = button.prefix { $0 != "\"" }.replacing("&quot;", with: "\"")
      return try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }
    return (
      try JSONDecoder().decode([File].self, from: Data(text.utf8)), places,
      buttons.compactMap { String($0).between("aria-label=\"Open live", "\"") }
    )
  }

  @Test func matrixOpensTheConditionsOfAPicture() throws {
    let (files, places, names) = try Self.live(Self.commands[0])
    #expect(files.map(\.name) == ["a/Main.storyboard"] && files[0].text == Self.file)
    #expect(places.allSatisfy { $0["file"] as? Int == 0 && $0["scene"] as? String == "one" })
    let canvases = places.compactMap { $0["canvas"] as? [String: Any] }
    #expect(canvases.contains { $0["dark"] as? Bool == true })
    // An app on half of an iPad's screen is smaller than the device.
    #expect(canvases.contains { $0["device"] != nil && $0["width"] as? Double ?? 0 > 300 })
    #expect(canvases.contains { $0["device"] != nil && $0["width"] == nil })
    #expect(names.count == places.count && names.allSatisfy { $0.contains("iP") })
  }

  @Test func rangeOpensTheFirstSizeThatBreaksARule() throws {
    let (_, places, names) = try Self.live(Self.commands[3])
    let broken = try #require(places.first { $0["view"] != nil })
    #expect(broken["view"] as? String == "label")
    #expect((broken["canvas"] as? [String: Any])?["width"] as? Double == 390)
    #expect((broken["range"] as? [String: Any])?["to"] as? Double == 400)
    #expect(names.contains { $0.hasPrefix(" at 390 points: ") })
  }

  @Test func diffOpensBothVersions() throws {
    let (files, places, _) = try Self.live(Self.commands[2])
    #expect(files.map { $0.text.contains("constant=\"60\"") } == [false, true])
    #expect(Set(places.compactMap { $0["file"] as? Int }) == [0, 1])
  }

  @Test func explainWritesItsConflictsAsALog() throws {
    let (files, places, _) = try Self.live(Self.commands[1])
    #expect(files[0].places == ["console.log:1"])
    #expect(places.map { $0["conflict"] as? Int } == [0])
    // The message is explained as the one in the log.
    var stream = ConflictStream()
    var found: [ConflictLog] = []
    stream.read(Array(files[0].text.utf8)) { found.append($0.log) }
    stream.finish { found.append($0.log) }
    #expect(found.first?.constraints.map(\.text).first?.contains("'It's'.height == 330") == true)
    #expect(found.count == 1 && found.first?.brokenIndex == 0)
  }

  @Test func standardInputCannotBeOpened() throws {
    let place = try Self.place()
    _ = try place.plumb(
      ["preview", "-", "--studio", "studio.html", "-o", "page.html"], input: Self.file)
    let page = try place.read("page.html")
    #expect(page.contains("<title>") && !page.contains("id=\"live-"))
  }

  @Test func anotherPageIsNotStudio() throws {
    let place = try Self.place()
    try place.write("<html></html>", to: "other.html")
    let outcome = try place.plumb("preview", "a", "--studio", "other.html")
    #expect(outcome.exitCode != 0 && outcome.errors.contains("is not a page of Plumb Studio"))
  }

  /// The examples of FIPS 180-4 and RFC 6234, in base64.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ])
  func hashesAreThoseOfTheStandard(text: String, hash: String) {
    #expect(SHA256.base64(of: Array(text.utf8)) == hash)
  }
}

extension String {
  /// The text between two marks.
  fileprivate func between(_ start: String, _ end: String) -> String? {
    guard let first = range(of: start),
      let last = self[first.upperBound...].range(of: end)
    else { return nil }
    return String(self[first.upperBound..<last.lowerBound])
  }
}

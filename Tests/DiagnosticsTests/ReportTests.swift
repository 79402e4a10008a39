// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import Testing

struct ReportTests {
  private func parsed(_ format: DiagnosticFormat) throws -> [String: Any] {
    let data = Data(Samples.report.written(as: format).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func jsonDecodesToTheSameReport() throws {
    struct Report: Decodable {
      var version: Int
      var files: [String]
      var diagnostics: [Diagnostic]
    }
    let text = Samples.report.written(as: .json)
    let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    #expect(report.diagnostics == Samples.report.diagnostics)
    #expect(report.files == Samples.report.files)
    #expect(report.version == 1)
    #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"files\": ["))
  }

  /// Annotations and code scanning take paths relative to the repository.
  @Test func pathsAreRelativeToTheRepository() {
    let found = Diagnostic(
      "rule", .error, "text", at: Diagnostic.Place(file: "././App/A b.xib", line: 3))
    let report = DiagnosticReport([found])
    #expect(report.written(as: .github).hasPrefix("::error file=App/A b.xib,line=3,"))
    #expect(report.written(as: .sarif).contains("\"uri\": \"App/A%20b.xib\""))
  }

  @Test func linesOfJSONAreIndentedAsTheirValues() {
    let report = Samples.report.json
    #expect(JSONValue.indented(line: report.line) == report.indented)
    let value = JSONValue.array([
      .array([]), .object([JSONValue.Member]()), .string("a\\\"{[,:"),
      .object(["k": .array([.int(-1), .null])]),
    ])
    #expect(JSONValue.indented(line: value.line) == value.indented)
    #expect(JSONValue.indented(line: "1") == "1" && JSONValue.indented(line: "").isEmpty)
  }

  @Test func jsonEscapesForbiddenCharacters() {
    let value = JSONValue.object(["a\"\\": .string("\u{1}\n\u{2028}é"), "n": .number(.nan)])
    #expect(value.line == "{\"a\\\"\\\\\":\"\\u0001\\n\u{2028}é\",\"n\":null}")
    #expect(JSONValue.array([.number(2), .number(0.5), .array([])]).line == "[2,0.5,[]]")
  }

  /// The properties that SARIF 2.1.0 requires, and the places that GitHub reads.
  @Test func sarifHasRulesPlacesAndFixes() throws {
    let sarif = try parsed(.sarif)
    #expect(sarif["version"] as? String == "2.1.0")
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["truncated-text", "conflict"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["warning", "error"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1])
    #expect(results[1]["locations"] == nil)
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: Any])
    #expect(artifact["uri"] as? String == "App/Main%2C%201.storyboard")
    #expect((physical["region"] as? [String: Any])?["startColumn"] as? Int == 3)
    let fix = try #require((results[0]["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect((replacement["deletedRegion"] as? [String: Any])?["byteOffset"] as? Int == 14)
  }

  @Test func annotationsEscapeDelimiters() {
    let lines = Samples.report.written(as: .github).split(separator: "\n")
    #expect(
      lines[0].hasPrefix(
        "::warning file=App/Main%2C 1.storyboard,line=2,col=3,endColumn=8,title=truncated-text::"))
    #expect(lines[0].contains("%0AHolds: AX2 and larger%0A"))
    #expect(lines[1] == "::error title=conflict::two constraints | cannot hold%0A100 %25")
  }

  /// GitHub shows ten annotations of a step.
  @Test func annotationsAreTheTenMostSevere() {
    let notes = (1...4).map { Diagnostic("left-right", .note, "note \($0)") }
    let warnings = (1...12).map { Diagnostic("clipped-text", .warning, "warning \($0)") }
    let report = DiagnosticReport(notes + warnings + [Samples.bare])
    let lines = report.written(as: .github).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[0].hasPrefix("::error title=conflict::"))
    #expect(lines[9] == "::warning title=clipped-text::warning 9")
    #expect(
      lines[10]
        == "::notice title=plumb::and 3 warnings, 4 notes: left-right 4, clipped-text 3")
  }

  /// Columns are counted in bytes, and the edits of a fix-it become one replacement.
  @Test func rdjsonHasSuggestions() throws {
    let source = "<view>\n  <é a=\"left\" b=\"right\"/>\n</view>\n"
    var report = Samples.report
    report.diagnostics[0].place.column = 6
    report.diagnostics[0].place.endColumn = 14
    report.diagnostics[0].fixIts = [
      Diagnostic.FixIt(
        "Use leading",
        edits: [
          Diagnostic.Edit(
            file: "App/Main, 1.storyboard", replacing: 16..<20, with: "leading"),
          Diagnostic.Edit(
            file: "App/Main, 1.storyboard", replacing: 25..<30, with: "trailing"),
        ])
    ]
    let text = report.written(as: .rdjson) {
      $0 == "App/Main, 1.storyboard" ? Array(source.utf8) : nil
    }
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let found = try #require((value["diagnostics"] as? [[String: Any]])?.first)
    #expect(
      NSDictionary(dictionary: found["location"] as? [String: Any] ?? [:]) == [
        "path": "App/Main, 1.storyboard",
        "range": ["start": ["line": 2, "column": 7], "end": ["line": 2, "column": 15]],
      ])
    #expect(found["severity"] as? String == "WARNING")
    #expect(
      found["suggestions"] as? NSArray == [
        [
          "range": ["start": ["line": 2, "column": 10], "end": ["line": 2, "column": 24]],
          "text": "leading\" b=\"trailing",
        ]
      ])
    #expect(!report.written(as: .rdjson).contains("suggestions"))
  }

  @Test func junitHasACaseForEveryFindingAndForFilesWithout() throws {
    let text = Samples.report.written(as: .junit)
    #expect(text.contains("<testsuites name=\"plumb\" tests=\"3\" failures=\"2\">"))
    #expect(text.contains("<testcase classname=\"Fine.xib\" name=\"layout\" file=\"Fine.xib\"/>"))
    #expect(text.contains("name=\"truncated-text (abc-12-xyz)\""))
    #expect(text.contains("too narrow: &lt;&quot;é&quot;&gt;"))
  }

  @Test func markdownEscapesTableDelimiters() {
    let lines = Samples.report.written(as: .markdown).split(separator: "\n")
    #expect(lines[0] == "**Layout:** 1 error, 1 warning.")
    #expect(lines[3].contains("[truncated-text](https://e.org/t)<br>Fix: Let it have"))
    #expect(lines[3].hasSuffix("| AX2 and larger |"))
    #expect(lines[4].contains("two constraints \\| cannot hold 100 % conflict | always |"))
    #expect(DiagnosticReport([]).written(as: .markdown) == "**Layout:** nothing found.\n")
  }

  @Test func fingerprintsStayWhenLinesMove() {
    var moved = Samples.full
    moved.place.line = 200
    moved.message = "'Title' is 13 points too narrow"
    #expect(moved.fingerprint == Samples.full.fingerprint)
    moved.rule = "clipped-text"
    #expect(moved.fingerprint != Samples.full.fingerprint)
    #expect(Samples.bare.fingerprint.count == 16)
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import MarkupTree
import Testing

/// The reader rejects every file of `Malformed` with the error listed in `EXPECTED.tsv`.
///
/// The faults follow from the productions and well-formedness constraints of XML 1.0 (fifth
/// edition). XMLParser traps on three of the files: `angle-in-tag`, `bytes-in-comment` and
/// `bytes-in-name`.
@Suite struct MalformedTests {
  @Test func everyMalformedFileGivesItsExpectedError() throws {
    let table = try String(
      contentsOf: Repository.malformed.appending(path: "EXPECTED.tsv"), encoding: .utf8)
    var names: [String] = ["EXPECTED.tsv"]
    for row in table.split(separator: "\n").dropFirst() {
      let columns = row.split(separator: "\t").map(String.init)
      try #require(columns.count == 3)
      names.append(columns[0])
      let bytes = Array(try Data(contentsOf: Repository.malformed.appending(path: columns[0])))
      let error = refusal(bytes)
      let place = error.map { "\($0.position.line):\($0.position.column)" }
      #expect(place == columns[1], "\(columns[0])")
      #expect(error?.reason.message == columns[2], "\(columns[0])")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.malformed.path)
    #expect(files.sorted() == names.sorted())
  }

  @Test func everyTruncatedDocumentIsRejected() {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?><!-- a --><a b="&lt;" c='é'><?d e?><f/>\
      &#x41;<![CDATA[g]]></a>
      """
    let bytes = Array(xml.utf8)
    for count in 0..<bytes.count {
      let offset = refusal(Array(bytes[..<count]))?.offset
      #expect(offset.map { $0 <= count } == true, "\(count) bytes")
    }
    #expect(refusal(bytes) == nil)
  }

  /// One nested element on a single line. Text, comments and CDATA are allowed at the maximum
  /// depth.
  @Test func depthLimitAppliesToElementsOnly() {
    let limit = MarkupDocument.depthLimit
    func nested(_ depth: Int, _ content: String) -> [UInt8] {
      let tags = String(repeating: "<a>", count: depth)
      return Array((tags + content + String(repeating: "</a>", count: depth)).utf8)
    }
    #expect(refusal(nested(limit, "text<!-- --><![CDATA[x]]>")) == nil)
    #expect(refusal(nested(limit, "<b/>"))?.reason == .tooDeep(limit: limit))
  }
}

/// The error for `bytes`; nil if they are a document.
func refusal(_ bytes: [UInt8]) -> MarkupError? {
  do throws(MarkupError) {
    _ = try MarkupDocument(bytes)
    return nil
  } catch {
    return error
  }
}

// SPDX-License-Identifier: MIT

extension DiagnosticReport {
  /// The report in the Reviewdog Diagnostic Format.
  ///
  /// The format counts columns in bytes. It also has one range for each suggestion, so the edits of
  /// a fix-it become one range with the source text between them. Both need the sources. Columns
  /// of files without a source are counted in characters, and their fix-its are left out.
  ///
  /// - Parameter source: Returns the bytes of a file.
  func rdjson(source: (String) -> [UInt8]?) -> JSONValue {
    var pages: [RuleID: String] = [:]
    for rule in rules { pages[rule.id] = rule.page }
    var last: (file: String, text: ReviewedText?) = ("", nil)
    return .object([
      "source": .object(["name": .string(tool.name)]),
      "diagnostics": .array(
        diagnostics.map { diagnostic in
          if let file = diagnostic.place.file, file != last.file {
            last = (file, source(file).map(ReviewedText.init))
          }
          return diagnostic.rdjson(
            page: pages[diagnostic.rule], source: diagnostic.place.file == nil ? nil : last.text)
        }),
    ])
  }
}

extension Diagnostic {
  fileprivate func rdjson(page: String?, source: ReviewedText?) -> JSONValue {
    var text = message
    if let conditions { text += "\nHolds: \(conditions)" }
    for note in notes { text += "\n\(note)" }
    for fixIt in fixIts { text += "\nFix: \(fixIt.message)" }
    let suggestions = fixIts.compactMap { source?.suggestion($0, in: place.file) }
    return .object([
      "message": .string(text),
      "location": .object([
        "path": .string(Place.plain(place.file ?? "")),
        "range": place.line.map { line in
          .object([
            "start": ReviewedText.position(line, source.column(place.column, line)),
            "end": place.endColumn.map { ReviewedText.position(line, source.column($0, line)) },
          ])
        },
      ]),
      "severity": .string(severity == .note ? "INFO" : severity == .error ? "ERROR" : "WARNING"),
      "code": .object(["value": .string(rule.rawValue), "url": page.map(JSONValue.string)]),
      "suggestions": suggestions.isEmpty ? nil : .array(suggestions),
    ])
  }
}

/// The text of a file with the positions of its lines.
private struct ReviewedText {
  let bytes: [UInt8]
  /// The offset of the first byte of each line.
  let lines: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  static func position(_ line: Int, _ column: Int?) -> JSONValue {
    .object(["line": .int(line), "column": column.map(JSONValue.int)])
  }

  /// The change of a fix-it; nil for advice and for changes to several files.
  func suggestion(_ fixIt: Diagnostic.FixIt, in file: String?) -> JSONValue? {
    guard let start = fixIt.edits.map({ $0.range.lowerBound }).min(),
      let end = fixIt.edits.map({ $0.range.upperBound }).max(), start >= 0, end <= bytes.count,
      fixIt.edits.allSatisfy({ $0.file == file }), let changed = fixIt.edits.applied(to: bytes)
    else { return nil }
    let text = changed[start..<(changed.count - (bytes.count - end))]
    return .object([
      "range": .object(["start": position(of: start), "end": position(of: end)]),
      "text": .string(String(decoding: text, as: UTF8.self)),
    ])
  }

  private func position(of offset: Int) -> JSONValue {
    let line = lines.lastIndex { $0 <= offset } ?? 0
    return Self.position(line + 1, offset - lines[line] + 1)
  }
}

extension ReviewedText? {
  /// The column in bytes, counted from 1, of a column in characters.
  fileprivate func column(_ column: Int?, _ line: Int) -> Int? {
    guard let self, let column, self.lines.indices.contains(line - 1) else { return column }
    let rest = self.bytes[self.lines[line - 1]...].prefix { $0 != 0x0A }
    let before = String(decoding: rest, as: UTF8.self).unicodeScalars.prefix(column - 1)
    return String(String.UnicodeScalarView(before)).utf8.count + 1
  }
}

// SPDX-License-Identifier: MIT

extension DiagnosticReport {
  /// The report in the Static Analysis Results Interchange Format 2.1.0 (an OASIS standard).
  public var sarif: JSONValue {
    let rules = allRules
    var places: [RuleID: Int] = [:]
    for (index, rule) in rules.enumerated() { places[rule.id] = index }
    let driver: JSONValue = .object([
      "name": .string(tool.name),
      "version": .string(tool.version),
      "rules": .array(rules.map { $0.sarif }),
    ])
    return .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object(["driver": driver]),
          "columnKind": .string("unicodeCodePoints"),
          "results": .array(diagnostics.map { $0.sarif(ruleIndex: places[$0.rule] ?? 0) }),
        ])
      ]),
    ])
  }

  /// The rules of the report, then the rules that only its diagnostics mention.
  private var allRules: [RuleDescription] {
    var known = Set(rules.map { $0.id })
    return rules
      + diagnostics.filter { known.insert($0.rule).inserted }.map {
        RuleDescription($0.rule, $0.rule.rawValue, severity: $0.severity)
      }
  }
}

extension Diagnostic.Severity {
  fileprivate var sarifLevel: JSONValue { .string(rawValue) }
}

extension RuleDescription {
  fileprivate var sarif: JSONValue {
    .object([
      "id": .string(id.rawValue),
      "shortDescription": .object(["text": .string(title)]),
      "helpUri": page.map(JSONValue.string),
      "defaultConfiguration": .object(["level": severity.sarifLevel]),
    ])
  }
}

extension Diagnostic {
  fileprivate func sarif(ruleIndex: Int) -> JSONValue {
    var text = message
    if let conditions { text += " Holds: \(conditions)." }
    for note in notes { text += "\n\(note)" }
    let changes = fixIts.filter { !$0.edits.isEmpty }.map { $0.sarif }
    return .object([
      "ruleId": .string(rule.rawValue),
      "ruleIndex": .int(ruleIndex),
      "level": severity.sarifLevel,
      "message": .object(["text": .string(text)]),
      "locations": place.sarif().map { .array([$0]) },
      "relatedLocations": related.isEmpty
        ? nil
        : .array(
          related.enumerated().compactMap { index, related in
            related.place.sarif(id: index + 1, message: related.message)
          }),
      "fixes": changes.isEmpty ? nil : .array(changes),
      "partialFingerprints": .object(["plumb/v1": .string(fingerprint)]),
    ])
  }
}

extension Diagnostic.Place {
  /// The place as a SARIF location; nil if the file is unknown.
  fileprivate func sarif(id: Int? = nil, message: String? = nil) -> JSONValue? {
    guard let file else { return nil }
    let region: JSONValue? = line.map {
      .object([
        "startLine": .int($0),
        "startColumn": column.map(JSONValue.int),
        "endColumn": endColumn.map(JSONValue.int),
      ])
    }
    return .object([
      "id": id.map(JSONValue.int),
      "physicalLocation": .object([
        "artifactLocation": .object(["uri": .string(Self.uri(file))]),
        "region": region,
      ]),
      "logicalLocations": elementID.map {
        .array([.object(["name": .string($0), "kind": .string("element")])])
      },
      "message": message.map { .object(["text": .string($0)]) },
    ])
  }

  /// A path as a URI reference. All characters except unreserved ones and slashes are
  /// percent-encoded.
  static func uri(_ path: String) -> String {
    let path = plain(path)
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: bytes.append(byte)
      default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return (path.utf8.first == 0x2F ? "file://" : "") + String(decoding: bytes, as: UTF8.self)
  }
}

extension Diagnostic.FixIt {
  fileprivate var sarif: JSONValue {
    var files: [String] = []
    for edit in edits {
      if let file = edit.file, !files.contains(file) { files.append(file) }
    }
    return .object([
      "description": .object(["text": .string(message)]),
      "artifactChanges": .array(
        files.map { file in
          .object([
            "artifactLocation": .object(["uri": .string(Diagnostic.Place.uri(file))]),
            "replacements": .array(edits.filter { $0.file == file }.map { $0.sarif }),
          ])
        }),
    ])
  }
}

extension Diagnostic.Edit {
  fileprivate var sarif: JSONValue {
    .object([
      "deletedRegion": .object([
        "byteOffset": .int(range.lowerBound), "byteLength": .int(range.count),
      ]),
      "insertedContent": .object(["text": .string(replacement)]),
    ])
  }
}

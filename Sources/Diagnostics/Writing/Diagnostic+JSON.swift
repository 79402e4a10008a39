// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// The diagnostic as JSON. The keys are the property names.
  public var json: JSONValue {
    .object([
      "rule": .string(rule.rawValue),
      "severity": .string(severity.rawValue),
      "message": .string(message),
      "place": place.json,
      "conditions": conditions.map(JSONValue.string),
      "related": .array(
        related.map { .object(["message": .string($0.message), "place": $0.place.json]) }),
      "notes": .array(notes.map(JSONValue.string)),
      "witnesses": .array(witnesses.map { $0.json }),
      "fixIts": .array(fixIts.map { $0.json }),
    ])
  }
}

extension Diagnostic.Place {
  var json: JSONValue {
    .object([
      "file": file.map(JSONValue.string),
      "line": line.map(JSONValue.int),
      "column": column.map(JSONValue.int),
      "endColumn": endColumn.map(JSONValue.int),
      "elementID": elementID.map(JSONValue.string),
    ])
  }
}

extension Diagnostic.Witness {
  fileprivate var json: JSONValue {
    .object(["title": .string(title), "frames": .array(frames.map { $0.json })])
  }
}

extension Diagnostic.Frame {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name),
      "elementID": elementID.map(JSONValue.string),
      "x": .number(x),
      "y": .number(y),
      "width": .number(width),
      "height": .number(height),
    ])
  }
}

extension Diagnostic.FixIt {
  fileprivate var json: JSONValue {
    .object([
      "message": .string(message),
      "isSafe": .bool(isSafe),
      "edits": .array(edits.map { $0.json }),
      "code": code.map(JSONValue.string),
    ])
  }
}

extension Diagnostic.Edit {
  fileprivate var json: JSONValue {
    .object([
      "file": file.map(JSONValue.string),
      "range": .array([.int(range.lowerBound), .int(range.upperBound)]),
      "replacement": .string(replacement),
    ])
  }
}

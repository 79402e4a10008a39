// SPDX-License-Identifier: MIT

import Diagnostics

/// The reason why a request has no answer.
struct StudioError: Error, Hashable {
  var message: String
  /// The place in the document, counted from 1.
  var line: Int?
  var column: Int?

  init(_ message: String, line: Int? = nil, column: Int? = nil) {
    self.message = message
    self.line = line
    self.column = column
  }

  var json: JSONValue {
    .object([
      "message": .string(message), "line": line.map { .int($0) },
      "column": column.map { .int($0) },
    ])
  }
}

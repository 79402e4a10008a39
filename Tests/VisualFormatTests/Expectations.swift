// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

/// A format with its mistakes between « and »: `[«iocn»]-«-»[title]`.
struct MarkedFormat {
  let text: String
  let ranges: [Range<Int>]

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    var starts: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": starts.append(bytes.count)
      case "»": ranges.append((starts.popLast() ?? 0)..<bytes.count)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.ranges = ranges
  }
}

let someNames = FormatNames(
  views: ["a", "b", "c", "d", "icon", "title", "subtitle", "photo", "imageView", "safeArea"],
  orphans: ["lone"], metrics: ["gap": 12, "high750": 750, "side": 44, "nothing": .nan])

/// Checks that a format in UIKit's dialect has exactly the marked mistakes, with these ids.
func expectMistakes(
  _ marked: String, _ ids: String..., options: FormatOptions = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let format = MarkedFormat(marked)
  let diagnostics = FormatStatement.parse(format.text).resolved(in: someNames, options: options)
    .diagnostics
  #expect(diagnostics.map(\.problem.id) == ids, sourceLocation: sourceLocation)
  #expect(diagnostics.map(\.range) == format.ranges, sourceLocation: sourceLocation)
}

/// Checks that a format in the extended dialect has exactly the marked mistakes, with these ids.
func expectExtendedMistakes(
  _ marked: String, _ ids: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let format = MarkedFormat(marked)
  let diagnostics = ExtendedFormat.parse(format.text).resolved(in: someNames).diagnostics
  #expect(diagnostics.map(\.problem.id) == ids, sourceLocation: sourceLocation)
  #expect(diagnostics.map(\.range) == format.ranges, sourceLocation: sourceLocation)
}

/// Checks that a format has no mistakes and resolves to these equations, in this order.
func expect(
  _ format: String, options: FormatOptions = [], means equations: String...,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let resolved = FormatStatement.parse(format).resolved(in: someNames, options: options)
  #expect(resolved.diagnostics.isEmpty, sourceLocation: sourceLocation)
  #expect(resolved.constraints.map(\.description) == equations, sourceLocation: sourceLocation)
}

/// Checks that an extended format has no mistakes and resolves to these equations, in this order.
@discardableResult
func expect(
  extended format: String, options: FormatOptions = [], means equations: String...,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> ResolvedFormat {
  let resolved = ExtendedFormat.parse(format).resolved(in: someNames, options: options)
  #expect(resolved.diagnostics.isEmpty, sourceLocation: sourceLocation)
  #expect(resolved.constraints.map(\.description) == equations, sourceLocation: sourceLocation)
  return resolved
}

// SPDX-License-Identifier: MIT

// A libFuzzer target for the visual format parser. It is not a target of the package, because the
// fuzzer brings its own `main`. `Scripts/fuzz-formats` builds and runs it.

/// Parses arbitrary bytes as a format in both dialects and resolves the result.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let names = FormatNames(
    views: ["a", "b", "c1", "c2", "c3"], orphans: ["o"], metrics: ["m": 8, "n": .infinity])

  let plain = FormatStatement.parse(text)
  let resolved = plain.resolved(in: names, options: FormatOptions(rawValue: UInt(count)))
  for diagnostic in resolved.diagnostics {
    precondition(diagnostic.range.upperBound <= plain.source.count)
    _ = diagnostic.diagnostic(in: plain.source)
    _ = diagnostic.exceptionReason(in: plain.source)
  }
  if plain.diagnostics.isEmpty {
    let again = FormatStatement.parse(plain.statement.description)
    precondition(again.diagnostics.isEmpty && again.statement == plain.statement)
  }

  let extended = ExtendedFormat.parse(text)
  _ = extended.resolved(in: names)
  if extended.diagnostics.isEmpty {
    let again = ExtendedFormat.parse(extended.format.description)
    precondition(again.diagnostics.isEmpty && again.format == extended.format)
  }
  return 0
}

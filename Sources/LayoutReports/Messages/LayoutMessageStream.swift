// SPDX-License-Identifier: MIT

/// Finds messages about layout other than conflicts in a stream of console output.
///
/// Each message of the same views is found once. The cost is linear in the text.
public struct LayoutMessageStream: Sendable {
  /// Longer lines are cut.
  private static let longestLine = 1 << 16
  private static let mostKept = 10_000

  private var buffer: [UInt8] = []
  private var lines = 0
  private var seen: Set<String> = []
  private var last: LayoutMessage?

  public init() {}

  /// Reads the next piece of the text and calls `body` for every new message that it completes.
  public mutating func read(_ piece: [UInt8], _ body: (LayoutMessage) throws -> Void) rethrows {
    var start = 0
    while let end = piece[start...].firstIndex(of: 0x0A) {
      buffer += piece[start..<min(end, start + Self.longestLine)]
      try finishLine(body)
      start = end + 1
    }
    let room = Self.longestLine - buffer.count
    if room > 0 { buffer += piece[start...].prefix(room) }
  }

  /// Reads the last line, if it does not end with a newline.
  public mutating func finish(_ body: (LayoutMessage) throws -> Void) rethrows {
    if !buffer.isEmpty { try finishLine(body) }
  }

  private mutating func finishLine(_ body: (LayoutMessage) throws -> Void) rethrows {
    lines += 1
    defer { buffer.removeAll(keepingCapacity: true) }
    guard Self.mayMatter(buffer) else { return }
    let text = String(decoding: buffer, as: UTF8.self)
    guard let message = LayoutMessage(text, line: lines), seen.count < Self.mostKept else { return }
    // A wrapped message continues on the next lines, without naming its views again.
    if let last, last.kind == message.kind, message.subjects.isEmpty, lines - last.line <= 3 {
      return
    }
    guard seen.insert(message.sentence).inserted else { return }
    last = message
    try body(message)
  }

  private static let words = [
    BytePattern("ayout"), BytePattern("onstrain"), BytePattern("ancestor"), BytePattern("keyplane"),
    BytePattern("AMBIGUOUS"), BytePattern("UICollectionView"), BytePattern("NSISEngine"),
  ]

  private static func mayMatter(_ line: [UInt8]) -> Bool {
    words.contains { line.firstIndex(of: $0, in: line.indices) != nil }
  }
}

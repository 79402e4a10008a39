// SPDX-License-Identifier: MIT

/// Finds the messages of ``LayoutMessageRule`` in a stream of console output.
///
/// Only letters and digits count, in any case, so that quotes, escapes, colours and line breaks at
/// any column do not matter. A message may begin on one of the lines before.
public struct LayoutMessageStream: Sendable {
  /// The number of bytes of the lines before that are searched again.
  private static let carried = 160
  private static let longestLine = 1 << 16

  private static let longestStack = 80

  /// The number of lines within which a later part of a message can follow an earlier one.
  private static let mostLines = 24

  private var last: (id: String, mark: Int, line: Int)?
  private var buffer: [UInt8] = []
  private var line = 0
  private var before: [UInt8] = []
  private var lastLine: [UInt8] = []

  public init() {}

  public mutating func read(_ piece: [UInt8], _ body: (LayoutMessage) -> Void) {
    var start = 0
    while let end = piece.firstIndex(of: 0x0A, in: start..<piece.count) {
      buffer += piece[start..<end]
      finishLine(body)
      start = end + 1
    }
    buffer += piece[start...]
    if buffer.count > Self.longestLine { finishLine(body, isWhole: false) }
  }

  public mutating func finish(_ body: (LayoutMessage) -> Void) {
    if !buffer.isEmpty { finishLine(body) }
  }

  private mutating func finishLine(_ body: (LayoutMessage) -> Void, isWhole: Bool = true) {
    if isWhole { line += 1 }
    let text = before + Self.plain(buffer)
    let old = before.count
    before = Array(text.suffix(Self.carried))
    if let (rule, mark, start) = Self.match(text, endingAfter: old) {
      // A match is found once, even if the next line also contains it.
      before = []
      let former = last
      last = (rule.id, mark, line)
      // A message that is wrapped contains a second mark of its rule on a later line.
      if let former, former.id == rule.id, mark != former.mark, line - former.line < Self.mostLines
      {
        lastLine = []
        buffer.removeAll(keepingCapacity: true)
        return
      }
      // The stack of calls below a message about threads names the engine too.
      if rule.id == "engine-reentrancy", let former,
        former.id == "background-thread" || former.id == rule.id,
        line - former.line < Self.longestStack
      {
        lastLine = []
        buffer.removeAll(keepingCapacity: true)
        return
      }
      let views = Self.views(in: start < old ? lastLine + [0x20] + buffer : buffer)
      body(LayoutMessage(rule: rule, line: line, views: views))
    }
    lastLine = Array(buffer.suffix(1024))
    buffer.removeAll(keepingCapacity: true)
  }

  /// The first rule of which a mark is in the text and ends after its first `old` bytes.
  private static func match(
    _ text: [UInt8], endingAfter old: Int
  ) -> (rule: LayoutMessageRule, mark: Int, start: Int)? {
    for rule in LayoutMessageRule.all {
      for (number, mark) in rule.marks.enumerated() {
        let first = max(0, old - mark.bytes.count + 1)
        guard first < text.count else { continue }
        if let start = text.firstIndex(of: mark, in: first..<text.count) {
          return (rule, number, start)
        }
      }
    }
    return nil
  }

  private static func plain(_ line: [UInt8]) -> [UInt8] {
    line.compactMap { byte in
      switch byte {
      case 0x41...0x5A: byte + 0x20
      case 0x61...0x7A, 0x30...0x39: byte
      default: nil
      }
    }
  }

  private static let address = BytePattern("0x")

  /// The classes before addresses: `<Desk.RowCell: 0x7f0>`, `UILabel:0x7f0`.
  static func views(in line: [UInt8]) -> [String] {
    var result: [String] = []
    var index = 0
    while let mark = line.firstIndex(of: address, in: index..<line.count) {
      index = mark + 2
      var end = mark
      while end > 0, line[end - 1] == 0x20 { end -= 1 }
      guard end > 0, line[end - 1] == 0x3A else { continue }
      end -= 1
      let name = line[..<end].reversed().prefix { $0.isNameByte }.reversed()
      guard let first = name.first, !(0x30...0x39).contains(first) else { continue }
      let item = LoggedItem(className: String(decoding: name, as: UTF8.self))
      guard let text = item.readableClassName, !isPart(text), !result.contains(text) else {
        continue
      }
      result.append(text)
    }
    return result
  }

  /// Whether the class is a part of a description and not a view.
  private static func isPart(_ name: String) -> Bool {
    ["Layer", "Anchor", "Constraint", "Dimension", "Recognizer", "NSArray", "Color"].contains {
      name.contains($0)
    }
  }
}

// SPDX-License-Identifier: MIT

/// A message of Auto Layout that is not a conflict: its meaning, usual cause and fix.
public struct LayoutMessageRule: Hashable, Sendable {
  /// The stable name for tools, and the name of the page in `docs/messages`.
  public var id: String
  /// A few words without a full stop.
  public var title: String
  /// Whether the text is the output of a debugger's command and not a fault.
  public var isPrintout = false
  public var meaning: String
  public var cause: String
  public var fix: String
  /// Parts of the message as lower-case letters and digits only. Any of them identifies it.
  var marks: [BytePattern]

  init(
    _ id: String, _ title: String, isPrintout: Bool = false, meaning: String, cause: String,
    fix: String, marks: StaticString...
  ) {
    (self.id, self.title, self.isPrintout) = (id, title, isPrintout)
    (self.meaning, self.cause, self.fix) = (meaning, cause, fix)
    self.marks = marks.map { BytePattern($0) }
  }

  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Every rule. If several match a line, the first one applies.
  public static let all = printouts + items + values + passes + threads + parts

  public static func named(_ id: String) -> LayoutMessageRule? { all.first { $0.id == id } }
}

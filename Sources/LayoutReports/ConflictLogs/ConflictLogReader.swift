// SPDX-License-Identifier: MIT

/// Finds the conflict messages in a whole text. ``ConflictStream`` reads a text piece by piece.
public struct ConflictLogReader: Sendable {
  /// The messages, in the order in which they end.
  public private(set) var logs: [ConflictLog] = []
  /// The entries that could not be read, with their lines.
  public private(set) var faults: [ConflictLogFault] = []

  public init(_ text: String) {
    var stream = ConflictStream()
    var messages: [RawMessage] = []
    stream.read(Array(text.utf8)) { messages.append($0) }
    stream.finish { messages.append($0) }
    logs = messages.map { $0.log }
    for log in logs {
      var unread = log.entries.filter { $0.fault != nil }
      if let recovery = log.recovery, recovery.fault != nil, !unread.contains(recovery) {
        unread.append(recovery)
      }
      faults += unread.map { ConflictLogFault(line: $0.line, message: $0.fault ?? "") }
    }
  }
}

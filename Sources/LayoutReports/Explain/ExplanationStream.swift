// SPDX-License-Identifier: MIT

/// Explains the messages of a stream and recognizes repeated conflicts.
///
/// Explanations are stored by fingerprint. The same conflict in another cell or another run
/// therefore costs only as much as reading it. At most `mostKept` conflicts are stored.
public struct ExplanationStream: Sendable {
  /// A conflict and the number of its messages.
  public struct KnownConflict: Sendable {
    /// The number of the conflict, counted from 1 in the order of first appearance.
    public var number: Int
    public var count = 1
    public var firstLine: Int
    public var sentence: String
    public var cause: ConflictCause
    public var json: ExplanationJSON
  }

  /// The result for a message: a new conflict or a repeated one.
  public enum Finding: Sendable {
    case new(ConflictExplanation, KnownConflict)
    case repeated(KnownConflict)
  }

  static let mostKept = 2000

  private var storedConflicts: [Int: (fingerprint: [UInt8], entry: KnownConflict)] = [:]
  private var order: [Int] = []
  /// The constraints and the result of the message before.
  private var last: (entries: Set<[UInt8]>, isVerdict: Bool)?
  /// The number of messages so far.
  public private(set) var messages = 0
  private var conflicts = 0

  public init() {}

  /// Explains a message, or finds the stored explanation of its conflict.
  ///
  /// - Returns: nil for a message that AppKit's visualizer prints again for the same views, without
  ///   the broken constraint.
  public mutating func explain(_ message: RawMessage) -> Finding? {
    let entries = Set(message.entries.map { $0.bytes })
    let isVerdict = message.recovery != nil
    if let last, last.isVerdict != isVerdict, last.entries == entries { return nil }
    last = (entries, isVerdict)
    messages += 1
    let fingerprint = message.knownFingerprint ?? message.fingerprint
    let key = fingerprint.quickHash
    if var entry = storedConflicts[key]?.entry, storedConflicts[key]?.fingerprint == fingerprint {
      entry.count += 1
      storedConflicts[key]?.entry.count += 1
      return .repeated(entry)
    }
    let explanation = ConflictExplanation(message.log)
    conflicts += 1
    let entry = KnownConflict(
      number: conflicts, firstLine: message.line, sentence: explanation.sentence,
      cause: explanation.cause, json: ExplanationJSON(explanation))
    if order.count >= Self.mostKept { storedConflicts[order.removeFirst()] = nil }
    if storedConflicts.updateValue((fingerprint, entry), forKey: key) == nil { order.append(key) }
    return .new(explanation, entry)
  }

  /// The conflicts with more than one message, in the order of first appearance.
  public var repeated: [KnownConflict] {
    storedConflicts.values.map { $0.entry }.filter { $0.count > 1 }.sorted { $0.number < $1.number }
  }
}

// SPDX-License-Identifier: MIT

/// Explains the messages of a stream, and recognizes those that were explained before.
///
/// What was explained is kept by its fingerprint, so that the same conflict of another row or of another
/// run costs no more than reading it. At most ``mostKept`` conflicts are kept.
public struct ExplanationStream: Sendable {
  /// A conflict that was met, and how often.
  public struct Known: Sendable {
    /// The number of the conflict, counted from 1 in the order of first appearance.
    public var number: Int
    public var count = 1
    public var firstLine: Int
    public var sentence: String
    public var cause: ConflictCause
    public var json: ExplanationJSON
  }

  /// What is known of a message.
  public enum Finding: Sendable {
    case new(ConflictExplanation, Known)
    case repeated(Known)
  }

  static let mostKept = 2000

  private var known: [Int: (fingerprint: [UInt8], entry: Known)] = [:]
  private var order: [Int] = []
  /// How many messages were met.
  public private(set) var messages = 0
  private var conflicts = 0

  public init() {}

  /// Explains a message.
  public mutating func explain(_ message: RawMessage) -> Finding {
    messages += 1
    let fingerprint = message.knownFingerprint ?? message.fingerprint
    let key = fingerprint.quickHash
    if var entry = known[key]?.entry, known[key]?.fingerprint == fingerprint {
      entry.count += 1
      known[key]?.entry.count += 1
      return .repeated(entry)
    }
    let explanation = ConflictExplanation(message.log)
    conflicts += 1
    let entry = Known(
      number: conflicts, firstLine: message.line, sentence: explanation.sentence,
      cause: explanation.cause, json: ExplanationJSON(explanation))
    if order.count >= Self.mostKept { known[order.removeFirst()] = nil }
    if known.updateValue((fingerprint, entry), forKey: key) == nil { order.append(key) }
    return .new(explanation, entry)
  }

  /// The conflicts that were met more than once, in the order of first appearance.
  public var repeated: [Known] {
    known.values.map(\.entry).filter { $0.count > 1 }.sorted { $0.number < $1.number }
  }
}

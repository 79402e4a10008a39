// SPDX-License-Identifier: MIT

/// A finding: its message, position, severity, circumstances and fixes.
///
/// The value does not define a text layout. A ``DiagnosticReport`` writes it.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleID
  public var severity: Severity
  /// One sentence without the position.
  public var message: String
  public var place: Place
  /// The conditions under which the finding holds, as text. Nil if it holds in all tested
  /// conditions.
  public var conditions: String?
  /// Other related places.
  public var related: [Related]
  /// Explanations, each of one sentence.
  public var notes: [String]
  /// Layouts that demonstrate the finding.
  public var witnesses: [Witness]
  /// Changes that resolve the finding, the recommended one first.
  public var fixIts: [FixIt]

  public init(
    _ rule: RuleID, _ severity: Severity, _ message: String, at place: Place = Place(),
    conditions: String? = nil, related: [Related] = [], notes: [String] = [],
    witnesses: [Witness] = [], fixIts: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.conditions = conditions
    self.related = related
    self.notes = notes
    self.witnesses = witnesses
    self.fixIts = fixIts
  }
}

extension Diagnostic {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable { case note, warning, error }

  /// Another place that is related to a finding, with the relation as text.
  public struct Related: Hashable, Sendable {
    public var message: String
    public var place: Place

    public init(_ message: String, at place: Place) {
      self.message = message
      self.place = place
    }
  }
}

extension Diagnostic.Severity: Comparable {
  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }
}

// The keys of the JSON form are the property names, so reports can be decoded again.
#if !$Embedded
  extension Diagnostic: Decodable {}
  extension Diagnostic.Severity: Decodable {}
  extension Diagnostic.Related: Decodable {}
#endif

// SPDX-License-Identifier: MIT

/// One thing that is to be said: what, where, how serious, why, and what would mend it.
///
/// A value without text layout of its own; a ``DiagnosticReport`` writes it.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleID
  public var severity: Severity
  /// One sentence without the place.
  public var message: String
  public var place: Place
  /// The circumstances under which it holds, in words; nil where it holds in all that were tried.
  public var conditions: String?
  /// Other places that belong to it.
  public var related: [Related]
  /// What helps to understand it, each one sentence.
  public var notes: [String]
  /// Layouts that show it.
  public var witnesses: [Witness]
  /// Changes that would mend it, the recommended one first.
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
  /// How serious something is.
  public enum Severity: String, Hashable, Sendable, CaseIterable { case note, warning, error }

  /// Another place that belongs to a diagnostic, with what it has to do with it.
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

// The keys of the JSON form are the names of the properties, so that reports can be read again.
#if !$Embedded
  extension Diagnostic: Decodable {}
  extension Diagnostic.Severity: Decodable {}
  extension Diagnostic.Related: Decodable {}
#endif

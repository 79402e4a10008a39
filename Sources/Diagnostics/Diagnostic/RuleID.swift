// SPDX-License-Identifier: MIT

/// The stable name of a rule: `truncated-text`.
///
/// Small letters, digits and hyphens; it names the rule in configurations and reports.
public struct RuleID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ name: String) { rawValue = name }
  public init(stringLiteral value: String) { rawValue = value }
}

extension RuleID: Comparable, CustomStringConvertible {
  public var description: String { rawValue }

  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// What a rule is for, for lists of rules and for reports that carry them.
public struct RuleDescription: Hashable, Sendable {
  public var id: RuleID
  /// What the rule finds, in a few words without a full stop.
  public var title: String
  /// The severity of its diagnostics unless configured otherwise.
  public var severity: Diagnostic.Severity
  /// The address of its page; nil where it has none.
  public var page: String?

  public init(
    _ id: RuleID, _ title: String, severity: Diagnostic.Severity, page: String? = nil
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.page = page
  }
}

#if !$Embedded
  extension RuleID: Decodable {}
#endif

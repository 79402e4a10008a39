// SPDX-License-Identifier: MIT

/// The stable identifier of a rule: `truncated-text`.
///
/// It consists of lowercase letters, digits and hyphens. Configurations and reports use it.
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

/// A description of a rule, for lists of rules and for report formats that include them.
public struct RuleDescription: Hashable, Sendable {
  public var id: RuleID
  /// The kind of finding, in a few words without a full stop.
  public var title: String
  /// The default severity of the rule's findings.
  public var severity: Diagnostic.Severity
  /// The URL of the rule's page; nil if there is no page.
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

// SPDX-License-Identifier: MIT

/// A message about constraints that cannot all hold, as UIKit and AppKit log it.
public struct ConflictLog: Hashable, Sendable {
  /// One entry of the list, understood or not.
  public struct Entry: Hashable, Sendable {
    /// The description as printed, without the escapes that what is around it needs.
    public var text: String
    /// The line on which it begins, counted from 1.
    public var line: Int
    /// What it says; nil where it cannot be read.
    public var constraint: LoggedConstraint?
    /// Why it cannot be read; nil where it can.
    public var fault: String?

    public init(
      text: String, line: Int, constraint: LoggedConstraint? = nil, fault: String? = nil
    ) {
      self.text = text
      self.line = line
      self.constraint = constraint
      self.fault = fault
    }

    /// An entry that was understood.
    public init(_ constraint: LoggedConstraint) {
      self.init(text: constraint.text, line: constraint.line, constraint: constraint)
    }
  }

  /// The line on which the message begins, counted from 1.
  public var line: Int
  /// The list, in its order.
  public var entries: [Entry]
  /// The constraint that gives way, as printed below the list; nil where the text ends before it.
  public var recovery: Entry?

  public init(line: Int, entries: [Entry] = [], recovery: Entry? = nil) {
    self.line = line
    self.entries = entries
    self.recovery = recovery
  }

  /// The constraints that could be read, in the order in which they are listed.
  public var constraints: [LoggedConstraint] { entries.compactMap(\.constraint) }

  /// The constraint that gives way, as printed below the list; nil where it is missing or unreadable.
  public var broken: LoggedConstraint? { recovery?.constraint }

  /// How many entries of the list could not be read.
  public var unreadable: Int { entries.count { $0.constraint == nil } }

  /// Which of ``constraints`` gives way; nil where it is not said or not listed.
  public var brokenIndex: Int? {
    brokenEntry.flatMap { entry in
      entries[entry].constraint == nil ? nil : entries[..<entry].count { $0.constraint != nil }
    }
  }

  /// Which entry of the list gives way, by address or else text; nil where none is said or listed.
  public var brokenEntry: Int? {
    guard let recovery else { return nil }
    if let broken = recovery.constraint {
      let byAddress = entries.firstIndex { entry in
        guard let listed = entry.constraint, listed.address == broken.address else { return false }
        return broken.address != nil || listed.label == broken.label && listed.text == broken.text
      }
      if let byAddress { return byAddress }
    }
    let address = recovery.text.constraintAddress
    return entries.firstIndex { entry in
      entry.text == recovery.text || address != nil && entry.text.constraintAddress == address
    }
  }

  /// The items of all constraints by first mention, each once and preferably with its class.
  public var items: [LoggedItem] {
    var order: [LoggedItem.ID] = []
    var known: [LoggedItem.ID: LoggedItem] = [:]
    for constraint in constraints {
      let mentioned = constraint.items + constraint.names.map(\.item)
      for item in mentioned where item.id != LoggedItem.unknownSuperview.id {
        guard let earlier = known[item.id] else {
          order.append(item.id)
          known[item.id] = item
          continue
        }
        var merged = earlier
        merged.className = earlier.className ?? item.className
        merged.title = earlier.title ?? item.title
        merged.name = earlier.name ?? item.name
        known[item.id] = merged
      }
    }
    return order.compactMap { known[$0] }
  }
}

/// A part of a text that should be part of a message about a conflict and cannot be read as one.
public struct ConflictLogFault: Error, Hashable, Sendable {
  /// Counted from 1.
  public var line: Int
  public var message: String
}

extension String {
  /// The first address in a description, which is the constraint's own.
  fileprivate var constraintAddress: UInt64? {
    guard let mark = self[...].firstRange(of: "0x") else { return nil }
    return UInt64(self[mark.upperBound...].prefix { $0.isHexDigit }, radix: 16)
  }
}

// SPDX-License-Identifier: MIT

/// A message about constraints that cannot all hold, as UIKit and AppKit log it.
public struct ConflictLog: Hashable, Sendable {
  /// An entry of the list, which the reader may have failed to parse.
  public struct Entry: Hashable, Sendable {
    /// The description as printed, without the escapes of the surrounding text.
    public var text: String
    /// The number of the line on which the entry begins, counted from 1.
    public var line: Int
    /// The parsed constraint; nil if the entry could not be read.
    public var constraint: LoggedConstraint?
    /// The reason why the entry could not be read; nil if it was read.
    public var fault: String?

    public init(
      text: String, line: Int, constraint: LoggedConstraint? = nil, fault: String? = nil
    ) {
      self.text = text
      self.line = line
      self.constraint = constraint
      self.fault = fault
    }

    /// Creates an entry that was read.
    public init(_ constraint: LoggedConstraint) {
      self.init(text: constraint.text, line: constraint.line, constraint: constraint)
    }
  }

  /// The number of the line on which the message begins, counted from 1.
  public var line: Int
  /// The entries of the list, in the order of the message.
  public var entries: [Entry]
  /// The constraint that UIKit breaks, as printed below the list; nil if the text ends before it.
  public var recovery: Entry?

  /// The number of entries that were not read, because the list is too long.
  var skippedEntries = 0
  /// Whether the text has the heading of the message.
  var hasHeading = true
  /// Whether the text around the list is AppKit's.
  var hasAppKitText = false

  /// Whether AppKit printed the message, recognized by its text, its classes or its identifiers.
  public var isAppKit: Bool {
    hasAppKitText
      || constraints.contains { line in
        line.identifier.map { $0.hasPrefix("NSView-") || $0.hasPrefix("NSStackView") } ?? false
          || line.items.contains { $0.isAppKit }
      }
  }

  public init(line: Int, entries: [Entry] = [], recovery: Entry? = nil) {
    self.line = line
    self.entries = entries
    self.recovery = recovery
  }

  /// The constraints that could be read, in the order of the list.
  public var constraints: [LoggedConstraint] { entries.compactMap { $0.constraint } }

  /// The constraint that UIKit breaks; nil if the message does not contain it or it could not be
  /// read.
  public var broken: LoggedConstraint? { recovery?.constraint }

  /// The number of entries that could not be read.
  public var unreadable: Int { entries.count { $0.constraint == nil } }

  /// The index of the broken constraint in ``constraints``; nil if it is missing or not in the
  /// list.
  public var brokenIndex: Int? {
    brokenEntry.flatMap { entry in
      entries[entry].constraint == nil ? nil : entries[..<entry].count { $0.constraint != nil }
    }
  }

  /// The index of the broken constraint in ``entries``, found by address or else by text. It is nil
  /// if the message does not name it or the list does not contain it.
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

  /// The items of all constraints in the order of their first mention. Each occurs once, with its
  /// class if any mention has it.
  public var items: [LoggedItem] {
    var order: [LoggedItem.ID] = []
    var known: [LoggedItem.ID: LoggedItem] = [:]
    for constraint in constraints {
      let mentioned = constraint.items + constraint.names.map { $0.item }
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

/// A part of a conflict message that could not be read.
public struct ConflictLogFault: Error, Hashable, Sendable {
  /// The line number, counted from 1.
  public var line: Int
  public var message: String
}

extension String {
  /// The first address in a description, which is that of the constraint itself.
  fileprivate var constraintAddress: UInt64? {
    guard let mark = self[...].firstRange(of: "0x") else { return nil }
    return UInt64(self[mark.upperBound...].prefix { $0.isHexDigit }, radix: 16)
  }
}

// SPDX-License-Identifier: MIT

/// A message about constraints that cannot all hold, as UIKit and AppKit log it.
public struct ConflictLog: Hashable, Sendable {
  /// The line on which the message begins, counted from 1.
  public var line: Int
  /// The constraints in the order in which they are listed.
  public var constraints: [LoggedConstraint]
  /// The constraint that gives way, as printed below the list; nil where the text ends before it.
  public var broken: LoggedConstraint?
  /// How many entries of the list could not be read; each of them has a ``ConflictLogFault``.
  public var unreadable: Int

  public init(
    line: Int, constraints: [LoggedConstraint] = [], broken: LoggedConstraint? = nil,
    unreadable: Int = 0
  ) {
    self.line = line
    self.constraints = constraints
    self.broken = broken
    self.unreadable = unreadable
  }

  /// Which entry of the list gives way, by its address; nil where it is not said or not listed.
  public var brokenIndex: Int? {
    guard let broken else { return nil }
    return constraints.firstIndex {
      broken.address == nil
        ? $0.label == broken.label && $0.text == broken.text : $0.address == broken.address
    }
  }

  /// The items of all constraints, each once, in the order of first mention. A mention with a class is
  /// preferred to one without.
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

  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}

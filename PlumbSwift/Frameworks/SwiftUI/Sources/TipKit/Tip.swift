// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import SwiftUI

// Tips are never shown. They stay pending, and the views that display them are empty. `plumb swift`
// removes `#Rule` macros.

public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Rule = Tips.Rule
  typealias Option = TipOption
  typealias Status = Tips.Status

  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }
  /// The name of the type.
  public var id: String { "\(Self.self)" }
  /// Pending until the tip is invalidated.
  public var status: Tips.Status { Tips.status(of: "\(id)") }
  public var shouldDisplay: Bool { false }
  /// Sends the current value and finishes.
  public var statusUpdates: AsyncStream<Tips.Status> { once(status) }
  /// Sends the current value and finishes.
  public var shouldDisplayUpdates: AsyncStream<Bool> { once(shouldDisplay) }

  public func invalidate(reason: Tips.InvalidationReason) {
    Tips.invalidate("\(id)", reason)
  }

  private func once<Value: Sendable>(_ value: Value) -> AsyncStream<Value> {
    AsyncStream { continuation in
      continuation.yield(value)
      continuation.finish()
    }
  }
}

public protocol TipOption: Sendable {}

public enum Tips {
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
    /// Never called.
    public let handler: @Sendable () -> Void
    public let label: @MainActor @Sendable () -> Text

    public init(
      id: String = "", perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @MainActor @Sendable () -> Text
    ) {
      self.id = id
      index = nil
      self.handler = handler
      self.label = label
    }

    public init(
      id: String = "", title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let text = String(title)
      self.init(id: id, perform: handler) { Text(verbatim: text) }
    }
  }

  public struct Rule: Sendable {}

  public struct MaxDisplayCount: TipOption {
    public init(_ maxDisplayCount: Int) {}
  }

  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  public struct MaxDisplayDuration: TipOption {
    public init(_ duration: TimeInterval) {}
  }

  /// An event that rules can count.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    public let id: String

    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }
    public init(id: String, donationLimit: Int) where DonationInfo == EmptyDonation { self.id = id }

    /// No effect.
    public func donate() async {}
    /// No effect.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
  }

  public struct EmptyDonation: Codable, Sendable {
    public init() {}
  }

  /// A value that rules can read.
  public struct Parameter<Value>: @unchecked Sendable {
    public let wrappedValue: Value
  }

  public struct ConfigurationOption: Sendable {
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }

    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = DatastoreLocation()
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
      public static func groupContainer(identifier: String) throws -> DatastoreLocation {
        DatastoreLocation()
      }
    }

    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }

  /// No effect.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
  /// Makes all tips pending again.
  public static func resetDatastore() throws { lock.withLock { invalidated = [:] } }
  /// No effect.
  public static func showAllTipsForTesting() {}
  /// No effect.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  /// No effect.
  public static func hideAllTipsForTesting() {}

  private static let lock = NSLock()
  // Protected by the lock.
  nonisolated(unsafe) private static var invalidated: [String: InvalidationReason] = [:]

  static func status(of id: String) -> Status {
    lock.withLock { invalidated[id].map { .invalidated($0) } ?? .pending }
  }

  static func invalidate(_ id: String, _ reason: InvalidationReason) {
    lock.withLock { invalidated[id] = reason }
  }

  @resultBuilder
  public enum ActionBuilder {
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    public static func buildEither(first part: [Action]) -> [Action] { part }
    public static func buildEither(second part: [Action]) -> [Action] { part }
  }

  @resultBuilder
  public enum RuleBuilder {
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
  }

  @resultBuilder
  public enum OptionsBuilder {
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] {
      parts.flatMap { $0 }
    }
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
  }
}

/// A value that rules of tips can read: `@Parameter static var isLoggedIn = false`.
@propertyWrapper
public struct Parameter<Value> {
  public var wrappedValue: Value
  public var projectedValue: Tips.Parameter<Value> { Tips.Parameter(wrappedValue: wrappedValue) }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

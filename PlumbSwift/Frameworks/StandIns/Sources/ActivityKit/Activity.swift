// SPDX-License-Identifier: MIT

@_exported import Foundation

public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable & Sendable = Self
}

public struct ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
}

public enum ActivityAuthorizationError: Error, Sendable {
  case unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility
  case attributesTooLarge
}

public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale }

public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?

  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .init(date: date) }
}

public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

public struct AlertConfiguration: Sendable {
  public enum AlertSound: Sendable {
    case `default`
    case named(String)
  }

  public let title: String
  public let body: String
  public let sound: AlertSound

  public init(title: String, body: String, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

public struct PushType: Hashable, Sendable {
  public static let token = PushType()
}

/// A live activity. Requests always throw, so no activity exists.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public let id = UUID().uuidString
  public let attributes: Attributes
  public let content: ActivityContent<Attributes.ContentState>

  private init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
    self.attributes = attributes
    self.content = content
  }

  public var activityState: ActivityState { .ended }
  public var contentState: Attributes.ContentState { content.state }
  public var pushToken: Data? { nil }
  public static var activities: [Activity] { [] }

  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity { throw ActivityAuthorizationError.unsupported }

  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity { throw ActivityAuthorizationError.unsupported }

  /// No effect.
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  /// No effect.
  public func update(
    _ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration?
  ) async {}
  /// No effect.
  public func update(using contentState: Attributes.ContentState) async {}
  /// No effect.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// No effect.
  public func end(
    using contentState: Attributes.ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

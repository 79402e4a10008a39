// SPDX-License-Identifier: MIT

@_exported import Foundation
import PlumbAbsence
@_exported import UIKit

// There is no Game Center: nobody is signed in, and what is reported fails.

public struct GKError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
  }

  public static let errorDomain = "GKErrorDomain"
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }

  static func refusal() -> GKError {
    Absence.tell("there is no Game Center here")
    return GKError(.notAuthenticated)
  }
}

open class GKBasePlayer: NSObject, @unchecked Sendable {
  open var displayName: String? { "" }
}

open class GKPlayer: GKBasePlayer, @unchecked Sendable {
  public enum PhotoSize: Int, Sendable {
    case small = 0
    case normal
  }

  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var alias: String { "" }

  open func loadPhoto(
    for size: PhotoSize,
    withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?
  ) { completionHandler?(nil, GKError.refusal()) }
}

@preconcurrency @MainActor
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()

  open class var local: GKLocalPlayer { player }

  /// Is told that nobody is signed in.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError.refusal()) }
  }
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { true }

  nonisolated override init() { super.init() }

  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
}

/// Never called.
public protocol GKLocalPlayerListener: NSObjectProtocol {}

@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable {
    case topLeading = 0
    case topTrailing, bottomLeading, bottomTrailing
  }

  public static let shared = GKAccessPoint()

  open var isActive = false
  open var isVisible: Bool { false }
  open var showHighlights = false
  open var location = Location.topLeading
  open weak var parentWindow: UIWindow?

  nonisolated override init() { super.init() }

  open func trigger(handler: @escaping () -> Void) { handler() }
}

open class GKLeaderboard: NSObject, @unchecked Sendable {
  public enum TimeScope: Int, Sendable {
    case today = 0
    case week, allTime
  }

  public enum PlayerScope: Int, Sendable {
    case global = 0
    case friendsOnly
  }

  open class Entry: NSObject, @unchecked Sendable {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
  }

  open var title: String? { nil }
  open var baseLeaderboardID: String { "" }

  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(GKError.refusal()) }

  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError.refusal() }

  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { completionHandler(nil, GKError.refusal()) }

  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { completionHandler(nil, nil, 0, GKError.refusal()) }
}

/// What earlier games report their scores with.
open class GKScore: NSObject, @unchecked Sendable {
  public let leaderboardIdentifier: String
  open var value: Int64 = 0
  open var context: UInt64 = 0

  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }

  open class func report(
    _ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError.refusal()) }
}

open class GKAchievement: NSObject, @unchecked Sendable {
  open var identifier: String
  open var percentComplete: Double = 0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }

  public init(identifier: String) { self.identifier = identifier }

  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError.refusal()) }

  open class func loadAchievements(
    completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError.refusal()) }

  open class func resetAchievements(
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError.refusal()) }
}

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards = 0
  case achievements, challenges, localPlayerProfile, dashboard
}

/// Never called.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// An empty screen.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?

  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }

  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    leaderboardIdentifier = leaderboardID
  }
}

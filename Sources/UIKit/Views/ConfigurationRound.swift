// SPDX-License-Identifier: MIT

/// Updates of a view's configuration. What an update itself asks for comes after it, and a few times only: a
/// handler that changes the state it is told of would go on for ever.
@MainActor
final class ConfigurationRound {
  private var isRunning = false
  private var isDue = false
  /// UIKit updates once a pass; so often a handler may come to rest here.
  private static let limit = 4

  nonisolated init() {}

  func run(_ update: () -> Void) {
    guard !isRunning else {
      isDue = true
      return
    }
    isRunning = true
    defer { isRunning = false }
    var rounds = 0
    repeat {
      isDue = false
      update()
      rounds += 1
    } while isDue && rounds < Self.limit
  }
}

// SPDX-License-Identifier: MIT

/// Runs the configuration updates of a view.
///
/// An update that is requested during another one follows it. The number of repetitions is limited,
/// because a handler that changes the view's state would otherwise loop forever.
@MainActor
final class ConfigurationRound {
  private var isRunning = false
  private var isDue = false
  /// The maximum number of updates in a row. UIKit updates once in each layout pass.
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

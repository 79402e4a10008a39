// SPDX-License-Identifier: MIT

import UIKitComponents

/// A cell, header or footer whose configurations follow its state.
@MainActor
protocol ConfiguredPart: UIView {
  associatedtype State: UIConfigurationState & Equatable
  var configurationState: State { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var following: StateFollowing<State> { get }
  func updateConfiguration(using state: State)
}

/// The state for which a view's configurations were last updated.
@MainActor
final class StateFollowing<State: UIConfigurationState & Equatable> {
  fileprivate let round = ConfigurationRound()
  /// The state of the last update. Nil if app code has set a configuration since.
  fileprivate var adapted: State?
  fileprivate var isAdapting = false

  nonisolated init() {}
}

extension ConfiguredPart {
  /// Updates the configurations at once and calls `updateConfiguration(using:)`. UIKit waits for
  /// the next layout pass.
  func updateConfigurations() { run(isForced: true) }

  /// Does the same when the view is displayed. Configurations that match the state stay unchanged.
  func updateConfigurationsForDisplay() { run(isForced: false) }

  private func run(isForced: Bool) {
    following.round.run {
      let state = configurationState
      if isForced || state != following.adapted { adapt(to: state) }
      updateConfiguration(using: state)
    }
  }

  /// Updates a configuration that app code has set, for the present state.
  func adaptNewConfiguration() {
    guard !following.isAdapting else { return }
    following.adapted = nil
    adapt(to: configurationState)
  }

  /// Updates the background for a list of another appearance.
  func listStyleDidChange() {
    if backgroundConfiguration != nil { adaptNewConfiguration() }
  }

  private func adapt(to state: State) {
    guard !following.isAdapting else { return }
    following.isAdapting = true
    defer { following.isAdapting = false }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      let updated = background.updated(for: state)
      if updated != background { backgroundConfiguration = updated }
    }
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    following.adapted = state
  }
}

extension UITraitCollection {
  /// The traits with the list environment of `list`. Unchanged if `list` is nil.
  func of(_ list: CellContent.TableStyle?) -> UITraitCollection {
    guard let list, listEnvironment == .unspecified else { return self }
    let environment: UIListEnvironment =
      switch list {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    return replacing(UITraitListEnvironment.self, value: environment)
  }
}

// SPDX-License-Identifier: MIT

import UIKitComponents

/// A cell or header whose configurations follow its state.
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

/// What a part keeps of the states that its configurations were updated for.
@MainActor
final class StateFollowing<State: UIConfigurationState & Equatable> {
  fileprivate let round = ConfigurationRound()
  /// The state that the configurations are for; nil once code has set one since.
  fileprivate var adapted: State?
  fileprivate var isAdapting = false

  nonisolated init() {}
}

extension ConfiguredPart {
  /// Updates the configurations, and has the part and its handler do so, at once, where UIKit waits for the next pass.
  func updateConfigurations() { run(isForced: true) }

  /// The same as the part comes into view: those that are for its state already stay.
  func updateConfigurationsForDisplay() { run(isForced: false) }

  private func run(isForced: Bool) {
    following.round.run {
      let state = configurationState
      if isForced || state != following.adapted { adapt(to: state) }
      updateConfiguration(using: state)
    }
  }

  /// Brings a configuration that code sets to the present state.
  func adaptNewConfiguration() {
    guard !following.isAdapting else { return }
    following.adapted = nil
    adapt(to: configurationState)
  }

  /// Brings the background to the look of another list.
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
  /// The traits of a cell in a list of this look; the same for a cell outside of lists.
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

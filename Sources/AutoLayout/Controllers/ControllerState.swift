// SPDX-License-Identifier: MIT

/// What a controller knows of its view and of its place among controllers.
@MainActor
final class ControllerState {
  /// Where the view is on its way to the screen and back.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  var view: UIView?
  var isLoading = false
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// The view that a presented controller covers so that it is not in the window.
  var coveredView: UIView?
  lazy var navigationItem = UINavigationItem()
  lazy var tabBarItem = UITabBarItem()
  var appearance = Appearance.disappeared
  var additionalSafeArea = UIEdgeInsets.zero
  /// What the bars of a container cover of the view.
  var containerInsets = UIEdgeInsets.zero
  var ownTraits = OwnTraits()
  var traitRegistrations: [TraitRegistration] = []
  var topGuide: _UILayoutGuide?
  var bottomGuide: _UILayoutGuide?

  nonisolated init() {}
}

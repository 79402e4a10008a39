// SPDX-License-Identifier: MIT

import Foundation

/// What a controller knows of its view and of its place among controllers.
@MainActor
final class ControllerState {
  /// Where the view is on its way to the screen and back.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Whether the controller is on its way into or out of a presentation.
  enum Transition {
    case none, presenting, dismissing
  }

  var view: UIView?
  var isLoading = false
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// What places the controller when it is presented, from the first question for it to the dismissal.
  var presentation: UIPresentationController? {
    didSet { presentation?.releasePresented() }
  }
  var transition = Transition.none
  var coordinator: (any UIViewControllerTransitionCoordinator)?
  /// The controller that was to be presented where this one stands for it.
  var adapted: UIViewController?
  /// The view that a presented controller covers so that it is not in the window.
  var coveredView: UIView?
  lazy var navigationItem = UINavigationItem()
  lazy var tabBarItem = UITabBarItem()
  var appearance = Appearance.disappeared
  /// Whether a container says when the view has appeared, once it has laid it out.
  var waitsForLayout = false
  /// Whether the last appearance or disappearance was to be animated.
  var isAppearanceAnimated = false
  var additionalSafeArea = UIEdgeInsets.zero
  /// What the bars of a container cover of the view.
  var containerInsets = UIEdgeInsets.zero
  var ownTraits = OwnTraits()
  var traitRegistrations: [TraitRegistration] = []
  var topGuide: _UILayoutGuide?
  var bottomGuide: _UILayoutGuide?

  /// Whose content bars watch, by edge.
  var contentScrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]

  /// The scene of a storyboard that the controller was made from.
  var origin: ControllerOrigin?
  /// What the controller's nib made, for its segues.
  var nibScene: InterfaceScene?
  var nibName: String?
  var nibBundle: Bundle?

  nonisolated init() {}
}

// SPDX-License-Identifier: MIT

import Foundation

/// The stored properties of a controller: its view, and its relations to other controllers.
@MainActor
final class ControllerState {
  /// The stages between the calls of `viewWillAppear` and `viewDidDisappear`.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Whether the controller is being presented or dismissed.
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
  /// Whether `viewDidAppear` is due after the first layout.
  var waitsForLayout = false
  /// Whether the last appearance or disappearance was to be animated.
  var isAppearanceAnimated = false
  var additionalSafeArea = UIEdgeInsets.zero
  /// The insets by which a container's bars cover the view.
  var containerInsets = UIEdgeInsets.zero
  var ownTraits = OwnTraits()
  var traitRegistrations: [TraitRegistration] = []
  var topGuide: _UILayoutGuide?
  var bottomGuide: _UILayoutGuide?

  /// The scroll views set for bars, by edge.
  var contentScrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]

  /// The scene of a storyboard that the controller was made from.
  var origin: ControllerOrigin?
  /// What the controller's nib made, for its segues.
  var nibScene: InterfaceScene?
  var nibName: String?
  var nibBundle: Bundle?

  nonisolated init() {}
}

// SPDX-License-Identifier: MIT

import Foundation

/// The stored properties of a controller: its view, and its relations to other controllers.
@MainActor
final class ControllerState: TraitState {
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  enum Transition { case none, presenting, dismissing }

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
  var isMovingToParent = false
  var isMovingFromParent = false
  var coordinator: (any UIViewControllerTransitionCoordinator)?
  var adapted: UIViewController?
  /// The view that a presented controller covers so that it is not in the window.
  var coveredView: UIView?
  lazy var navigationItem = UINavigationItem()
  /// Of the controller's own; made as it is asked for.
  var tabBarItem: UITabBarItem {
    get {
      let item = madeTabBarItem ?? UITabBarItem()
      madeTabBarItem = item
      return item
    }
    set {
      let former = madeTabBarItem
      madeTabBarItem = newValue
      // The bar that shows it shows the new one.
      former?.didChange()
    }
  }
  private(set) var madeTabBarItem: UITabBarItem?
  weak var tab: UITab?
  var appearance = Appearance.disappeared
  /// Whether `viewDidAppear` is due after the first layout.
  var waitsForLayout = false
  var isAppearanceAnimated = false
  var additionalSafeArea = UIEdgeInsets.zero
  var containerInsets = UIEdgeInsets.zero
  /// The part of the bar over the view that its safe area leaves out: a large title on a canvas.
  var uncountedBar: CGFloat = 0
  /// How far the content has scrolled, as the navigation bar over it counts that.
  var barScroll = BarScroll()
  var hidesBottomBarWhenPushed = false
  var ownTraits = OwnTraits()
  var handedTraits: TraitValues?
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
  var isEditing = false
  var editButtonItem: UIBarButtonItem?
  var nibBundle: Bundle?

  nonisolated init() {}
}

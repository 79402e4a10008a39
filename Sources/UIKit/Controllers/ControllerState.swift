// SPDX-License-Identifier: MIT

import Foundation

/// The stored properties of a view controller, in an object apart from the controller.
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
  /// The presentation controller. It is created on first access and released when the presentation
  /// ends.
  var presentation: UIPresentationController? {
    didSet { presentation?.releasePresented() }
  }
  var transition = Transition.none
  var isMovingToParent = false
  var isMovingFromParent = false
  var coordinator: (any UIViewControllerTransitionCoordinator)?
  var adapted: UIViewController?
  /// The view that a full-screen presentation removed from the window.
  var coveredView: UIView?
  lazy var navigationItem = UINavigationItem()
  /// The controller's tab bar item, created on first access.
  var tabBarItem: UITabBarItem {
    get {
      let item = madeTabBarItem ?? UITabBarItem()
      madeTabBarItem = item
      return item
    }
    set {
      let former = madeTabBarItem
      madeTabBarItem = newValue
      // The tab bar that shows the old item must read the new one.
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
  /// The height of the bar that the safe area leaves out: a large title on an Interface Builder
  /// canvas.
  var barBeyondSafeArea: CGFloat = 0
  /// The scroll position, as the navigation bar above the content counts it.
  var barScroll = BarScroll()
  var hidesBottomBarWhenPushed = false
  var ownTraits = OwnTraits()
  var recordedChildTraits: TraitValues?
  var traitRegistrations: [TraitRegistration] = []
  var topGuide: _UILayoutGuide?
  var bottomGuide: _UILayoutGuide?

  /// The scroll views that `setContentScrollView(_:for:)` set, by edge.
  var contentScrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]

  /// The storyboard scene that the controller was created from.
  var origin: ControllerOrigin?
  /// The objects that the controller's nib created. Segues of the nib read them.
  var nibScene: InterfaceScene?
  var nibName: String?
  var isEditing = false
  var editButtonItem: UIBarButtonItem?
  var nibBundle: Bundle?

  nonisolated init() {}
}

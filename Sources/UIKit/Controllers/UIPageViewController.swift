// SPDX-License-Identifier: MIT

public import Foundation
import InterfaceBuilder

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Never called.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Never called.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Called for page curls only, before the view takes the size of another orientation.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// Never called.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// Never called.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .all }

  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}

/// Only code turns pages, and pages turn at once. Pages of the scroll style are in the middle of a
/// scroll view.
///
/// - Unverified: the 37 points that dots take below the pages.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// No effect.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open private(set) var spineLocation: SpineLocation
  private let dots = UIPageControl()
  /// The scroll view of the scroll style.
  private lazy var queue = _UIQueuingScrollView(frame: .zero)
  /// The gesture recognizers of the page curl style.
  private lazy var curlRecognizers = [UIPanGestureRecognizer(), UITapGestureRecognizer()]

  /// The superview of the pages.
  private var pageContainer: UIView { transitionStyle == .scroll ? queue.place : view }

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? Int).flatMap { SpineLocation(rawValue: $0) }
    spineLocation = style == .scroll ? .none : spine ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    let element = (coder as? InterfaceCoder)?.element
    transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation =
      element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    spineLocation =
      switch element?["spineLocation"] {
      case _ where element?["transitionStyle"] == "scroll": .none
      case "mid": .mid
      case "max": .max
      default: .min
      }
    super.init(coder: coder)
  }

  open var dataSource: (any UIPageViewControllerDataSource)? {
    get { _dataSource }
    set { _dataSource = newValue }
  }

  private weak var _dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { countDots() } }
  }

  /// The recognizers of the page curl style. They do not turn pages here. The scroll style uses its
  /// scroll view's recognizers.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? curlRecognizers : []
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// No effect.
  open var isDoubleSided = false

  open var viewControllers: [UIViewController]? { children.isEmpty ? nil : children }

  /// Raises `NSInvalidArgumentException` if the number of controllers does not match the spine
  /// location.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let wanted = spineLocation == .mid ? 2 : 1
    guard pages.count == wanted else {
      LayoutException.raiseInvalidArgument(
        "The number of view controllers provided (\(pages.count)) doesn't match the number required "
          + "(\(wanted)) for the requested transition")
      return
    }
    for page in children where !pages.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    for page in pages where page.parent !== self {
      addChild(page)
      if isViewLoaded { pageContainer.insertSubview(page.view, at: 0) }
      page.didMove(toParent: self)
    }
    state.children = pages
    if isViewLoaded {
      countDots()
      placePages()
    }
    completion?(true)
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let orientation = UIInterfaceOrientation(ofScreen: size)
    guard transitionStyle == .pageCurl, let delegate, let view = viewIfLoaded,
      orientation != UIInterfaceOrientation(ofScreen: view.bounds.size)
    else { return }
    spineLocation = delegate.pageViewController(self, spineLocationFor: orientation)
    view.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    dots.isUserInteractionEnabled = false
    if transitionStyle == .scroll {
      view.addSubview(queue)
    } else {
      for recognizer in curlRecognizers { view.addGestureRecognizer(recognizer) }
    }
    view.addSubview(dots)
    for page in children { pageContainer.insertSubview(page.view, at: 0) }
    countDots()
  }

  private func countDots() {
    let isScrolling = transitionStyle == .scroll && navigationOrientation == .horizontal
    dots.numberOfPages = isScrolling ? dataSource?.presentationCount(for: self) ?? 0 : 0
    if dots.numberOfPages > 0 {
      dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    }
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placePages()
  }

  /// Sets the frames of the dots and of the pages above them.
  private func placePages() {
    dots.isHidden = dots.numberOfPages == 0
    var room = view.bounds
    if !dots.isHidden {
      let height = dots.intrinsicContentSize.height
      let bottom = room.maxY - view.safeAreaInsets.bottom
      dots.frame = CGRect(x: 0, y: bottom - height, width: room.width, height: height)
      room.size.height = dots.frame.minY
    }
    if transitionStyle == .scroll { queue.fit(room, navigationOrientation) }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let count = CGFloat(Swift.max(1, children.count))
    for (index, page) in children.enumerated() {
      let place = CGFloat(isMirrored ? children.count - 1 - index : index)
      page.view.frame =
        navigationOrientation == .horizontal
        ? CGRect(
          x: place * room.width / count, y: 0, width: room.width / count, height: room.height)
        : CGRect(
          x: 0, y: CGFloat(index) * room.height / count, width: room.width,
          height: room.height / count)
    }
  }
}

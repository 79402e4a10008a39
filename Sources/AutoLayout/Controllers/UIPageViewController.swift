// SPDX-License-Identifier: MIT

public import Foundation

/// Says what lies before and after a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one; nil for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; nil for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots below the pages; 0, for no dots, unless implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page that is shown first; the first unless implemented.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that people turn, which nobody does here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// People begin to turn a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// People have turned a page, or let it fall back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
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
}

/// Shows one page of several, or two beside a spine in the middle. Code turns them, at once.
///
/// Where the data source says how many pages there are, and pages scroll from side to side, dots take
/// 37 points below them (remembered, not measured).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages follow each other.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// In which direction pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// Where pages that curl are bound.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// Names what a controller is made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// A number of ``SpineLocation``.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between pages that scroll; kept.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How pages follow each other; it never changes.
  public let transitionStyle: TransitionStyle
  /// In which direction pages follow each other; it never changes.
  public let navigationOrientation: NavigationOrientation
  /// Where pages that curl are bound; none for pages that scroll.
  public let spineLocation: SpineLocation
  private let dots = UIPageControl()

  /// A controller without pages.
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
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// Says what lies before and after a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { countDots() } }
  }

  /// Hears of pages that people turn.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Whether pages have two sides; kept.
  open var isDoubleSided = false

  /// The pages that are shown, from the leading side; nil for none.
  open var viewControllers: [UIViewController]? { children.isEmpty ? nil : children }

  /// Shows other pages in place of those that are shown, at once: one, or two beside a spine in the
  /// middle. Another number is an error.
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
      if isViewLoaded { view.insertSubview(page.view, at: 0) }
      page.didMove(toParent: self)
    }
    state.children = pages
    if isViewLoaded { countDots() }
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    dots.isUserInteractionEnabled = false
    view.addSubview(dots)
    for page in children { view.insertSubview(page.view, at: 0) }
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
    dots.isHidden = dots.numberOfPages == 0
    var room = view.bounds
    if !dots.isHidden {
      let height: CGFloat = 37
      let bottom = room.maxY - view.safeAreaInsets.bottom
      dots.frame = CGRect(x: 0, y: bottom - height, width: room.width, height: height)
      room.size.height = dots.frame.minY
    }
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

// SPDX-License-Identifier: MIT

public import Foundation

/// Says which column stands for all where there is room for one.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The column to show where there is room for one; the proposed one unless implemented.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The columns have become one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// There is room for the columns again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Other columns are about to be shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}

/// Shows two or three controllers in columns, of which one is shown alone in compact width.
///
/// Each column's controller is put into a navigation controller unless it is one. Columns beside the
/// secondary one are 320 points wide unless told otherwise; lying pads show one of them, upright ones
/// none, where the system chooses (remembered, not measured). Unlike in UIKit the stacks of the columns
/// are not made one when only one is shown: ``show(_:)`` says which.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// One of the columns, or the controller that stands for all where there is room for one.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
    /// A column at the trailing edge (iOS 26); none is shown here.
    case inspector = 4
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  /// How columns get along with the secondary one.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// Stands for a width that the system chooses.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// How many columns there are; it never changes.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  private var top = Column.secondary

  /// A controller without columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Says which column stands for all.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// The controllers of the columns from the primary one on; setting two of them sets the primary and
  /// the secondary one.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
      setViewController(newValue.count > 2 ? newValue[1] : nil, for: .supplementary)
    }
  }

  /// Gives a column a controller; nil takes it away.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns.removeValue(forKey: column) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    guard let vc else { return arrange() }
    let isBare = style != .unspecified && column != .compact && !(vc is UINavigationController)
    let controller = isBare ? UINavigationController(rootViewController: vc) : vc
    columns[column] = controller
    addChild(controller)
    controller.didMove(toParent: self)
    arrange()
  }

  /// The controller of a column, or the navigation controller around it; nil where there is none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column: beside the secondary one, or alone where there is room for one.
  open func show(_ column: Column) {
    top = column
    if !isCollapsed, column == .primary || column == .supplementary, displayMode == .secondaryOnly {
      preferredDisplayMode = .oneBesideSecondary
    }
    arrange()
  }

  /// Takes a column away from beside the secondary one.
  open func hide(_ column: Column) {
    if isCollapsed {
      top = column == .secondary ? .primary : .secondary
    } else if column != .secondary {
      preferredDisplayMode =
        column == .primary && style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
    }
    arrange()
  }

  // MARK: Layout

  /// Whether there is room for one column alone: in compact width.
  open private(set) var isCollapsed = false

  /// Which columns are wanted.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      delegate?.splitViewController(self, willChangeTo: displayMode)
      arrange()
    }
  }

  /// Which columns are shown: what is wanted, or what the system chooses.
  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    guard let size = viewIfLoaded?.bounds.size else { return .automatic }
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// How columns are to get along with the secondary one; kept, the display mode says so.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a gesture shows the columns; there is no input here.
  open var presentsWithGesture = true
  /// Whether a button shows the secondary column alone; kept.
  open var showsSecondaryOnlyButton = false

  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { arrange() }
  }

  /// The width of the primary column in points; ``automaticDimension`` for the system's.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }

  /// The width of the primary column as a part of the whole, where no width is said.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }

  /// The least width of the primary column, unless automatic.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }

  /// The greatest width of the primary column, unless automatic.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }

  /// The width of the supplementary column in points; ``automaticDimension`` for the system's.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { arrange() }
  }

  /// The width of the primary column in points, shown or not.
  open var primaryColumnWidth: CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    var width: CGFloat = 320
    if preferredPrimaryColumnWidth > 0 {
      width = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction > 0 {
      width = whole * preferredPrimaryColumnWidthFraction
    }
    if maximumPrimaryColumnWidth >= 0 { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth >= 0 { width = max(width, minimumPrimaryColumnWidth) }
    return min(width, whole)
  }

  /// The width of the supplementary column in points, shown or not; 0 where there is none.
  open var supplementaryColumnWidth: CGFloat {
    guard style == .tripleColumn else { return 0 }
    return preferredSupplementaryColumnWidth > 0 ? preferredSupplementaryColumnWidth : 320
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  /// Shows the columns that there is room for, each in its place.
  private func arrange() {
    guard isViewLoaded else { return }
    let wasCollapsed = isCollapsed
    isCollapsed = traitCollection.horizontalSizeClass == .compact
    if isCollapsed, !wasCollapsed {
      let proposed: Column = columns[.compact] == nil ? top : .compact
      top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        ?? proposed
    }
    let places = isCollapsed ? collapsedPlaces() : expandedPlaces()
    for (column, controller) in columns where places[column] == nil {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    // Columns over the secondary one stand in front of it.
    for column in [Column.compact, .secondary, .supplementary, .primary] {
      guard let place = places[column], let controller = columns[column] else { continue }
      if controller.view.superview !== view { view.addSubview(controller.view) }
      controller.view.frame = place
    }
    if isCollapsed != wasCollapsed {
      if isCollapsed {
        delegate?.splitViewControllerDidCollapse(self)
      } else {
        delegate?.splitViewControllerDidExpand(self)
      }
    }
  }

  private func collapsedPlaces() -> [Column: CGRect] {
    let order = [top, .compact, .secondary, .primary, .supplementary]
    guard let column = order.first(where: { columns[$0] != nil }) else { return [:] }
    return [column: view.bounds]
  }

  private func expandedPlaces() -> [Column: CGRect] {
    let bounds = view.bounds
    let mode = displayMode
    var shown: [(column: Column, width: CGFloat)] = []
    let showsTwo =
      mode == .twoBesideSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
    if style == .tripleColumn {
      if showsTwo { shown.append((.primary, primaryColumnWidth)) }
      if mode != .secondaryOnly { shown.append((.supplementary, supplementaryColumnWidth)) }
    } else if mode != .secondaryOnly {
      shown.append((.primary, primaryColumnWidth))
    }
    shown.removeAll { columns[$0.column] == nil }
    let isMirrored =
      (primaryEdge == .trailing) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    var places: [Column: CGRect] = [:]
    var used: CGFloat = 0
    for (column, width) in shown {
      places[column] = CGRect(
        x: isMirrored ? bounds.width - used - width : used, y: 0, width: width,
        height: bounds.height)
      used += width
    }
    let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
    let taken = isOver ? 0 : used
    let width = mode == .twoDisplaceSecondary ? bounds.width : max(0, bounds.width - taken)
    places[.secondary] = CGRect(
      x: isMirrored ? bounds.width - taken - width : taken, y: 0, width: width,
      height: bounds.height)
    return places
  }
}

extension UIViewController {
  /// The split view controller that the controller is in, at any depth.
  public var splitViewController: UISplitViewController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UISplitViewController }
      .first
  }
}

// SPDX-License-Identifier: MIT

public import Foundation
import InterfaceBuilder
import LayoutCore

@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
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

/// Unlike in UIKit the stacks of the columns are not joined when only one is shown: ``show(_:)``
/// says which.
///
/// - Unverified: where the system chooses, lying pads show one column beside the secondary one and
///   upright ones none.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
    /// None is shown.
    case inspector = 4
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary

    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public enum BackgroundStyle: Int, Sendable { case none, sidebar }

  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  private var top = Column.secondary

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style =
      switch (coder as? InterfaceCoder)?.element["style"] {
      case "doubleColumn": .doubleColumn
      case "tripleColumn": .tripleColumn
      default: .unspecified
      }
    super.init(coder: coder)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
      setViewController(newValue.count > 2 ? newValue[1] : nil, for: .supplementary)
    }
  }

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

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open func show(_ column: Column) {
    top = column
    if !isCollapsed, column == .primary || column == .supplementary, displayMode == .secondaryOnly {
      preferredDisplayMode = .oneBesideSecondary
    }
    arrange()
  }

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

  open private(set) var isCollapsed = false

  @_ObservedChange(UISplitViewController.displayModeDidChange)
  open var preferredDisplayMode = DisplayMode.automatic

  private func displayModeDidChange() {
    delegate?.splitViewController(self, willChangeTo: displayMode)
    arrange()
  }

  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    guard let size = viewIfLoaded?.bounds.size else { return .automatic }
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// No effect.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// No effect.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// No effect.
  open var presentsWithGesture = true
  /// No effect.
  open var showsSecondaryOnlyButton = false

  @_Observed(UISplitViewController.arrange) open var primaryEdge = PrimaryEdge.leading

  @_Observed(UISplitViewController.arrange)
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension

  @_Observed(UISplitViewController.arrange)
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension

  @_Observed(UISplitViewController.arrange)
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension

  @_Observed(UISplitViewController.arrange)
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension

  @_Observed(UISplitViewController.arrange)
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension

  open var primaryColumnWidth: CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    var width = CGFloat(SplitColumns.standardWidth)
    if preferredPrimaryColumnWidth > 0 {
      width = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction > 0 {
      width = whole * preferredPrimaryColumnWidthFraction
    }
    if maximumPrimaryColumnWidth >= 0 { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth >= 0 { width = max(width, minimumPrimaryColumnWidth) }
    return min(width, whole)
  }

  open var supplementaryColumnWidth: CGFloat {
    guard style == .tripleColumn else { return 0 }
    return preferredSupplementaryColumnWidth > 0
      ? preferredSupplementaryColumnWidth : CGFloat(SplitColumns.standardWidth)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

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

  /// No effect.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// No effect.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  /// No effect.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never, always
  }

  open var splitBehavior: SplitBehavior { preferredSplitBehavior }

  /// A button that shows the columns; nothing puts it anywhere.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)

  /// Whether the column's view is in the window.
  open func isShowing(_ column: Column) -> Bool {
    viewController(for: column)?.viewIfLoaded?.window != nil
  }
}

extension UIViewController {
  public var splitViewController: UISplitViewController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UISplitViewController }
      .first
  }
}

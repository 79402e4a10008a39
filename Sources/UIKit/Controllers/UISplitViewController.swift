// SPDX-License-Identifier: MIT

public import Foundation
import InterfaceBuilder
import UIKitComponents

/// While collapsed, a navigation controller in the primary column has the controllers of the other
/// columns on its stack, up to the column that ``show(_:)`` named. With another primary controller,
/// the named column is shown alone.
///
/// - Unverified: where the system chooses, landscape iPads show one column beside the secondary one
///   and portrait iPads show only the secondary one.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
    /// Is not shown.
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
  private(set) var columns: [Column: UIViewController] = [:]
  /// The controllers as they were set, without the navigation controllers added around them.
  private var assigned: [Column: UIViewController] = [:]
  /// The column that is shown while collapsed.
  var top = Column.secondary
  private var shownColumns: Set<Column> = []
  /// The columns whose controllers are on the primary one's stack.
  var joined: [Column] = []
  /// The display mode that the delegate chose at the last expansion.
  var chosenMode: DisplayMode?

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
    get {
      // The joined stack contains the controllers of all columns.
      if isCollapsed, style == .unspecified, let stack { return [stack] }
      return [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
      setViewController(newValue.count > 2 ? newValue[1] : nil, for: .supplementary)
    }
  }

  /// Embeds a controller of a column in a navigation controller, unless it is one.
  /// ``viewControllers`` lists the navigation controller.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    joined.removeAll { $0 == column }
    // A column that returns from a collapse keeps the navigation controller that was added.
    if vc == nil || columns[column] !== vc { assigned[column] = vc }
    if let old = columns.removeValue(forKey: column) { removeFromColumn(old) }
    guard let vc else { return arrange() }
    let isBare = style != .unspecified && column != .compact && !(vc is UINavigationController)
    let controller = isBare ? UINavigationController(rootViewController: vc) : vc
    columns[column] = controller
    addChild(controller)
    controller.didMove(toParent: self)
    arrange()
  }

  /// The controller as it was set, without a navigation controller that was added around it.
  open func viewController(for column: Column) -> UIViewController? { assigned[column] }

  open func show(_ column: Column) {
    top = column
    joined = []
    if !isCollapsed, style == .tripleColumn, column == .primary {
      if !displayMode.showsTwo { preferredDisplayMode = .twoBesideSecondary }
    } else if !isCollapsed, column == .primary || column == .supplementary,
      displayMode == .secondaryOnly
    {
      preferredDisplayMode = .oneBesideSecondary
    }
    arrange()
  }

  open func hide(_ column: Column) {
    if isCollapsed {
      top = column == .secondary ? .primary : .secondary
      joined = []
    } else if column != .secondary {
      preferredDisplayMode =
        column == .primary && style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
    }
    arrange()
  }

  open func toggleSidebar(_ sender: Any?) {
    if shownColumns.contains(.primary) { hide(.primary) } else { show(.primary) }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    super.show(vc, sender: sender)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed, style == .unspecified, let stack { return stack.show(vc, sender: sender) }
    setViewController(vc, for: .secondary)
    if isCollapsed { show(.secondary) }
  }

  // MARK: Layout

  open private(set) var isCollapsed = false

  @_ObservedChange(UISplitViewController.displayModeDidChange)
  open var preferredDisplayMode = DisplayMode.automatic

  private func displayModeDidChange() {
    chosenMode = nil
    delegate?.splitViewController(self, willChangeTo: displayMode)
    arrange()
  }

  open var displayMode: DisplayMode {
    if let chosenMode { return chosenMode }
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

  @_Observed(UISplitViewController.arrange)
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension

  @_Observed(UISplitViewController.arrange)
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension

  @_Observed(UISplitViewController.arrange)
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension

  /// No effect.
  open var preferredSecondaryColumnWidth = UISplitViewController.automaticDimension
  /// No effect.
  open var minimumSecondaryColumnWidth = UISplitViewController.automaticDimension
  /// No effect.
  open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension
  /// No effect.
  open var preferredInspectorColumnWidthFraction = UISplitViewController.automaticDimension
  /// No effect.
  open var minimumInspectorColumnWidth = UISplitViewController.automaticDimension
  /// No effect.
  open var maximumInspectorColumnWidth = UISplitViewController.automaticDimension

  open var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      within: minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
  }

  open var supplementaryColumnWidth: CGFloat {
    guard style == .tripleColumn else { return 0 }
    return width(
      preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
      within: minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
  }

  private func width(
    _ preferred: CGFloat, fraction: CGFloat, within minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    var width = CGFloat(SplitColumns.standardWidth)
    if preferred > 0 { width = preferred } else if fraction > 0 { width = whole * fraction }
    if maximum >= 0 { width = min(width, maximum) }
    if minimum >= 0 { width = max(width, minimum) }
    return min(width, whole)
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
    if isCollapsed != wasCollapsed { displayModeButtonItem.isHidden = isCollapsed }
    if isCollapsed, !wasCollapsed { chooseTop() }
    if isCollapsed { join() }
    if !isCollapsed, wasCollapsed { chooseColumns() }
    let places = isCollapsed ? collapsedPlaces() : expandedPlaces()
    let shown = Set(places.keys.filter { columns[$0] != nil })
    let hiding = shownColumns.subtracting(shown).sorted { $0.rawValue < $1.rawValue }
    let showing = shown.subtracting(shownColumns).sorted { $0.rawValue < $1.rawValue }
    shownColumns = shown
    // The delegate's methods for columns are called only if the controller has a style.
    let columnDelegate = style == .unspecified ? nil : delegate
    for column in hiding { columnDelegate?.splitViewController(self, willHide: column) }
    for column in showing { columnDelegate?.splitViewController(self, willShow: column) }
    for (column, controller) in columns where places[column] == nil && controller.parent === self {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    for column in [Column.compact, .secondary, .supplementary, .primary] {
      guard let place = places[column], let controller = columns[column] else { continue }
      if controller.view.superview !== view { view.addSubview(controller.view) }
      controller.view.frame = place
    }
    for column in hiding { columnDelegate?.splitViewController(self, didHide: column) }
    for column in showing { columnDelegate?.splitViewController(self, didShow: column) }
    if isCollapsed != wasCollapsed { notifyCollapse() }
  }

  private func notifyCollapse() {
    if isCollapsed {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  /// No effect.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  /// No effect.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never, always
  }

  open var splitBehavior: SplitBehavior { preferredSplitBehavior }

  /// Shows or hides the columns beside the secondary one. Hidden if the columns are collapsed.
  /// Unlike UIKit, no navigation bar shows it by itself.
  public private(set) lazy var displayModeButtonItem = makeDisplayModeButton()

  open func isShowing(_ column: Column) -> Bool {
    viewController(for: column)?.viewIfLoaded?.window != nil
  }
}

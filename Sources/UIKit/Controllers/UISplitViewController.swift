// SPDX-License-Identifier: MIT

public import Foundation
import InterfaceBuilder
import UIKitComponents

/// Where only one column can be shown and the primary one is a navigation controller, its stack goes on with those of
/// the other columns, up to the one that ``show(_:)`` named. Otherwise the one that is named is shown alone.
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
  private(set) var columns: [Column: UIViewController] = [:]
  /// As they were set: those that are no navigation controllers are in one.
  private var given: [Column: UIViewController] = [:]
  /// What is shown where only one column can be.
  var top = Column.secondary
  private var shownColumns: Set<Column> = []
  /// The columns whose controllers are on the primary one's stack.
  var joined: [Column] = []
  /// What the delegate chose when there was room for columns again.
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
      // A joined stack stands for all.
      if isCollapsed, style == .unspecified, let stack { return [stack] }
      return [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
      setViewController(newValue.count > 2 ? newValue[1] : nil, for: .supplementary)
    }
  }

  /// A controller in columns that is no navigation controller gets one around it, which ``viewControllers`` lists.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    joined.removeAll { $0 == column }
    // A column that comes back does so in the navigation controller that it got.
    if vc == nil || columns[column] !== vc { given[column] = vc }
    if let old = columns.removeValue(forKey: column) { giveUp(old) }
    guard let vc else { return arrange() }
    let isBare = style != .unspecified && column != .compact && !(vc is UINavigationController)
    let controller = isBare ? UINavigationController(rootViewController: vc) : vc
    columns[column] = controller
    addChild(controller)
    controller.didMove(toParent: self)
    arrange()
  }

  /// The controller that was set, without the navigation controller that it may have got.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

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

  /// Shows the primary column, or hides it where it is shown.
  open func toggleSidebar(_ sender: Any?) {
    if shownColumns.contains(.primary) { hide(.primary) } else { show(.primary) }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    super.show(vc, sender: sender)
  }

  /// Replaces the secondary column's controller, and shows that column where only one is.
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
    if isCollapsed, !wasCollapsed { chooseTop() }
    if isCollapsed { join() }
    if !isCollapsed, wasCollapsed { chooseColumns() }
    let places = isCollapsed ? collapsedPlaces() : expandedPlaces()
    let shown = Set(places.keys.filter { columns[$0] != nil })
    let hiding = shownColumns.subtracting(shown).sorted { $0.rawValue < $1.rawValue }
    let showing = shown.subtracting(shownColumns).sorted { $0.rawValue < $1.rawValue }
    shownColumns = shown
    // Controllers without a style have no columns to tell of.
    let teller = style == .unspecified ? nil : delegate
    for column in hiding { teller?.splitViewController(self, willHide: column) }
    for column in showing { teller?.splitViewController(self, willShow: column) }
    for (column, controller) in columns where places[column] == nil && controller.parent === self {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    for column in [Column.compact, .secondary, .supplementary, .primary] {
      guard let place = places[column], let controller = columns[column] else { continue }
      if controller.view.superview !== view { view.addSubview(controller.view) }
      controller.view.frame = place
    }
    for column in hiding { teller?.splitViewController(self, didHide: column) }
    for column in showing { teller?.splitViewController(self, didShow: column) }
    if isCollapsed != wasCollapsed { tellChange() }
  }

  private func tellChange() {
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

  /// A button that shows or hides the columns beside the secondary one; nothing puts it anywhere.
  public private(set) lazy var displayModeButtonItem = makeDisplayModeButton()

  /// Whether the column's view is in the window.
  open func isShowing(_ column: Column) -> Bool {
    viewController(for: column)?.viewIfLoaded?.window != nil
  }
}

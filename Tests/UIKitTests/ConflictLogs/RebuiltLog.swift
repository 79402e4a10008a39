// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import Synchronization
import UIKit

/// A tree of views and constraints made after a message, through the API that its author used.
///
/// Constraints are activated in the order of the list, which UIKit sorts stably from the order of
/// activation. Masks, stack views and guides make theirs themselves.
@MainActor
final class RebuiltLog {
  let log: ConflictLog
  let tree: LoggedTree
  /// The constraints that were made by hand, by their place in the list.
  private(set) var made: [Int: NSLayoutConstraint] = [:]
  /// What was raised first while the tree was made.
  let raised = RaisedException()
  /// What was reported when the tree was laid out.
  private(set) var reports: [LayoutConflictReport] = []
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private var views: [Int: UIView] = [:]
  private var guides: [Int: UILayoutGuide] = [:]
  private var controllers: [UIViewController] = []
  private let margin: CGFloat

  /// - Parameter margin: the layout margin of every view of which the message says nothing.
  init(_ log: ConflictLog, margin: CGFloat) {
    self.log = log
    self.margin = margin
    tree = LoggedTree(log)
    let (quirks, exceptions) = (Quirks.current, LayoutException.handler)
    let raised = raised
    LayoutException.handler = { raised.note($0) }
    defer {
      Quirks.current = quirks
      LayoutException.handler = exceptions
    }
    if log.constraints.contains(where: { $0.isAutoresizing && $0.first.attribute.isMiddle }) {
      Quirks.current.insert(.masksPlaceCenters)
    }
    makeViews()
    nest()
    coverWithBars()
    makeGuides()
    placeMasks()
    setMargins()
    activate()
    let handler = LayoutConflictReport.handler
    LayoutConflictReport.handler = { [unowned self] in reports.append($0) }
    root.layoutIfNeeded()
    LayoutConflictReport.handler = handler
  }

  /// The item of the message that one of our own message stands for.
  func index(of item: LoggedItem) -> Int? {
    guard let address = item.address else { return nil }
    if item.className == "_UILayoutSpacer" {
      let spacers = tree.items.indices.filter { tree.items[$0].className == item.className }
      return spacers.count == 1 ? spacers[0] : nil
    }
    return views.first { Self.address(of: $0.value) == address }?.key
      ?? guides.first { Self.address(of: $0.value) == address }?.key
  }

  /// Whether the rebuilt item is of the class that the message prints.
  func hasSameClass(_ index: Int) -> Bool {
    let object: AnyObject? = views[index] ?? guides[index]
    return object.map { "\(type(of: $0))" } == tree.items[index].className
  }

  static func address(of object: AnyObject) -> UInt64 {
    UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }

  // MARK: Views

  /// Which stack made each line: its index, or that of one of its views where it is not named.
  private lazy var stackLines: [Int: [LoggedConstraint]] = {
    var lines: [Int: [LoggedConstraint]] = [:]
    for line in log.constraints {
      guard let role = line.identifier, role.hasPrefix("UISV-"), role != "UISV-hiding" else {
        continue
      }
      let child = line.items.compactMap { tree.index(of: $0) }.last { tree.parents[$0] != nil }
      let isConnection = role == "UISV-canvas-connection"
      let mentioned = isConnection ? line.second?.item : line.first.item
      let parent = mentioned.flatMap { tree.index(of: $0) }.flatMap { tree.parents[$0] }
      if let stack = parent ?? child.flatMap({ tree.parents[$0] }) {
        lines[stack, default: []].append(line)
      }
    }
    return lines
  }()

  private func makeViews() {
    for (index, item) in tree.items.enumerated() where !item.isGuide && !isSupport(index) {
      let view = makeView(item, isStack: stackLines[index] != nil)
      view.translatesAutoresizingMaskIntoConstraints = false
      if let name = item.name { view.accessibilityIdentifier = name }
      views[index] = view
    }
  }

  private func makeView(_ item: LoggedItem, isStack: Bool) -> UIView {
    switch item.className {
    case _ where isStack: return UIStackView()
    case "UILabel":
      let label = UILabel()
      label.text = item.title
      return label
    case "UIButton":
      let button = UIButton(type: .system)
      button.setTitle(item.title, for: .normal)
      return button
    case "UITextField":
      let field = UITextField()
      field.text = item.title
      return field
    case "UIImageView": return UIImageView()
    case "UIScrollView": return UIScrollView()
    case "UISegmentedControl", "UIPageControl", "UICollectionView": return UIView()
    default: return UIView()
    }
  }

  private func nest() {
    for (index, lines) in stackLines {
      guard let stack = views[index] as? UIStackView else { continue }
      let plan = StackPlan(of: lines, in: tree)
      stack.axis = plan.axis
      stack.distribution = plan.distribution
      stack.alignment = plan.alignment
      stack.isLayoutMarginsRelativeArrangement = plan.isMarginsRelative
      for item in plan.items {
        guard let view = views[item] else { continue }
        stack.addArrangedSubview(view)
        if let spacing = plan.spacings[item] { stack.setCustomSpacing(spacing, after: view) }
      }
      if plan.hasSpanner, plan.items.count == 1 { stack.addArrangedSubview(UIView()) }
    }
    for (index, view) in views.sorted(by: { $0.key < $1.key }) where view.superview == nil {
      superview(of: index).addSubview(view)
    }
    for line in log.constraints where line.identifier == "UISV-hiding" {
      guard let hidden = tree.index(of: line.first.item).flatMap({ views[$0] }) else { continue }
      hide(hidden, alongVertical: line.first.attribute == .height)
    }
  }

  /// Hides an arranged view; the stack view around it need not be part of the message.
  private func hide(_ view: UIView, alongVertical isVertical: Bool) {
    if !(view.superview is UIStackView), let superview = view.superview {
      let stack = UIStackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.axis = isVertical ? .vertical : .horizontal
      superview.addSubview(stack)
      stack.addArrangedSubview(view)
    }
    view.isHidden = true
  }

  private func superview(of index: Int) -> UIView {
    tree.parents[index].flatMap { views[$0] } ?? root
  }

  // MARK: Guides

  /// Whether the item is the strip at the top or bottom of a controller's view.
  private func isSupport(_ index: Int) -> Bool {
    log.constraints.contains {
      $0.className == "_UILayoutSupportConstraint" && tree.index(of: $0.first.item) == index
    }
  }

  /// Makes views of controllers out of those that messages show with bars over them.
  private func coverWithBars() {
    for line in log.constraints where line.constant != 0 {
      let isSafeArea = line.identifier?.hasPrefix("UIViewSafeAreaLayoutGuide-") ?? false
      guard isSafeArea, let superview = line.names.first(where: { $0.name == "|" })?.item,
        let view = tree.index(of: superview).flatMap({ views[$0] })
      else { continue }
      let controller = controller(of: view)
      switch line.first.attribute {
      case .top: controller.additionalSafeAreaInsets.top = line.constant
      case .bottom: controller.additionalSafeAreaInsets.bottom = line.constant
      default: break
      }
    }
  }

  private func controller(of view: UIView) -> UIViewController {
    if let known = controllers.first(where: { $0.view === view }) { return known }
    let controller = UIViewController()
    controller.view = view
    controllers.append(controller)
    return controller
  }

  private func makeSupports() {
    for index in tree.items.indices where isSupport(index) {
      guard let parent = tree.parents[index], let owner = views[parent] else { continue }
      guides[index] = controller(of: owner).topLayoutGuide as? UILayoutGuide
    }
  }

  private func makeGuides() {
    makeSupports()
    // The spanners of stack views are theirs.
    for (index, item) in tree.items.enumerated()
    where item.isGuide && item.className != "_UILayoutSpacer" {
      let owner = superview(of: index)
      switch item.title {
      case "UIViewSafeAreaLayoutGuide": guides[index] = owner.safeAreaLayoutGuide
      case "UIViewLayoutMarginsGuide": guides[index] = owner.layoutMarginsGuide
      case "UIViewReadableContentGuide": guides[index] = owner.readableContentGuide
      default:
        let guide = UILayoutGuide()
        guide.identifier = item.title ?? ""
        owner.addLayoutGuide(guide)
        guides[index] = guide
      }
    }
  }

  private func setMargins() {
    for view in views.values {
      view.layoutMargins = UIEdgeInsets(
        top: margin, left: margin, bottom: margin, right: margin)
    }
    for line in log.constraints {
      guard let identifier = line.identifier, identifier.hasSuffix("Margin-guide-constraint"),
        let guide = tree.index(
          of: line.form == .toSuperview
            ? line.second?.item ?? line.first.item : line.first.item)
      else { continue }
      let owner = superview(of: guide)
      switch line.first.attribute {
      case .left, .leading: owner.layoutMargins.left = line.constant
      case .right, .trailing: owner.layoutMargins.right = line.constant
      case .top: owner.layoutMargins.top = line.constant
      case .bottom: owner.layoutMargins.bottom = line.constant
      default: break
      }
    }
  }

  // MARK: Masks

  private func placeMasks() {
    // Superviews first: places and sizes are printed relative to theirs.
    for index in tree.items.indices.sorted(by: { tree.depth(of: $0) < tree.depth(of: $1) }) {
      guard let view = views[index] else { continue }
      let lines = log.constraints.filter {
        $0.isAutoresizing
          && (tree.index(of: $0.first.item) == index && $0.form != .toSuperview
            || $0.form == .toSuperview && $0.second.flatMap { tree.index(of: $0.item) } == index)
      }
      guard let mask = lines.first?.mask else {
        view.frame.size = importedSize(of: index)
        continue
      }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = Self.mask(mask)
      let superview = view.superview?.frame.size ?? .zero
      let (x, width) = Self.place(lines, isHorizontal: true, in: superview.width)
      let (y, height) = Self.place(lines, isHorizontal: false, in: superview.height)
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      tie(view, index)
    }
  }

  /// Masks stand for constraints only while a constraint refers to the view; where the message shows
  /// none, it was one that has no part in the conflict.
  private func tie(_ view: UIView, _ index: Int) {
    let isMentioned = log.constraints.contains { line in
      !line.isAutoresizing && line.items.contains { tree.index(of: $0) == index }
    }
    guard !isMentioned else { return }
    let helper = UIView()
    helper.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(helper)
    helper.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    helper.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }

  /// The size that the message imposes on a view, for the masks of what is in it.
  private func importedSize(of index: Int) -> CGSize {
    var size = CGSize(width: 1000, height: 1000)
    for line in log.constraints where line.second == nil && line.relation == .equal {
      guard tree.index(of: line.first.item) == index else { continue }
      if line.first.attribute == .width { size.width = line.constant }
      if line.first.attribute == .height { size.height = line.constant }
    }
    return size
  }

  /// Where the lines place a view along an axis of its superview.
  private static func place(
    _ lines: [LoggedConstraint], isHorizontal: Bool, in whole: Double
  ) -> (origin: Double, length: Double) {
    let lines = lines.filter { $0.first.attribute.isHorizontal == isHorizontal }
    func value(_ line: LoggedConstraint) -> Double {
      guard let second = line.second else { return line.constant }
      let base =
        switch second.attribute {
        case .midX, .midY, .centerX, .centerY: whole / 2
        case .width, .height: whole
        default: 0.0
        }
      return base * line.multiplier + line.constant
    }
    var start: Double?
    var middle: Double?
    var after: Double?
    var length: Double?
    for line in lines {
      switch (line.first.attribute, line.form) {
      case (_, .toSuperview): after = line.constant
      case (.width, _), (.height, _): length = value(line)
      case (.midX, _), (.midY, _), (.centerX, _), (.centerY, _): middle = value(line)
      default: start = value(line)
      }
    }
    if let start, let after { return (start, whole - after - start) }
    let extent = length ?? (middle.map { 2 * abs($0) } ?? whole)
    if let middle { return (middle - extent / 2, extent) }
    if let after { return (whole - after - extent, extent) }
    return (start ?? 0, extent)
  }

  private static func mask(_ text: String) -> UIView.AutoresizingMask {
    let letters = Array(text)
    guard letters.count == 11 else { return [] }
    let flags: [(Int, UIView.AutoresizingMask)] = [
      (2, .flexibleLeftMargin), (3, .flexibleWidth), (4, .flexibleRightMargin),
      (8, .flexibleTopMargin), (9, .flexibleHeight), (10, .flexibleBottomMargin),
    ]
    return flags.reduce(into: []) { if letters[$1.0] == "&" { $0.insert($1.1) } }
  }

  // MARK: Constraints

  private func activate() {
    for (index, line) in log.constraints.enumerated() where !isGenerated(line) {
      guard let constraint = makeConstraint(line) else { continue }
      constraint.identifier = line.identifier
      constraint.priority = UILayoutPriority(Float(line.priority))
      constraint.isActive = true
      made[index] = constraint
    }
  }

  /// Whether views, stack views or guides of the tree make the line's constraint themselves.
  func isGenerated(_ line: LoggedConstraint) -> Bool {
    if line.isAutoresizing || line.className == "_UILayoutSupportConstraint" { return true }
    guard let identifier = line.identifier else { return false }
    return identifier.hasPrefix("UISV-") || identifier.hasPrefix("UIViewSafeAreaLayoutGuide-")
      || identifier.hasSuffix("Margin-guide-constraint")
  }

  private func object(_ item: LoggedItem) -> Any? {
    tree.index(of: item).flatMap { views[$0] ?? guides[$0] }
  }

  private func makeConstraint(_ line: LoggedConstraint) -> NSLayoutConstraint? {
    guard let first = object(line.first.item),
      let attribute = line.first.attribute.layoutAttribute
    else { return nil }
    if let spaced = makeSpaced(line) { return spaced }
    guard let side = line.second else {
      return NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: line.relation.layoutRelation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: line.constant)
    }
    guard let second = object(side.item), let other = side.attribute.layoutAttribute else {
      return nil
    }
    return NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: line.relation.layoutRelation,
      toItem: second, attribute: other, multiplier: line.multiplier, constant: line.constant)
  }

  /// System distances, as visual formats and anchors make them.
  private func makeSpaced(_ line: LoggedConstraint) -> NSLayoutConstraint? {
    guard let spacing = line.spacing, let side = line.second else { return nil }
    let relation = line.relation == .equal ? "" : "(\(line.relation.rawValue))"
    if spacing == "NSSpace", let first = object(line.first.item), let second = object(side.item) {
      let axis = line.first.attribute.isHorizontal ? "H:" : "V:"
      let (format, names): (String, [String: Any]) =
        switch line.form {
        case .fromSuperview: ("|-\(relation)[a]", ["a": first])
        case .toSuperview: ("[a]-\(relation)|", ["a": second])
        default: ("[b]-\(relation)[a]", ["a": first, "b": second])
        }
      guard relation.isEmpty else { return nil }
      return NSLayoutConstraint.constraints(
        withVisualFormat: axis + format, options: [], metrics: nil, views: names
      ).first
    }
    guard let below = anchorY(line.first), let above = anchorY(side) else { return nil }
    switch line.relation {
    case .equal: return below.constraint(equalToSystemSpacingBelow: above, multiplier: 1)
    case .lessThanOrEqual:
      return below.constraint(lessThanOrEqualToSystemSpacingBelow: above, multiplier: 1)
    case .greaterThanOrEqual:
      return below.constraint(greaterThanOrEqualToSystemSpacingBelow: above, multiplier: 1)
    }
  }

  private func anchorY(_ side: LoggedConstraint.Side) -> NSLayoutYAxisAnchor? {
    guard let index = tree.index(of: side.item) else { return nil }
    switch side.attribute {
    case .top: return views[index]?.topAnchor ?? guides[index]?.topAnchor
    case .bottom: return views[index]?.bottomAnchor ?? guides[index]?.bottomAnchor
    case .firstBaseline: return views[index]?.firstBaselineAnchor
    case .lastBaseline, .baseline: return views[index]?.lastBaselineAnchor
    default: return nil
    }
  }
}

extension LoggedAttribute {
  /// Whether it is the middle of a view, which masks place in iOS 11 and earlier.
  fileprivate var isMiddle: Bool { self == .midX || self == .midY }

  /// The attribute with which a constraint is made; nil for places that only masks fix.
  var layoutAttribute: NSLayoutConstraint.Attribute? {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline, .baseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    case .minX, .midX, .maxX, .minY, .midY, .maxY: nil
    }
  }
}

extension LoggedConstraint.Relation {
  var layoutRelation: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

/// The first exception of a rebuilding; none of them may end the measurement.
final class RaisedException: Sendable {
  private let first = Mutex<LayoutException?>(nil)

  var exception: LayoutException? { first.withLock { $0 } }

  func note(_ exception: LayoutException) { first.withLock { $0 = $0 ?? exception } }
}

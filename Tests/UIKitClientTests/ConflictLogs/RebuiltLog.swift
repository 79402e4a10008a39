// SPDX-License-Identifier: MIT

import LayoutReports
import Synchronization
import UIKit

/// A tree of views and constraints that is rebuilt from a message, through the API that its author
/// used.
///
/// Constraints are activated in the order of the list, which UIKit sorts stably from the order of
/// activation. Autoresizing masks, stack views and guides create their own constraints.
@MainActor
final class RebuiltLog {
  let log: ConflictLog
  let tree: LoggedTree
  /// The first exception that was raised while the tree was built.
  let raised = RaisedException()
  /// The conflicts that were reported while the tree was laid out.
  private(set) var reports: [LayoutConflictReport] = []
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  var views: [Int: UIView] = [:]
  var guides: [Int: UILayoutGuide] = [:]
  var controllers: [UIViewController] = []
  let margin: CGFloat

  /// - Parameters:
  ///   - others: messages of the same run.
  ///   - margin: the layout margin of all views that have none in the message.
  init(_ log: ConflictLog, among others: [ConflictLog] = [], margin: CGFloat) {
    self.log = log
    self.margin = margin
    tree = LoggedTree(log, among: others)
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

  /// The index of the original item that corresponds to an item of Plumb's message.
  func index(of item: LoggedItem) -> Int? {
    guard let address = item.address else { return nil }
    if item.className == "_UILayoutSpacer" {
      let spacers = tree.items.indices.filter { tree.items[$0].className == item.className }
      return spacers.count == 1 ? spacers[0] : nil
    }
    return views.first { Self.address(of: $0.value) == address }?.key
      ?? guides.first { Self.address(of: $0.value) == address }?.key
  }

  /// Whether the rebuilt item has the class that the message prints.
  func hasSameClass(_ index: Int) -> Bool {
    let object: AnyObject? = views[index] ?? guides[index]
    return object.map { "\(type(of: $0))" } == tree.items[index].className
  }

  static func address(of object: AnyObject) -> UInt64 {
    UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }

  func superview(of index: Int) -> UIView {
    tree.parents[index].flatMap { views[$0] } ?? root
  }
}

/// Stores the first exception. Exceptions must not end the measurement.
final class RaisedException: Sendable {
  private let first = Mutex<LayoutException?>(nil)

  var exception: LayoutException? { first.withLock { $0 } }

  func note(_ exception: LayoutException) { first.withLock { $0 = $0 ?? exception } }
}

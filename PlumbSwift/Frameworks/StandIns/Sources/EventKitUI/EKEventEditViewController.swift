// SPDX-License-Identifier: MIT

@_exported import EventKit
@_exported import UIKit

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

/// An empty screen.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventStore: EKEventStore!
  open var event: EKEvent?
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open func cancelEditing() {
    editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
  }
}

/// Called by ``EKEventEditViewController/cancelEditing()`` alone.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore) }
}

/// An empty screen.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false
  open weak var delegate: (any EKEventViewDelegate)?
}

/// Never called.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

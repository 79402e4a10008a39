// SPDX-License-Identifier: MIT

import EventKit
import UIKit

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  case allCalendars, writableCalendarsOnly
}

/// Never called.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// An empty screen.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
  public let selectionStyle: EKCalendarChooserSelectionStyle
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var showsDoneButton = false
  open var showsCancelButton = false
  open var selectedCalendars: Set<EKCalendar> = []

  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}

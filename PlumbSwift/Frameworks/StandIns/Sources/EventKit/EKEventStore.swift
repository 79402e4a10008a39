// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import PlumbAbsence
@_exported import UIKit

// Events and reminders in memory. Access to the user's calendars is denied.
// Clients change these objects on one thread, so the classes are unchecked Sendable.

public enum EKEntityType: UInt, Sendable { case event, reminder }

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int

  public convenience init(_ dayOfTheWeek: EKWeekday) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0)
  }
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }

  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
  }
}

public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

extension Notification.Name {
  /// Never posted.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
}

open class EKSource: EKObject, @unchecked Sendable {
  open var title: String { "" }
  open var sourceIdentifier: String { "" }
}

open class EKCalendar: EKObject, @unchecked Sendable {
  open var title = ""
  open var cgColor: CGColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var source: EKSource!
  public let calendarIdentifier = UUID().uuidString
  open var allowsContentModifications: Bool { true }

  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

open class EKAlarm: EKObject, @unchecked Sendable {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?

  public init(absoluteDate date: Date) { absoluteDate = date }
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int

  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  open private(set) var daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  open private(set) var daysOfTheMonth: [NSNumber]?
  open private(set) var monthsOfTheYear: [NSNumber]?
  open private(set) var weeksOfTheYear: [NSNumber]?
  open private(set) var daysOfTheYear: [NSNumber]?
  open private(set) var setPositions: [NSNumber]?

  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) { (frequency, self.interval, recurrenceEnd) = (type, interval, end) }

  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
    (self.weeksOfTheYear, self.daysOfTheYear) = (weeksOfTheYear, daysOfTheYear)
    self.setPositions = setPositions
  }
}

open class EKCalendarItem: EKObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
}

open class EKStructuredLocation: NSObject, @unchecked Sendable {
  open var title: String?
  open var radius: Double = 0

  public init(title: String) { self.title = title }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date!
  open var isAllDay = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var occurrenceDate: Date! { startDate }
  open var structuredLocation: EKStructuredLocation?

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate.compare(other.startDate)
  }

  open var availability = EKEventAvailability.busy
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventIdentifier: String! { calendarItemIdentifier }

  public init(eventStore: EKEventStore) {}
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var isCompleted = false
  open var completionDate: Date?
  open var dueDateComponents: DateComponents?
  open var startDateComponents: DateComponents?
  open var priority = 0

  public init(eventStore: EKEventStore) {}
}

open class EKEventStore: NSObject, @unchecked Sendable {
  private var events: [EKEvent] = []
  private var reminders: [EKReminder] = []
  private lazy var calendar = EKCalendar(for: .event, eventStore: self)

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }

  private func refuse() { Absence.tell("access to calendars is denied") }

  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    refuse()
    completion(false, nil)
  }

  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    refuse()
    return false
  }

  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }

  open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }

  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }

  open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    try await requestAccess(to: .event)
  }

  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .reminder, completion: completion)
  }

  open func requestFullAccessToReminders() async throws -> Bool {
    try await requestAccess(to: .reminder)
  }

  open var defaultCalendarForNewEvents: EKCalendar? { calendar }
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendar }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [calendar] }
  open var sources: [EKSource] { [] }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    if !events.contains(where: { $0 === event }) { events.append(event) }
  }

  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    events.removeAll { $0 === event }
  }

  open func save(_ reminder: EKReminder, commit: Bool) throws {
    if !reminders.contains(where: { $0 === reminder }) { reminders.append(reminder) }
  }

  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    reminders.removeAll { $0 === reminder }
  }

  open func commit() throws {}
  open func reset() {}
  open func event(withIdentifier identifier: String) -> EKEvent? {
    events.first { $0.eventIdentifier == identifier }
  }

  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    ((events as [EKCalendarItem]) + reminders).first { $0.calendarItemIdentifier == identifier }
  }

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { event, _ in
      guard let event = event as? EKEvent, let start = event.startDate, let end = event.endDate
      else { return false }
      return start < endDate && end > startDate
    }
  }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { item, _ in item is EKReminder }
  }

  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    events.filter { predicate.evaluate(with: $0) }
  }

  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(reminders.filter { predicate.evaluate(with: $0) })
    return self
  }
}

public struct EKError: CodedError {
  public enum Code: Int, CodedErrorCode {
    public typealias Failure = EKError
    case eventNotMutable = 0
    case noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
    case eventStoreNotAuthorized = 29
  }

  public static let errorDomain = "EKErrorDomain"
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var internalFailure: Code { .internalFailure }
  public static var calendarReadOnly: Code { .calendarReadOnly }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

// SPDX-License-Identifier: MIT

extension EKError {
  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var internalFailure: Code { .internalFailure }
  public static var calendarReadOnly: Code { .calendarReadOnly }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

extension EKError.Code {
  /// Matches errors with this code, as in `catch EKError.eventNotMutable`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? EKError)?.code == match
  }
}

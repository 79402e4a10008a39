// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Pictures show ``date`` in Greenwich, or in ``timeZone``, once it is set, and a sample before: they are the
/// same at any time and in any place. Words are English.
open class UIDatePicker: UIControl {
  override var archivedParent: UIView? { nil }

  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    /// Drawn as a date.
    case yearAndMonth = 4
  }

  override func setUpContent() { contentDidChange() }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeDatePicker) }

  @_Shown open var datePickerMode = Mode.dateAndTime

  @_Shown open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Now, until it is set.
  open var date: Date {
    get { _date }
    set {
      _date = newValue
      shownDate = newValue
      limit()
    }
  }

  private var _date = Date()
  /// What pictures show; nil for a sample.
  @_Shown var shownDate: Date? = nil

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  @_Observed(UIDatePicker.limit) open var minimumDate: Date? = nil

  @_Observed(UIDatePicker.limit) open var maximumDate: Date? = nil

  open var minuteInterval: Int {
    get { _minuteInterval }
    set { _minuteInterval = newValue }
  }

  private var _minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || 60 % minuteInterval != 0 { _minuteInterval = 1 }
      contentDidChange()
    }
  }

  @_Shown open var countDownDuration: TimeInterval = 0
  /// Its region says whether the day comes first and hours count to 12.
  @_Shown open var locale: Locale? = nil
  /// No effect.
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  @_Shown open var timeZone: TimeZone? = nil
  /// No effect.
  open var roundsToMinuteInterval = true

  private func limit() {
    _date = limited(_date)
    if let shownDate { self.shownDate = limited(shownDate) }
  }

  private func limited(_ date: Date) -> Date {
    var limited = date
    if let minimumDate, limited < minimumDate { limited = minimumDate }
    if let maximumDate, limited > maximumDate, maximumDate >= minimumDate ?? maximumDate {
      limited = maximumDate
    }
    return limited
  }

  private var pickedDate: PickedDate {
    var picked =
      shownDate.map {
        PickedDate(
          secondsSinceReferenceDate: $0.timeIntervalSinceReferenceDate,
          offset: timeZone?.secondsFromGMT(for: $0) ?? 0)
      } ?? .sample
    picked.setCountdown(seconds: countDownDuration)
    picked.setMinuteInterval(minuteInterval)
    if let locale { picked.follow(localeIdentifier: locale.identifier) }
    return picked
  }

  override func contentDidChange() {
    let mode: ControlContent.DatePickerMode =
      switch datePickerMode {
      case .time: .time
      case .date, .yearAndMonth: .date
      case .dateAndTime: .dateAndTime
      case .countDownTimer: .countDownTimer
      }
    let style = ControlContent.DatePickerStyle(rawValue: preferredDatePickerStyle.rawValue)
    LayoutStore.current.forest.setContent(
      .control(.datePicker(mode, style ?? .automatic, .automatic, pickedDate)), of: item)
  }
}

// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Measured and drawn with a sample date of common length, whatever ``date`` is.
open class UIDatePicker: UIControl {
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

  @_Observed(UIDatePicker.limit) open var date = Date()

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  @_Observed(UIDatePicker.limit) open var minimumDate: Date? = nil

  @_Observed(UIDatePicker.limit) open var maximumDate: Date? = nil

  open var minuteInterval: Int {
    get { _minuteInterval }
    set { _minuteInterval = newValue }
  }

  private var _minuteInterval = 1 {
    didSet { if minuteInterval < 1 || 60 % minuteInterval != 0 { _minuteInterval = 1 } }
  }

  open var countDownDuration: TimeInterval = 0
  /// No effect.
  open var locale: Locale?
  /// No effect.
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  /// No effect.
  open var timeZone: TimeZone?
  /// No effect.
  open var roundsToMinuteInterval = true

  private func limit() {
    var limited = date
    if let minimumDate, limited < minimumDate { limited = minimumDate }
    if let maximumDate, limited > maximumDate, maximumDate >= minimumDate ?? maximumDate {
      limited = maximumDate
    }
    if limited != date { date = limited }
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
      .control(.datePicker(mode, style ?? .automatic)), of: item)
  }
}

// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable {
  /// What the system chooses: a compact one where there is room for no other.
  case automatic = 0
  /// Wheels of 216 points.
  case wheels = 1
  /// Fields that open a calendar or clock.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// Chooses a date or a time.
///
/// It is measured and drawn with a sample date of common length, whatever ``date`` is.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// A length of time; on wheels only.
    case countDownTimer = 3
    /// A month of a year (iOS 17.4); drawn as a date.
    case yearAndMonth = 4
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime {
    didSet { contentDidChange() }
  }

  /// How it is wanted to be chosen.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { contentDidChange() }
  }

  /// How it is chosen: ``preferredDatePickerStyle``, and by wheels where there is no other way.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The chosen date, kept between ``minimumDate`` and ``maximumDate``; now unless set.
  open var date = Date() {
    didSet { limit() }
  }

  /// Chooses a date, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The earliest date; nil for none.
  open var minimumDate: Date? {
    didSet { limit() }
  }

  /// The latest date; nil for none.
  open var maximumDate: Date? {
    didSet { limit() }
  }

  /// Minutes between the choices, a divisor of 60; others count as 1.
  open var minuteInterval = 1 {
    didSet { if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 } }
  }

  /// The chosen length of time in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The language of the date; kept.
  open var locale: Locale?
  /// How days are counted; kept.
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  /// Where the time counts; kept.
  open var timeZone: TimeZone?
  /// Whether times are rounded to ``minuteInterval``; kept.
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
    let style: ControlContent.DatePickerStyle =
      switch preferredDatePickerStyle {
      case .automatic: .automatic
      case .wheels: .wheels
      case .compact: .compact
      case .inline: .inline
      }
    LayoutStore.current.forest.setContent(.control(.datePicker(mode, style)), of: item)
  }
}

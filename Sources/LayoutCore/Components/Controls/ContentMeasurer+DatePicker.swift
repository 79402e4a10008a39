// SPDX-License-Identifier: MIT

import Typography

extension ContentMeasurer {
  /// Wheels until iOS 13; from then on what fits, which is a field that opens a calendar or clock.
  ///
  /// How wide a compact picker is depends on the date it shows; here it is as wide as a date of
  /// common length in English. Those sizes, and the sizes of calendars, are estimates.
  func size(
    ofDatePicker mode: ControlContent.DatePickerMode, _ style: ControlContent.DatePickerStyle,
    _ wheels: ControlContent.WheelHeight
  ) -> ContentSize {
    // A countdown has wheels only.
    if environment.platform.major < 14 || mode == .countDownTimer { return size(ofWheels: wheels) }
    return switch style {
    case .wheels: size(ofWheels: wheels)
    case .automatic, .compact: compactSize(mode)
    case .inline:
      switch mode {
      case .time: ContentSize(width: 320, height: 52)
      case .date: ContentSize(width: 320, height: 330)
      case .dateAndTime, .countDownTimer: ContentSize(width: 320, height: 374)
      }
    }
  }

  private func compactSize(_ mode: ControlContent.DatePickerMode) -> ContentSize {
    let font = Font.preferred(.body, category: environment.contentSizeCategory)
    let fields =
      switch mode {
      case .time: ["9:41 AM"]
      case .date: ["Sep 12, 2025"]
      case .dateAndTime, .countDownTimer: ["Sep 12, 2025", "9:41 AM"]
      }
    var width = 5.0 * Double(fields.count - 1)
    for field in fields { width += typesetter.measurer.width(of: field, font: font) + 22 }
    return ContentSize(
      width: environment.pixels.roundedUp(width),
      height: environment.pixels.roundedUp(metrics(of: font).lineHeight + 14))
  }
}

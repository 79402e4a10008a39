// SPDX-License-Identifier: MIT

package import AutoLayout
package import Typography

/// A date picker: wheels until iOS 13; from then on what fits, which is a field that opens a calendar
/// or a clock. Its words are English.
///
/// - Unverified: the sizes of fields and calendars, and all their parts.
package struct DatePickerArrangement {
  package var mode: ControlContent.DatePickerMode
  private let style: ControlContent.DatePickerStyle
  private let wheels: ControlContent.WheelHeight
  private let date: PickedDate
  private let measurer: ContentMeasurer

  package init(
    _ mode: ControlContent.DatePickerMode, _ style: ControlContent.DatePickerStyle,
    _ wheels: ControlContent.WheelHeight = .automatic, _ date: PickedDate = .sample,
    measurer: ContentMeasurer
  ) {
    self.mode = mode
    self.style = style
    self.wheels = wheels
    self.date = date
    self.measurer = measurer
  }

  /// How a picker shows itself.
  package enum Form { case wheels, fields, calendar }

  /// The form by the release and the mode: a countdown has wheels only.
  package var form: Form {
    if measurer.environment.platform.major < 14 || mode == .countDownTimer { return .wheels }
    return switch style {
    case .wheels: .wheels
    case .automatic, .compact: .fields
    case .inline: mode == .time ? .fields : .calendar
    }
  }

  package var size: Size {
    switch form {
    case .wheels: WheelsArrangement.size(wheels, in: measurer.environment)
    case .calendar: Size(width: 320, height: mode == .date ? 330 : 374)
    case .fields: style == .inline ? Size(width: 320, height: 52) : fieldsSize
    }
  }

  // MARK: Fields

  /// The font of fields.
  package var font: Font { .preferred(.body, category: measurer.environment.contentSizeCategory) }

  /// The words of the fields.
  package var fields: [String] {
    switch mode {
    case .time: [date.timeText]
    case .date: [date.dateText]
    case .dateAndTime, .countDownTimer: [date.dateText, date.timeText]
    }
  }

  private static let gap = 5.0

  private var fieldsSize: Size {
    let pixels = measurer.environment.pixels
    let width = fieldWidths.reduce(Self.gap * Double(fields.count - 1), +)
    let height = measurer.metrics(of: font).lineHeight + 14
    return Size(width: pixels.roundedUp(width), height: pixels.roundedUp(height))
  }

  private var fieldWidths: [Double] {
    fields.map { measurer.typesetter.measurer.width(of: $0, font: font) + 22 }
  }

  /// The fields, from the leading edge.
  package func fieldFrames(in bounds: Rect, _ direction: LayoutDirection) -> [Rect] {
    let height = min(fieldsSize.height, bounds.height)
    var x = bounds.x
    return fieldWidths.map { width in
      let field = Rect(x: x, y: bounds.midY - height / 2, width: width, height: height)
      x += width + Self.gap
      return field.mirrored(in: bounds, direction)
    }
  }

  // MARK: Calendar

  /// Where the parts of a calendar stand.
  package struct Calendar {
    package var month: Rect
    /// The signs that go to the month before and after.
    package var arrows: [Rect]
    /// The names of the days of the week.
    package var weekdays: [Rect]
    /// The days of the month.
    package var days: [Rect]
  }

  /// The month of the date.
  package func calendar(in bounds: Rect, _ direction: LayoutDirection) -> Calendar {
    let first = date.adding(days: 1 - date.day).weekday
    let area = bounds.insetBy(16, 8)
    let header = Rect(x: area.x, y: area.y, width: area.width, height: 36)
    let column = area.width / 7
    let row = min(max((area.height - header.height) / 7, 12), 48)
    func cell(_ day: Int, _ week: Int) -> Rect {
      Rect(
        x: area.x + Double(day) * column, y: header.maxY + Double(week) * row, width: column,
        height: row
      ).mirrored(in: area, direction)
    }
    return Calendar(
      month: header,
      arrows: (0..<2).map { index in
        Rect(
          x: header.maxX - 50 + Double(index) * 36, y: header.midY - 9, width: 14, height: 18
        ).mirrored(in: area, direction)
      },
      weekdays: (0..<7).map { cell($0, 0) },
      days: (0..<date.daysInMonth).map { cell((first + $0) % 7, 1 + (first + $0) / 7) })
  }
}

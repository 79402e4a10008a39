// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

/// A wheel of a picker: the visible rows, with the selected one in the middle.
struct Wheel {
  var rows: [String]
  /// The fraction of the picker's width.
  var share: Double
  var alignment: TextAlignment = .center
}

extension [Wheel] {
  /// Sample rows for a picker without known rows.
  static let samples = [
    Wheel(rows: ["Item 1", "Item 2", "Item 3", "Item 4", "Item 5", "Item 6", "Item 7"], share: 1)
  ]

  /// The wheels of a date picker.
  init(_ mode: ControlContent.DatePickerMode, _ date: PickedDate) {
    let clock = [Wheel].clock(date)
    switch mode {
    case .time:
      self = clock
    case .date:
      let month = Wheel(
        rows: Self.around { PickedDate.months[(date.month + 11 + $0) % 12] }, share: 0.5,
        alignment: .left)
      let count = date.daysInMonth
      let day = Wheel(
        rows: Self.around { String((date.day - 1 + count + $0) % count + 1) }, share: 0.2)
      let year = Wheel(rows: Self.around { String(date.year + $0) }, share: 0.3)
      self = date.startsWithDay ? [day, month, year] : [month, day, year]
    case .dateAndTime:
      let day = Wheel(
        rows: Self.around { date.adding(days: $0).dayText }, share: 0.64, alignment: .right)
      self = [day] + clock
    case .countDownTimer:
      let (hour, minute) = (date.countdown / 60 % 24, date.countdown % 60)
      let step = date.minuteInterval
      let hours = Self.around { index in
        let row = hour + index
        return index == 0
          ? "\(row) \(row == 1 ? "hour" : "hours")" : (0..<24).contains(row) ? String(row) : ""
      }
      let minutes = Self.around { index in
        let row = (minute / step + index) * step
        return index == 0 ? "\(row) min" : (0..<60).contains(row) ? String(row) : ""
      }
      self = [Wheel(rows: hours, share: 0.5), Wheel(rows: minutes, share: 0.5)]
    }
  }

  /// Wheels for hours and minutes, which wrap around, and for AM and PM.
  private static func clock(_ date: PickedDate) -> [Wheel] {
    let hours = Wheel(
      rows: around {
        date.uses12HourClock
          ? String((date.hourOnDial + 11 + $0) % 12 + 1)
          : PickedDate.padded((date.hour + 24 + $0) % 24)
      }, share: 0.2)
    let (step, count) = (date.minuteInterval, 60 / date.minuteInterval)
    let minutes = Wheel(
      rows: around {
        // With large intervals the few rows repeat more than once.
        PickedDate.padded((date.minute / step + 4 * count + $0) % count * step)
      }, share: 0.2)
    guard date.uses12HourClock else { return [hours, minutes] }
    let half = date.hour < 12 ? 0 : 1
    let halves = around { (0...1).contains(half + $0) ? ["AM", "PM"][half + $0] : "" }
    return [hours, minutes, Wheel(rows: halves, share: 0.2)]
  }

  /// One row for each visible position, made from its distance to the selected row.
  private static func around(_ row: (Int) -> String) -> [String] {
    (-WheelsArrangement.reach...WheelsArrangement.reach).map(row)
  }
}

extension Canvas {
  mutating func drawDatePicker(
    _ mode: ControlContent.DatePickerMode, _ style: ControlContent.DatePickerStyle,
    _ date: PickedDate, _ view: ViewDrawing
  ) {
    let arrangement = DatePickerArrangement(mode, style, .automatic, date, measurer: view.measurer)
    switch arrangement.form {
    case .wheels: drawWheels([Wheel](mode, date), view)
    case .calendar: drawCalendar(arrangement, date, view)
    // A field that is high enough for wheels was probably laid out for wheels.
    case .fields where style == .automatic && view.frame.height >= 120:
      drawWheels([Wheel](mode, date), view)
    case .fields: drawFields(arrangement, view)
    }
  }

  mutating func drawWheels(
    _ wheels: [Wheel], rowHeight: Double = WheelsArrangement.rowHeight, _ view: ViewDrawing
  ) {
    let height = rowHeight.limited(to: 0...1e4)
    let arrangement = WheelsArrangement(in: view.frame, rowHeight: height)
    clipped(to: .rect(view.frame)) { canvas in
      let band = arrangement.band
      if canvas.era == .outlined {
        for y in [band.y, band.maxY] {
          canvas.stroke(
            .line(view.frame.x, y, view.frame.maxX, y), Color(.separator), width: 0.5)
        }
      } else {
        canvas.fill(
          .box(band, radius: arrangement.bandRadius(canvas.era)), Color(.wheelBand))
      }
      let total = wheels.reduce(0) { $0 + $1.share }
      let area = arrangement.area
      // Wheels that do not fill the width are centred.
      var x = area.midX - area.width * min(total, 1) / 2
      for wheel in wheels {
        let width = area.width * wheel.share / max(total, 1)
        for (index, text) in wheel.rows.enumerated() where !text.isEmpty {
          guard let row = arrangement.row(index - wheel.rows.count / 2, from: x, width: width)
          else { continue }
          canvas.draw(
            text, font: .system(WheelsArrangement.fontSize * row.scale),
            color: Color(.label).faded(row.alpha), in: row.frame.mirrored(in: area, view.direction),
            wheel.alignment, direction: view.direction)
        }
        x += width
      }
    }
  }

  /// Draws the compact style: date and time on small grey buttons.
  private mutating func drawFields(_ arrangement: DatePickerArrangement, _ view: ViewDrawing) {
    let frames = arrangement.fieldFrames(in: view.frame, view.direction)
    for (text, frame) in zip(arrangement.fields, frames) {
      fill(
        .box(frame, radius: era == .glass ? frame.height / 2 : 6), Color(.tertiarySystemFill))
      draw(text, font: arrangement.font, color: Color(.label), in: frame)
    }
  }

  /// Draws the inline style: a month with its days.
  private mutating func drawCalendar(
    _ arrangement: DatePickerArrangement, _ date: PickedDate, _ view: ViewDrawing
  ) {
    let calendar = arrangement.calendar(in: view.frame, view.direction)
    draw(
      "\(date.monthName) \(date.year)", font: .system(17, weight: .semibold), color: Color(.label),
      in: calendar.month, .natural, direction: view.direction)
    for (name, frame) in zip(["chevron.left", "chevron.right"], calendar.arrows) {
      symbol(name, in: frame, color: view.tint, weight: 1.2)
    }
    for (name, frame) in zip(PickedDate.weekdays, calendar.weekdays) {
      draw(
        name.uppercased(), font: .system(12, weight: .semibold), color: Color(.tertiaryLabel),
        in: frame)
    }
    let today = PickedDate.sample
    let isThisMonth = (date.year, date.month) == (today.year, today.month)
    for (index, frame) in calendar.days.enumerated() {
      let day = index + 1
      let isSelected = day == date.day
      let isToday = isThisMonth && day == today.day
      if isSelected {
        let side = min(frame.width, frame.height) - 2
        fill(
          .ellipse(frame.centered(side, side)), isToday ? view.tint : view.tint.faded(0.15))
      }
      let color = isSelected && isToday ? Color(.onTint) : view.tint
      draw(
        String(day), font: .system(20, weight: isSelected ? .semibold : .regular),
        color: isSelected || isToday ? color : Color(.label), in: frame)
    }
  }
}

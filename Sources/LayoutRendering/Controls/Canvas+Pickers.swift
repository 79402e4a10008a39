// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

/// A wheel of a picker: the rows around the selected one, which is in the middle.
struct Wheel {
  var rows: [String]
  /// The share of the picker's width.
  var share: Double
  var alignment: TextAlignment = .center
}

extension [Wheel] {
  /// What a picker shows whose rows nobody knows.
  static let samples = [
    Wheel(rows: ["Item 1", "Item 2", "Item 3", "Item 4", "Item 5", "Item 6", "Item 7"], share: 1)
  ]

  /// The wheels of a date picker at the sample date.
  init(_ mode: ControlContent.DatePickerMode) {
    let hours = Wheel(rows: ["6", "7", "8", "9", "10", "11", "12"], share: 0.2)
    let minutes = Wheel(rows: ["38", "39", "40", "41", "42", "43", "44"], share: 0.2)
    let halves = Wheel(rows: ["", "", "", "AM", "PM", "", ""], share: 0.2)
    switch mode {
    case .time:
      self = [hours, minutes, halves]
    case .date:
      self = [
        Wheel(
          rows: ["June", "July", "August", "September", "October", "November", "December"],
          share: 0.5, alignment: .left),
        Wheel(rows: ["11", "12", "13", "14", "15", "16", "17"], share: 0.2),
        Wheel(rows: ["2022", "2023", "2024", "2025", "2026", "2027", "2028"], share: 0.3),
      ]
    case .dateAndTime:
      self = [
        Wheel(
          rows: [
            "Thu Sep 11", "Fri Sep 12", "Sat Sep 13", "Sun Sep 14", "Mon Sep 15", "Tue Sep 16",
            "Wed Sep 17",
          ], share: 0.64, alignment: .right), hours, minutes, halves,
      ]
    case .countDownTimer:
      self = [
        Wheel(rows: ["", "", "", "0 hours", "1", "2", "3"], share: 0.5),
        Wheel(rows: ["", "", "", "1 min", "2", "3", "4"], share: 0.5),
      ]
    }
  }
}

extension Canvas {
  mutating func drawDatePicker(
    _ mode: ControlContent.DatePickerMode, _ style: ControlContent.DatePickerStyle,
    _ view: ViewDrawing
  ) {
    let arrangement = DatePickerArrangement(mode, style, measurer: view.measurer)
    switch arrangement.form {
    case .wheels: drawWheels([Wheel](mode), view)
    case .calendar: drawCalendar(view)
    // Where a field has room for wheels, somebody meant wheels.
    case .fields where style == .automatic && view.frame.height >= 120:
      drawWheels([Wheel](mode), view)
    case .fields: drawFields(arrangement, view)
    }
  }

  mutating func drawWheels(_ wheels: [Wheel], _ view: ViewDrawing) {
    let arrangement = WheelsArrangement(in: view.frame)
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
      // Few wheels stand together in the middle.
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

  /// Date and time on small grey buttons.
  private mutating func drawFields(_ arrangement: DatePickerArrangement, _ view: ViewDrawing) {
    let frames = arrangement.fieldFrames(in: view.frame, view.direction)
    for (text, frame) in zip(arrangement.fields, frames) {
      fill(
        .box(frame, radius: era == .glass ? frame.height / 2 : 6), Color(.tertiarySystemFill))
      draw(text, font: arrangement.font, color: Color(.label), in: frame)
    }
  }

  /// A month with its days; the sample date is selected.
  private mutating func drawCalendar(_ view: ViewDrawing) {
    let calendar = DatePickerArrangement.calendar(in: view.frame, view.direction)
    draw(
      "September 2025", font: .system(17, weight: .semibold), color: Color(.label),
      in: calendar.month, .natural, direction: view.direction)
    for (name, frame) in zip(["chevron.left", "chevron.right"], calendar.arrows) {
      symbol(name, in: frame, color: view.tint, weight: 1.2)
    }
    let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
    for (name, frame) in zip(weekdays, calendar.weekdays) {
      draw(name, font: .system(12, weight: .semibold), color: Color(.tertiaryLabel), in: frame)
    }
    for (index, frame) in calendar.days.enumerated() {
      let day = index + 1
      let isSelected = day == 14
      if isSelected {
        let side = min(frame.width, frame.height) - 2
        fill(.ellipse(frame.centered(side, side)), view.tint.faded(0.15))
      }
      draw(
        String(day), font: .system(20, weight: isSelected ? .semibold : .regular),
        color: isSelected ? view.tint : Color(.label), in: frame)
    }
  }
}

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
  /// The rows of a picker whose rows are not in the file.
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
    switch style {
    case .wheels: drawWheels([Wheel](mode), view)
    case .inline where mode == .date || mode == .dateAndTime: drawCalendar(view)
    case .inline: drawCompact(mode, view)
    case .compact: drawCompact(mode, view)
    case .automatic:
      // Before iOS 14 there are only wheels; later the system chooses by the room there is.
      if view.frame.height >= 120 {
        drawWheels([Wheel](mode), view)
      } else {
        drawCompact(mode, view)
      }
    }
  }

  /// Rows on a drum seen from the front: away from the middle they narrow, shrink and fade.
  mutating func drawWheels(_ wheels: [Wheel], _ view: ViewDrawing) {
    let frame = view.frame
    let rowHeight = 34.0
    // Rows lie 18 degrees apart on the drum: sine and cosine of 0, 18, 36 and 54 degrees.
    let turns: [(sine: Double, cosine: Double)] = [
      (0, 1), (0.30901699437494745, 0.9510565162951535), (0.5877852522924731, 0.8090169943749475),
      (0.8090169943749475, 0.5877852522924731),
    ]
    let radius = rowHeight / turns[1].sine
    clipped(to: .rect(frame)) { canvas in
      let band = frame.centered(max(0, frame.width - 18), rowHeight)
      if canvas.era == .outlined {
        for y in [band.y, band.maxY] {
          canvas.stroke(.line(frame.x, y, frame.maxX, y), Color(.separator), width: 0.5)
        }
      } else {
        canvas.fill(
          .box(band, radius: canvas.era == .glass ? rowHeight / 2 : 8),
          Color(.wheelBand))
      }
      let total = wheels.reduce(0) { $0 + $1.share }
      let area = frame.insetBy(min(24, frame.width * 0.08), 0)
      // Few wheels stand together in the middle.
      var x = area.midX - area.width * min(total, 1) / 2
      for wheel in wheels {
        let width = area.width * wheel.share / max(total, 1)
        for (index, text) in wheel.rows.enumerated() where !text.isEmpty {
          let distance = index - wheel.rows.count / 2
          guard turns.indices.contains(abs(distance)) else { continue }
          let turn = turns[abs(distance)]
          let y = frame.midY + (distance < 0 ? -1 : 1) * turn.sine * radius
          let cell = Rect(x: x, y: y - rowHeight / 2, width: width, height: rowHeight)
          canvas.draw(
            text, font: .system(22 * (0.6 + 0.4 * turn.cosine)),
            color: distance == 0
              ? Color(.label) : Color(.label).faded(turn.cosine * turn.cosine * 0.5),
            in: cell.mirrored(in: area, view.direction), wheel.alignment, direction: view.direction)
        }
        x += width
      }
    }
  }

  /// Date and time on small grey buttons, on the trailing side.
  private mutating func drawCompact(_ mode: ControlContent.DatePickerMode, _ view: ViewDrawing) {
    let labels: [String] =
      switch mode {
      case .date: ["Sep 14, 2025"]
      case .time: ["9:41 AM"]
      case .dateAndTime: ["Sep 14, 2025", "9:41 AM"]
      case .countDownTimer: ["0:01"]
      }
    let font = Font.system(17)
    let height = min(34.33, view.frame.height)
    let widths = labels.map { width(of: $0, font: font) + 22 }
    var x = view.frame.x
    for (label, width) in zip(labels, widths) {
      let pill = Rect(x: x, y: view.frame.midY - height / 2, width: width, height: height)
        .mirrored(in: view.frame, view.direction)
      fill(.box(pill, radius: era == .glass ? height / 2 : 6), Color(.tertiarySystemFill))
      draw(label, font: font, color: Color(.label), in: pill)
      x += width + 6
    }
  }

  /// A month with its days; the sample date is selected.
  private mutating func drawCalendar(_ view: ViewDrawing) {
    let frame = view.frame
    let area = frame.insetBy(16, 8)
    let header = Rect(x: area.x, y: area.y, width: area.width, height: 36)
    draw(
      "September 2025", font: .system(17, weight: .semibold), color: Color(.label),
      in: header.mirrored(in: area, view.direction), .natural, direction: view.direction)
    for (index, name) in ["chevron.left", "chevron.right"].enumerated() {
      symbol(
        name,
        in: Rect(
          x: header.maxX - 50 + Double(index) * 36, y: header.midY - 9, width: 14, height: 18
        )
        .mirrored(in: area, view.direction), color: view.tint, weight: 1.2)
    }
    let column = area.width / 7
    let row = ((area.height - 36) / 7).limited(to: 12...48)
    for (day, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      let cell = Rect(
        x: area.x + Double(day) * column, y: header.maxY, width: column, height: row)
      draw(
        name, font: .system(12, weight: .semibold), color: Color(.tertiaryLabel),
        in: cell.mirrored(in: area, view.direction))
    }
    // 1 September 2025 is a Monday.
    for day in 1...30 {
      let cell = Rect(
        x: area.x + Double(day % 7) * column, y: header.maxY + row * Double(1 + day / 7),
        width: column, height: row
      ).mirrored(in: area, view.direction)
      let isSelected = day == 14
      if isSelected {
        let side = min(row, column) - 2
        fill(.ellipse(cell.centered(side, side)), view.tint.faded(0.15))
      }
      draw(
        String(day), font: .system(20, weight: isSelected ? .semibold : .regular),
        color: isSelected ? view.tint : Color(.label), in: cell)
    }
  }
}

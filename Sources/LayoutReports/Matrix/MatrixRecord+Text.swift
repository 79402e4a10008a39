// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import EssentialFoundation

extension MatrixRecord {
  private static let heading = """
    # Frames of all views in all conditions, by `plumb matrix --record`: x y width height in points.
    # A change in this file is a change of layout.

    """

  /// The record as text for a file.
  package var text: String {
    var text = Self.heading
    for (number, condition) in conditions.enumerated() {
      text += "condition \(number + 1) \(condition.json.line)\n"
    }
    for scene in scenes {
      text += "\nscene \(Self.line(scene.id)) in \(Self.line(scene.file))\n"
      for view in scene.views {
        text += "  \(Self.line(view.id)) \(Self.line(view.className)) \(Self.line(view.name))\n"
        var frames: [Rect: [Int]] = [:]
        for number in view.frames.keys.sorted() {
          if let frame = view.frames[number] { frames[frame, default: []].append(number + 1) }
        }
        for (frame, numbers) in frames.sorted(by: { $0.value[0] < $1.value[0] }) {
          let figures = [frame.x, frame.y, frame.width, frame.height].map(FramesText.number)
          text += "    \(Self.ranges(numbers)): \(figures.joined(separator: " "))\n"
        }
      }
    }
    return text
  }

  /// Writes ascending numbers as ranges, such as `1-3 7`.
  private static func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }.joined(separator: " ")
  }

  /// Puts a name on one line. Names are free text in a file.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The error for a text that is not a record.
  package struct Malformed: Error, Hashable, Sendable {
    /// The line number, counted from 1.
    package var line: Int
    package var reason: String
  }

  /// Reads a record in the format of ``text``.
  package init(_ text: String) throws(Malformed) {
    self.init()
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where !line.isEmpty && !line.hasPrefix("#")
    {
      do throws(Refusal) {
        try read(line)
      } catch {
        throw Malformed(line: index + 1, reason: error.reason)
      }
    }
    guard !conditions.isEmpty else { throw Malformed(line: 1, reason: "it has no conditions") }
  }

  private struct Refusal: Error { var reason: String }

  private mutating func read(_ line: Substring) throws(Refusal) {
    if line.hasPrefix("condition ") {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, Int(parts[1]) == conditions.count + 1 else {
        throw Refusal(reason: "conditions are numbered from 1 in order")
      }
      guard
        let condition = try? JSONDecoder().decode(CheckCondition.self, from: Data(parts[2].utf8))
      else { throw Refusal(reason: "this is not a condition") }
      conditions.append(condition)
    } else if line.hasPrefix("scene ") {
      let rest = line.dropFirst(6)
      guard let place = rest.firstRange(of: " in ") else {
        throw Refusal(reason: "a scene is written 'scene ID in FILE'")
      }
      scenes.append(
        Scene(
          file: String(rest[place.upperBound...]), id: String(rest[..<place.lowerBound]), title: "")
      )
    } else if line.hasPrefix("    ") {
      try readFrame(line)
    } else if line.hasPrefix("  "), !scenes.isEmpty {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count >= 2 else { throw Refusal(reason: "a view is written 'ID CLASS NAME'") }
      scenes[scenes.count - 1].views.append(
        View(
          id: String(parts[0]), className: String(parts[1]),
          name: parts.count > 2 ? String(parts[2]) : ""))
    } else {
      throw Refusal(reason: "this is not a condition, scene, view or frame")
    }
  }

  private mutating func readFrame(_ line: Substring) throws(Refusal) {
    let parts = line.split(separator: ":")
    let figures = parts.last?.split(separator: " ").compactMap { Double($0) } ?? []
    guard parts.count == 2, figures.count == 4, figures.allSatisfy(\.isFinite) else {
      throw Refusal(reason: "a frame is written '1-3 7: x y width height'")
    }
    guard let scene = scenes.indices.last, let view = scenes[scene].views.indices.last else {
      throw Refusal(reason: "a frame without a view")
    }
    let frame = Rect(x: figures[0], y: figures[1], width: figures[2], height: figures[3])
    for range in parts[0].split(separator: " ") {
      let ends = range.split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, ends.count <= 2, first > 0, first <= last,
        last <= conditions.count
      else { throw Refusal(reason: "there is no condition '\(range)'") }
      for number in first...last { scenes[scene].views[view].frames[number - 1] = frame }
    }
  }
}

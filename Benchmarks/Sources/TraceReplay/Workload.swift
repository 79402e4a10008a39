// SPDX-License-Identifier: MIT

/// The layouts whose costs are measured, each with four phases: `build`, `resize` of the window,
/// `content` of one view, and `churn`, which removes a view and adds it again.
public enum Workload: String, CaseIterable, Sendable {
  /// Views pinned to the four edges of the window.
  case pins
  /// Views below each other, with equal widths and heights, across the window.
  case chain
  /// Views inside each other.
  case nest
  /// Equal cells in rows and columns.
  case grid
  /// Cells with an image and two labels that share the remaining width.
  case cells
  /// The same cells below each other, as high as their labels.
  case list
  /// Lines of views with sizes, limits and gaps at very many priorities.
  case flow

  private static let actions = 100

  /// The sizes of the window: the first size, and the sizes in the phase `resize`.
  public func windowSizes(_ count: Int) -> [(width: Int, height: Int)] {
    let width = self == .nest ? 400 + 4 * count : 400
    let height = self == .chain || self == .nest ? 400 + 30 * count : 800
    return (0...Self.actions).map { step in
      (width + 31 * step % 300, height + 47 * step % 300)
    }
  }

  /// The trace for about `count` views.
  public func trace(_ count: Int) throws -> Trace {
    try Trace(text(count), mergingContentSizes: true)
  }

  /// The text of the trace file.
  public func text(_ count: Int) -> String {
    let sizes = windowSizes(count)
    var writer = TraceWriter(width: sizes[0].width, height: sizes[0].height)
    var content: [Int] = []
    switch self {
    case .pins: content = Self.addPins(count, &writer)
    case .chain: content = Self.addChain(count, &writer)
    case .nest: content = Self.addNest(count, &writer)
    case .grid: content = Self.addGrid(count, &writer)
    case .cells: content = Self.addCells(count, isList: false, &writer)
    case .list: content = Self.addCells(count, isList: true, &writer)
    case .flow: content = Self.addFlow(count, &writer)
    }
    writer.update()
    writer.begin("resize")
    for size in sizes.dropFirst() {
      writer.resize(size.width, size.height)
      writer.update()
    }
    writer.begin("content")
    for step in 1...Self.actions {
      for row in content { writer.setConstant(12 + 17 * step % 29, of: row) }
      writer.update()
    }
    writer.begin("churn")
    for step in 1...Self.actions { writer.churn(13 * step % writer.ownerCount) }
    return writer.text
  }

  private static func addPins(_ count: Int, _ writer: inout TraceWriter) -> [Int] {
    var content: [Int] = []
    for view in 0..<count {
      let x = writer.addVariables(4)
      content = [writer.add(view, [(x, 1)], "==", 8 + view % 7)]
      writer.add(view, [(x + 1, 1)], "==", 8 + view % 5)
      writer.add(view, [(x, 1), (x + 2, 1), (TraceWriter.width, -1)], "==", -8)
      writer.add(view, [(x + 1, 1), (x + 3, 1), (TraceWriter.height, -1)], "==", -8)
    }
    return content
  }

  private static func addChain(_ count: Int, _ writer: inout TraceWriter) -> [Int] {
    var content: [Int] = []
    let first = writer.addVariables(4 * count)
    for view in 0..<count {
      let x = first + 4 * view
      writer.add(view, [(x, 1)], "==", 8)
      guard view > 0 else {
        writer.add(view, [(x + 1, 1)], "==", 8)
        writer.add(view, [(x, 1), (x + 2, 1), (TraceWriter.width, -1)], "==", -8)
        continue
      }
      writer.add(view, [(x + 1, 1), (x - 3, -1), (x - 1, -1)], "==", 8)
      writer.add(view, [(x + 2, 1), (first + 2, -1)], "==", 0)
      if view == count / 3 {
        content = [writer.add(view, [(x + 3, 1)], "==", 30)]
      } else {
        writer.add(view, [(x + 3, 1), (first + 3, -1)], "==", 0)
      }
    }
    let last = first + 4 * (count - 1)
    writer.add(
      count, [(last + 1, 1), (last + 3, 1), (TraceWriter.height, -1)], "==", -8)
    return content
  }

  private static func addNest(_ count: Int, _ writer: inout TraceWriter) -> [Int] {
    var content: [Int] = []
    var outer = (width: TraceWriter.width, height: TraceWriter.height)
    for view in 0..<count {
      let x = writer.addVariables(4)
      let left = writer.add(view, [(x, 1)], "==", 1)
      if view == count / 2 { content = [left] }
      writer.add(view, [(x + 1, 1)], "==", 1)
      writer.add(view, [(x, 1), (x + 2, 1), (outer.width, -1)], "==", -1)
      writer.add(view, [(x + 1, 1), (x + 3, 1), (outer.height, -1)], "==", -1)
      outer = (x + 2, x + 3)
    }
    return content
  }

  private static func addGrid(_ count: Int, _ writer: inout TraceWriter) -> [Int] {
    var content: [Int] = []
    let side = max(2, Int(Double(count).squareRoot()))
    let first = writer.addVariables(4 * side * side)
    for axis in 0...1 {
      let size = axis == 0 ? TraceWriter.width : TraceWriter.height
      for view in 0..<side * side {
        let x = first + 4 * view + axis
        let place = axis == 0 ? view % side : view / side
        let before = x - 4 * (axis == 0 ? 1 : side)
        if place == 0 {
          writer.add(view, [(x, 1)], "==", 8)
        } else {
          let gap = writer.add(view, [(x, 1), (before, -1), (before + 2, -1)], "==", 8)
          if axis == 0, view == 1 { content = [gap] }
        }
        if view > 0 { writer.add(view, [(x + 2, 1), (first + axis + 2, -1)], "==", 0) }
      }
      let last = first + 4 * (side * side - 1) + axis
      writer.add(side * side, [(last, 1), (last + 2, 1), (size, -1)], "==", -8)
    }
    return content
  }

  private static func addCells(
    _ count: Int, isList: Bool, _ writer: inout TraceWriter
  ) -> [Int] {
    var content: [Int] = []
    var above: Int?
    for cell in 0..<count / 4 {
      let (frame, image) = (writer.addVariables(4), writer.addVariables(4))
      let (title, detail) = (writer.addVariables(4), writer.addVariables(4))
      writer.add(cell, [(frame, 1)], "==", 0)
      writer.add(cell, [(frame + 2, 1), (TraceWriter.width, -1)], "==", 0)
      if isList, let above {
        writer.add(cell, [(frame + 1, 1), (above + 1, -1), (above + 3, -1)], "==", 1)
      } else {
        writer.add(cell, [(frame + 1, 1)], "==", 70 * cell)
      }
      writer.add(cell, [(frame + 3, 1)], "==", 0, at: 50)
      writer.add(cell, [(image, 1)], "==", 12)
      writer.add(cell, [(image + 1, 2), (image + 3, 1), (frame + 3, -1)], "==", 0)
      for side in 2...3 { writer.add(cell, [(image + side, 1)], "==", 36) }
      writer.add(cell, [(title, 1), (image, -1), (image + 2, -1)], "==", 10)
      writer.add(cell, [(detail, 1), (title, -1), (title + 2, -1)], "==", 10)
      writer.add(cell, [(detail, 1), (detail + 2, 1), (frame + 2, -1)], "==", -12)
      for (label, isTitle) in [(title, true), (detail, false)] {
        writer.add(cell, [(label + 1, 1)], "==", 6)
        writer.add(
          cell, [(frame + 3, 1), (label + 1, -1), (label + 3, -1)], ">=", 6)
        writer.addContentSize(
          cell, label + 2, (isTitle ? 70 : 50) + cell * 37 % 150, hugging: isTitle ? 250 : 251,
          compressionResistance: isTitle ? 751 : 750)
        let height = writer.add(cell, [(label + 3, 1)], "==", 18 + cell % 4 * 9, at: 700)
        if isTitle, cell == count / 8 { content = [height] }
      }
      above = frame
    }
    return content
  }

  private static func addFlow(_ count: Int, _ writer: inout TraceWriter) -> [Int] {
    var content: [Int] = []
    let perLine = 6
    var before: Int?
    for view in 0..<count {
      let x = writer.addVariables(2)
      let place = view % perLine
      if place == 0 {
        writer.add(view, [(x, 1)], ">=", 8)
        writer.add(view, [(x, 1)], "==", 8, at: 260)
      } else if let before {
        writer.add(view, [(x, 1), (before, -1), (before + 1, -1)], ">=", 6)
        writer.add(view, [(x, 1), (before, -1), (before + 1, -1)], "==", 9, at: 200 + place)
      }
      let size = 40 + view * 29 % 80
      writer.add(view, [(x + 1, 1)], ">=", 0)
      writer.add(view, [(x + 1, 1)], "<=", size + 25, at: 900)
      writer.add(view, [(x + 1, 1)], ">=", size / 2, at: 850)
      let wish = writer.add(view, [(x + 1, 1)], "==", size, at: 300 + view * 37 % 400)
      if view == count / 2 { content = [wish] }
      if place == perLine - 1 || view == count - 1 {
        writer.add(view, [(x, 1), (x + 1, 1), (TraceWriter.width, -1)], "<=", -8)
      }
      before = x
    }
    return content
  }
}

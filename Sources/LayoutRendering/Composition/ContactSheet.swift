// SPDX-License-Identifier: MIT

public import AutoLayout
import Typography
public import UIKitComponents

/// Several pictures with captions on one page, in rows.
public struct ContactSheet: Hashable, Sendable {
  public struct Picture: Hashable, Sendable {
    public var list: DisplayList
    public var caption: String
    /// A second, quieter line below the caption; empty for none.
    public var note: String

    public init(_ list: DisplayList, caption: String, note: String = "") {
      self.list = list
      self.caption = caption
      self.note = note
    }
  }

  public var title: String
  public var pictures: [Picture]
  /// Pictures in a row, at least one.
  public var columns: Int
  /// The room for each picture in points; larger pictures are scaled down, smaller ones stay.
  public var cell: Size
  public var background: Color

  public init(
    title: String = "", pictures: [Picture] = [], columns: Int = 4,
    cell: Size = Size(width: 300, height: 600),
    background: Color = Color(red: 0.925, green: 0.933, blue: 0.949)
  ) {
    self.title = title
    self.pictures = pictures
    self.columns = columns
    self.cell = cell
    self.background = background
  }

  /// The page as an SVG document.
  public func svg(scale: Double = 1) -> String { SVGRenderer(scale: scale).render(displayList()) }

  /// The page as drawing commands. A row is as high as its highest picture.
  public func displayList() -> DisplayList {
    let gap = 28.0
    let columns = min(max(1, self.columns), max(1, pictures.count))
    let cell = Size(
      width: self.cell.width.limited(to: 16...1e4), height: self.cell.height.limited(to: 16...1e4))
    let width = gap + Double(columns) * (cell.width + gap)
    var canvas = Canvas(Environment())
    var y = gap
    if !title.isEmpty {
      canvas.draw(
        title, font: .system(22, weight: .bold), color: Color(rgb: 0x1F2733),
        in: Rect(x: gap, y: y, width: width - 2 * gap, height: 30), .left)
      y += 30 + gap * 0.6
    }
    for start in stride(from: 0, to: pictures.count, by: columns) {
      let row = start..<min(start + columns, pictures.count)
      let height = row.map { Self.fitted(pictures[$0].list.size, in: cell).height }.max() ?? 0
      for index in row {
        let x = gap + Double(index - start) * (cell.width + gap)
        draw(
          pictures[index], number: index, on: &canvas,
          in: Rect(x: x, y: y, width: cell.width, height: height))
      }
      y += height + gap * 0.4 + 34 + gap
    }
    var page = Canvas(Environment())
    page.fill(.rect(Rect(x: 0, y: 0, width: width, height: y)), background)
    page.append(canvas.commands)
    return DisplayList(size: Size(width: width, height: y), title: title, commands: page.commands)
  }

  private func draw(_ picture: Picture, number: Int, on canvas: inout Canvas, in area: Rect) {
    let size = Self.fitted(picture.list.size, in: area.size)
    let box = Rect(
      x: area.midX - size.width / 2, y: area.maxY - size.height, width: size.width,
      height: size.height)
    if Self.hasBackground(picture.list) {
      canvas.shadow(of: box, radius: 0, blur: 5, drop: 2, strength: 0.1)
    }
    let full = Rect(
      x: 0, y: 0, width: picture.list.size.width.drawable,
      height: picture.list.size.height.drawable)
    canvas.begin(
      DrawingGroup(
        title: picture.list.title.isEmpty ? nil : picture.list.title, clip: .rect(full),
        placement: Placement(offset: box.origin, scale: size.scale)))
    canvas.append(Self.renamed(picture.list.commands, "p\(number + 1)-"))
    canvas.end()
    let caption = Rect(x: area.x, y: area.maxY + 11, width: area.width, height: 17)
    canvas.draw(
      picture.caption, font: .system(13, weight: .semibold), color: Color(rgb: 0x2B3442),
      in: caption)
    canvas.draw(
      picture.note, font: .system(11), color: Color(rgb: 0x6B7686),
      in: caption.offset(by: Point(x: 0, y: 17)))
  }

  /// Whether a picture fills its canvas; one that does not stands on the page without a frame.
  private static func hasBackground(_ list: DisplayList) -> Bool {
    guard case .fill(.rect(let rect), .color(let color)) = list.commands.first else { return false }
    return rect.size == list.size && color.alpha >= 1
  }

  /// Ids are unique in a picture; on a page they need a prefix.
  private static func renamed(_ commands: [DrawingCommand], _ prefix: String) -> [DrawingCommand] {
    commands.map { command in
      guard case .begin(var group) = command, let id = group.id else { return command }
      group.id = prefix + id
      return .begin(group)
    }
  }

  private static func fitted(_ size: Size, in cell: Size) -> (
    width: Double, height: Double, scale: Double
  ) {
    let (width, height) = (max(1, size.width.drawable), max(1, size.height.drawable))
    let scale = min(1, cell.width / width, cell.height / height)
    return (width * scale, height * scale, scale)
  }
}

// SPDX-License-Identifier: MIT

public import AutoLayout

extension LayoutSnapshot {
  /// The picture as an SVG document.
  ///
  /// The document is deterministic and self-contained, and it is valid for any numbers in the
  /// snapshot. Each view is a group with a title, so a viewer can show the name of the view under
  /// the pointer. If a view has an identifier, the id of its group is `v-` and the identifier.
  ///
  /// - Complexity: linear in the number of views and the length of their texts.
  public func svg(_ options: RenderingOptions = RenderingOptions()) -> String {
    SVGRenderer(scale: options.scale).render(displayList(options))
  }

  /// The picture as drawing commands, for any renderer.
  public func displayList(_ options: RenderingOptions = RenderingOptions()) -> DisplayList {
    displayList(options, lines: TextLines())
  }

  /// The picture as drawing commands.
  ///
  /// - Parameter lines: the texts of another layout of the same scene, which are not set again.
  package func displayList(_ options: RenderingOptions, lines: TextLines) -> DisplayList {
    let title = options.title ?? nodes.first?.name ?? ""
    let root = nodes.first?.absoluteFrame.drawable ?? .zero
    lines.restart()
    var painter = SnapshotPainter(
      self, showsNames: options.showsNames, namesViews: options.namesViews, lines: lines)
    var canvas = Canvas(environment)
    let screenCommands = painter.paint(background: options.background)
    if let highlight = options.highlight {
      canvas.begin(DrawingGroup(opacity: 0.45))
      canvas.append(screenCommands)
      canvas.end()
      canvas.drawHighlight(highlight)
    } else {
      canvas.append(screenCommands)
    }
    if options.showsGuides { canvas.drawGuides(of: self) }
    if options.showsOutlines { canvas.drawOutlines(of: self) }
    var screen = canvas.commands
    if root.origin != .zero {
      let placement = Placement(offset: Point(x: -root.x, y: -root.y))
      screen = [.begin(DrawingGroup(placement: placement))] + screen + [.end]
    }
    guard let frame = options.deviceFrame else {
      return DisplayList(size: root.size, title: title, commands: screen)
    }
    var body = Canvas(environment)
    let size = body.drawDevice(frame, size: root.size, screen: screen)
    return DisplayList(size: size, title: title, commands: body.commands)
  }
}

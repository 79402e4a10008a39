// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

/// A list of drawing commands under construction, with the environment that drawing depends on.
struct Canvas {
  private(set) var commands: [DrawingCommand] = []
  /// The palette that resolves colours. It depends on the iOS release and on the appearance of the
  /// current view.
  var palette: Palette
  /// The environment of the whole picture.
  let environment: Environment
  /// The layout direction of the view that is being drawn.
  var direction: LayoutDirection
  /// Whether placeholders show the name of the class that they represent.
  var showsNames = false
  let typesetter: Typesetter<SystemFontMeasurer>
  let lines: TextLines
  /// The width of a device pixel in points.
  let hairline: Double

  init(_ environment: Environment, lines: TextLines = TextLines()) {
    self.lines = lines
    self.environment = environment
    direction = environment.direction
    palette = environment.palette
    typesetter = Typesetter(measurer: SystemFontMeasurer(era: environment.platform.typography))
    let scale = environment.pixels.scale
    hairline = scale >= 1 && scale <= 8 ? 1 / scale : 0.5
  }

  var era: ControlEra { palette.era }

  /// The colour with components for the current view.
  func resolved(_ color: Color) -> Color { color.resolved(in: palette) }

  mutating func fill(_ shape: Shape, _ color: Color) {
    let color = resolved(color)
    guard color.alpha > 0 else { return }
    commands.append(.fill(shape, .color(color)))
  }

  mutating func fill(_ shape: Shape, _ gradient: LinearGradient) {
    var gradient = gradient
    gradient.stops = resolved(gradient.stops)
    commands.append(.fill(shape, .gradient(gradient)))
  }

  mutating func fill(_ shape: Shape, _ gradient: RadialGradient) {
    var gradient = gradient
    gradient.stops = resolved(gradient.stops)
    commands.append(.fill(shape, .radial(gradient)))
  }

  private func resolved(_ stops: [LinearGradient.Stop]) -> [LinearGradient.Stop] {
    stops.map { LinearGradient.Stop($0.offset, resolved($0.color)) }
  }

  mutating func stroke(_ shape: Shape, _ color: Color, _ style: StrokeStyle) {
    let color = resolved(color)
    guard color.alpha > 0, style.width > 0 else { return }
    commands.append(.stroke(shape, color, style))
  }

  mutating func stroke(_ shape: Shape, _ color: Color, width: Double, isRound: Bool = false) {
    stroke(shape, color, StrokeStyle(width: width, isRound: isRound))
  }

  mutating func append(_ line: TextLine) {
    var line = line
    line.color = resolved(line.color)
    commands.append(.text(line))
  }

  mutating func append(_ picture: PlacedPicture) {
    var picture = picture
    picture.tint = picture.tint.map(resolved)
    commands.append(.picture(picture))
  }

  /// The commands that `content` draws, without adding them to the canvas.
  func commands(_ content: (inout Canvas) -> Void) -> [DrawingCommand] {
    var canvas = self
    canvas.commands = []
    content(&canvas)
    return canvas.commands
  }

  mutating func append(_ list: [DrawingCommand]) {
    if commands.isEmpty { commands = list } else { commands.append(contentsOf: list) }
  }

  mutating func begin(_ group: DrawingGroup) { commands.append(.begin(group)) }

  mutating func end() { commands.append(.end) }

  /// Draws `content` clipped to `shape`.
  mutating func clipped(to shape: Shape, _ content: (inout Canvas) -> Void) {
    begin(DrawingGroup(clip: shape))
    content(&self)
    end()
  }

  /// Draws the soft shadow of a box as a few translucent layers, because not every renderer can
  /// blur.
  ///
  /// - Parameters:
  ///   - radius: the corner radius of the box.
  ///   - blur: how far the shadow extends beyond the box, in points.
  ///   - drop: the vertical offset of the shadow, in points.
  ///   - strength: the opacity under the middle of the box.
  mutating func shadow(
    of rect: Rect, radius: Double, blur: Double, drop: Double, strength: Double, layers: Int = 4
  ) {
    for layer in 0..<layers {
      let spread = blur * (1 - 2 * Double(layer) / Double(layers))
      let box = rect.outset(by: EdgeInsets(all: spread)).offset(by: Point(x: 0, y: drop))
      guard box.width > 0, box.height > 0 else { continue }
      fill(
        .box(box, radius: max(0, radius + spread)),
        Color(white: 0, alpha: strength / Double(layers)))
    }
  }

  /// Draws a capsule knob with its shadow, white by default.
  mutating func knob(_ rect: Rect, _ color: Color? = nil) {
    let radius = min(rect.width, rect.height) / 2
    shadow(of: rect, radius: radius, blur: 3, drop: 2, strength: 0.16)
    fill(.capsule(rect), color ?? Color(.knob))
    stroke(.capsule(rect), Color(.knobEdge), width: 0.5)
  }
}

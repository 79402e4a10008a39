// SPDX-License-Identifier: MIT

public import AutoLayout
public import UIKitComponents

extension DisplayList {
  /// Creates the picture of figures that code has drawn.
  public init(_ figures: [Figure], size: Size, in environment: Environment) {
    var canvas = Canvas(environment)
    let frame = Rect(origin: .zero, size: size).drawable
    let view = ViewDrawing(
      frame: frame, safeFrame: frame, contentTop: frame.y, root: frame, tint: Color(.tint),
      direction: environment.direction,
      environment: environment, appearance: Appearance(), ornaments: Ornaments(),
      hasSubviews: false)
    canvas.draw(figures, on: view, at: .zero)
    self.init(size: size, commands: canvas.commands)
  }
}

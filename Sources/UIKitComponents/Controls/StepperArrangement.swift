// SPDX-License-Identifier: MIT

package import AutoLayout

/// The size and parts of a stepper: two buttons in a box.
///
/// Source of the size: frames that Xcode saved.
///
/// - Unverified: the line between the halves, the size of their signs.
package struct StepperArrangement {
  private let era: ControlEra

  package init(_ platform: PlatformVersion) { era = ControlEra(platform) }

  package var size: Size { Size(width: 94, height: era == .outlined ? 29 : 32) }

  /// The box, centred in larger bounds.
  package func box(in bounds: Rect) -> Rect {
    bounds.centered(min(size.width, bounds.width), min(size.height, bounds.height))
  }

  /// The halves of the box. The minus half is at the leading end.
  package func halves(of box: Rect, _ direction: LayoutDirection) -> (minus: Rect, plus: Rect) {
    var half = box
    half.width = box.width / 2
    let minus = half.mirrored(in: box, direction)
    half.x = box.midX
    return (minus, half.mirrored(in: box, direction))
  }

  /// The line between the halves, one point wide.
  package func divider(of box: Rect) -> Rect {
    let inset: Double = era == .outlined ? 0 : 7
    return Rect(
      x: box.midX - 0.5, y: box.y + inset, width: 1, height: max(0, box.height - 2 * inset))
  }

  /// The sign of a half.
  package func sign(in half: Rect) -> Rect {
    let side = min(15, half.height / 2, half.width / 2)
    return half.centered(side, side)
  }
}

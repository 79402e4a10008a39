// SPDX-License-Identifier: MIT

import AutoLayout
import Testing

/// Expectations: positions published for half points at 2×, and the case of 950.25 − 1e-12 in
/// DESIGN.
struct PixelGridTests {
  @Test(arguments: [
    (950.25, 950.5), (950.2, 950.0), (950.25 - 1e-12, 950.5), (-0.25, 0.0), (-0.26, -0.5),
  ])
  func snapsHalvesUpwards(value: Double, expected: Double) {
    #expect(PixelGrid(scale: 2).snapped(value) == expected)
  }

  /// Source: a label 20.333 points high in the middle of 926 points is at 453 on iOS, at 3×.
  @Test func midpointsSnapUpwardsAtScaleThree() {
    let height = PixelGrid.quantised(61.0 / 3)
    #expect(PixelGrid(scale: 3).snapped(PixelGrid.quantised(463 - height / 2)) == 453)
  }

  @Test func snapsToWholePointsAtScaleOne() {
    #expect(PixelGrid(scale: 1).snapped(20.4) == 20)
    #expect(PixelGrid(scale: 1).snapped(20.5) == 21)
  }

  @Test func neighboursTouchAfterSnapping() {
    let grid = PixelGrid(scale: 2)
    let left = grid.snapped(Rect(x: 0, y: 0, width: 33.3, height: 10))
    let right = grid.snapped(Rect(x: 33.3, y: 0, width: 33.3, height: 10))
    #expect(left.maxX == right.x)
  }

  /// Thirds of points have no exact binary representation, so distances are whole pixels.
  @Test func snappedSizesDoNotDependOnTheOrigin() {
    let grid = PixelGrid(scale: 3)
    let rect = Rect(x: 8, y: 20.0 / 3, width: 424.0 / 3, height: 61.0 / 3)
    for (x, y) in [(0.0, 0.0), (100.0 / 3, 700.0 / 3), (1000, 1.0 / 3)] {
      let origin = Point(x: x, y: y)
      #expect(grid.snapped(rect.offset(by: origin), from: origin) == grid.snapped(rect))
    }
  }

  @Test func contentSizesAreRoundedUp() {
    #expect(PixelGrid(scale: 2).roundedUp(20.287) == 20.5)
    #expect(abs(PixelGrid(scale: 3).roundedUp(20.287) - 61.0 / 3) < 1e-12)
    #expect(PixelGrid(scale: 2).roundedUp(20.5 + 1e-9) == 20.5)
  }
}

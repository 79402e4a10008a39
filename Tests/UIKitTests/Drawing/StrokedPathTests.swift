// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The outlines of stroked paths, and dashes. Source: the areas of the shapes, and Apple's
/// documentation of CGPath.
struct StrokedPathTests {
  private func line(_ points: CGPoint...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  private func stroked(
    _ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter
  ) -> CGPath {
    path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: 10)
  }

  @Test func aStraightLineCoversARectangle() {
    let path = line(CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10))
    #expect(stroked(path).boundingBox == CGRect(x: 0, y: 8, width: 20, height: 4))
    #expect(stroked(path).isRect(nil))
    #expect(stroked(path, .square).boundingBox == CGRect(x: -2, y: 8, width: 24, height: 4))
    let round = stroked(path, .round)
    #expect(abs(round.boundingBox.minX + 2) < 0.01 && abs(round.boundingBox.maxX - 22) < 0.01)
    #expect(!round.contains(CGPoint(x: -1.9, y: 8.1)) && round.contains(CGPoint(x: -1.9, y: 10)))
  }

  @Test func cornersAreJoined() {
    let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
    let tip = CGPoint(x: 11.9, y: -1.9)
    #expect(stroked(path).contains(tip))
    #expect(!stroked(path, .butt, .bevel).contains(tip))
    #expect(!stroked(path, .butt, .round).contains(tip))
    #expect(stroked(path, .butt, .round).contains(CGPoint(x: 11, y: -1)))
    let sharp = path.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 1)
    #expect(!sharp.contains(tip))
  }

  @Test func aFrameHasAHole() {
    let frame = stroked(CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil))
    #expect(frame.boundingBox == CGRect(x: -2, y: -2, width: 24, height: 24))
    #expect(!frame.contains(CGPoint(x: 10, y: 10)) && frame.contains(CGPoint(x: 1, y: 10)))
  }

  @Test func dashesAreCutOut() {
    let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
    func starts(_ path: CGPath) -> [CGFloat] {
      var starts: [CGFloat] = []
      path.applyWithBlock {
        if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points[0].x) }
      }
      return starts
    }
    #expect(starts(path.copy(dashingWithPhase: 0, lengths: [2, 3])) == [0, 5])
    #expect(starts(path.copy(dashingWithPhase: 1, lengths: [2, 3])) == [0, 4, 9])
    #expect(starts(path.copy(dashingWithPhase: 3, lengths: [2, 3])) == [2, 7])
    #expect(path.copy(dashingWithPhase: 0, lengths: []).boundingBox == path.boundingBox)
  }
}

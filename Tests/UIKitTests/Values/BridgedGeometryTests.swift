// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Casts between geometry and `NSValue`, as in Swift's overlays of Core Graphics and UIKit.
@Suite struct BridgedGeometryTests {
  @Test func objectsAreCastToWhatTheyHold() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = ["frame": NSValue(cgRect: rect)]
    #expect(info["frame"] as? CGRect == rect)
    #expect(info["frame"] as? CGSize == nil)
    #expect((NSValue(cgPoint: rect.origin) as Any) as? CGPoint == rect.origin)
    #expect((NSValue(cgSize: rect.size) as Any) as? CGSize == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect((NSValue(uiEdgeInsets: insets) as Any) as? UIEdgeInsets == insets)
    let transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect((NSValue(cgAffineTransform: transform) as Any) as? CGAffineTransform == transform)
  }

  @Test func geometryIsCastToItsObject() {
    let rect: Any = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect((rect as? NSValue)?.cgRectValue.height == 4)
    #expect((CGPoint(x: 5, y: 6) as Any) as? NSValue == NSValue(cgPoint: CGPoint(x: 5, y: 6)))
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Geometry as text and in `NSValue`. Source: UIKit's reference of NSCoder and NSValue.
struct GeometryTextTests {
  @Test func geometryIsWrittenInBraces() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2)) == "{1, -2}")
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4.5}}")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test func textIsReadBack() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgRect(for: "{{1,2},{3,4.5}}") == rect)
    #expect(NSCoder.cgPoint(for: "{1, 2}") == CGPoint(x: 1, y: 2))
    #expect(NSCoder.cgSize(for: "{1, 2}") == CGSize(width: 1, height: 2))
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}").right == 4)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}").trailing == 4)
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: map)) == map)
  }

  @Test(arguments: ["", "{1", "{1, 2, 3}", "{{a, b}, {c, d}}", "{{1, 2}, {3, }}"])
  func malformedTextIsDecodedAsZero(text: String) {
    #expect(NSCoder.cgRect(for: text) == .zero)
  }

  @Test func geometryIsKeptByKeys() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
    archiver.encode(CGSize(width: 1, height: 2), forKey: "size")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.decodeCGRect(forKey: "rect") == rect)
    #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 1, height: 2))
    #expect(coder.decodeUIEdgeInsets(forKey: "insets").right == 4)
    #expect(coder.decodeCGVector(forKey: "nothing") == CGVector(dx: 0, dy: 0))
  }

  @Test func objectsHoldGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
  }

  @Test func rectanglesAreComparedInStandardForm() {
    let rect = CGRect(x: 10, y: 10, width: -5, height: 5)
    #expect(rect.equalTo(CGRect(x: 5, y: 10, width: 5, height: 5)))
    #expect(CGPoint.zero.equalTo(.zero))
    #expect(!CGSize.zero.equalTo(CGSize(width: 1, height: 0)))
  }
}

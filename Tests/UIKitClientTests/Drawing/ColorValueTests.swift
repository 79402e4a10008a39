// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: the documentation of CGColorSpace, UIColor and NSSecureCoding.
struct ColorValueTests {
  @Test func spacesHaveModels() throws {
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(try #require(CGColorSpace(name: CGColorSpace.sRGB)).model == .rgb)
    let gray = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
    #expect(gray.model == .monochrome)
    #expect(gray.numberOfComponents == 1)
    #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
  }

  @Test func graySpacesTakeTwoComponents() throws {
    let gray = try #require(
      CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 0.5]))
    #expect(gray == CGColor(gray: 0.25, alpha: 0.5))
    #expect(CGColor.black == UIColor.black.cgColor)
    #expect(CGColor.white == UIColor.white.cgColor)
    #expect(CGColor.clear.alpha == 0)
  }

  @Test func coloursAreArchived() throws {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(color, forKey: "color")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeObject(of: UIColor.self, forKey: "color") == color)
    #expect(reader.decodeObject(of: UIColor.self, forKey: "other") == nil)
  }

  @Test @MainActor func textIsDrawnInRectangles() {
    let text = NSAttributedString(
      string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    func pictureOf(_ actions: @escaping () -> Void) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in actions() }
    }
    let rect = CGRect(x: 10, y: 10, width: 80, height: 30)
    let inside = pictureOf {
      text.draw(with: rect, options: [.usesLineFragmentOrigin], context: nil)
    }
    #expect(inside.cgImage == pictureOf { text.draw(in: rect) }.cgImage)
    // Without `usesLineFragmentOrigin`, the rectangle's origin is on the baseline.
    let onBaseline = pictureOf { text.draw(with: rect, options: [], context: nil) }
    let ascender = UIFont.systemFont(ofSize: 20).ascender
    #expect(
      onBaseline.cgImage == pictureOf { text.draw(at: CGPoint(x: 10, y: 10 - ascender)) }.cgImage)
  }
}

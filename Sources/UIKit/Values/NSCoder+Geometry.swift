// SPDX-License-Identifier: MIT

public import Foundation

// Geometry as text in braces, the form of property lists. Malformed text is decoded as zero.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }

  public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }

  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }

  public class func string(for insets: UIEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }

  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braced([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public class func string(for offset: UIOffset) -> String {
    braced([offset.horizontal, offset.vertical])
  }

  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[\(listed([t.a, t.b, t.c, t.d, t.tx, t.ty]))]"
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let values = figures(2, in: string)
    return CGPoint(x: values[0], y: values[1])
  }

  public class func cgSize(for string: String) -> CGSize {
    let values = figures(2, in: string)
    return CGSize(width: values[0], height: values[1])
  }

  public class func cgRect(for string: String) -> CGRect {
    let values = figures(4, in: string)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  public class func cgVector(for string: String) -> CGVector {
    let values = figures(2, in: string)
    return CGVector(dx: values[0], dy: values[1])
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let values = figures(4, in: string)
    return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let values = figures(4, in: string)
    return NSDirectionalEdgeInsets(
      top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  public class func uiOffset(for string: String) -> UIOffset {
    let values = figures(2, in: string)
    return UIOffset(horizontal: values[0], vertical: values[1])
  }

  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let v = figures(6, in: string)
    return CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
  }

  private static func braced(_ values: [CGFloat]) -> String { "{\(listed(values))}" }

  private static func listed(_ values: [CGFloat]) -> String {
    values.map { value in
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }.joined(separator: ", ")
  }

  /// The numbers in `string`. If there are not exactly `count`, all are 0.
  private static func figures(_ count: Int, in string: String) -> [CGFloat] {
    let parts = string.filter { !"{}[] ".contains($0) }
      .split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { Double($0) }
    guard parts.count == count, values.count == count else {
      return Array(repeating: 0, count: count)
    }
    return values.map { CGFloat($0) }
  }
}

// Keyed coding of the geometry types that Foundation does not code, as text. A missing key is
// decoded as zero.
extension NSCoder {
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(Self.string(for: vector) as NSString, forKey: key)
  }

  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }

  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }

  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(Self.string(for: offset) as NSString, forKey: key)
  }

  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform) as NSString, forKey: key)
  }

  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: text(key)) }

  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: text(key)) }

  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: text(key)) }

  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }

  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    Self.uiEdgeInsets(for: text(key))
  }

  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: text(key))
  }

  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }

  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(key))
  }

  private func text(_ key: String) -> String {
    // For a missing key, Foundation on Linux ends the process.
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key) as String? ?? ""
  }
}

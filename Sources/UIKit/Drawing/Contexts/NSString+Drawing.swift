// SPDX-License-Identifier: MIT

public import Foundation
import Typography
import UIKitComponents

extension NSAttributedString {
  public func draw(at point: CGPoint) {
    let size = size()
    write(in: CGRect(origin: point, size: size))
  }

  public func draw(in rect: CGRect) {
    let height = boundingRect(with: rect.size, options: .usesLineFragmentOrigin, context: nil)
      .height
    write(
      in: CGRect(
        x: rect.minX, y: rect.minY, width: rect.width,
        height: min(rect.height, height.rounded(.up))))
  }

  /// Without `usesLineFragmentOrigin` one line, whose baseline begins at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard length > 0 else { return }
    guard options.contains(.usesLineFragmentOrigin) else {
      let font = attributes(at: 0, effectiveRange: nil).font
      let ascender = (font ?? UIFont.systemFont(ofSize: 12)).ascender
      return draw(at: CGPoint(x: rect.minX, y: rect.minY - ascender))
    }
    // A rectangle without a width or height sets text no limit.
    let size = boundingRect(with: rect.size, options: options, context: context).size
    write(
      in: CGRect(
        x: rect.minX, y: rect.minY, width: rect.width > 0 ? rect.width : size.width,
        height: rect.height > 0 ? min(rect.height, size.height.rounded(.up)) : size.height))
  }

  private func write(in rect: CGRect) {
    guard let context = CGContext.current, length > 0 else { return }
    var label = LabelContent(
      ColoredText(self, font: .standardText, color: .black, alignment: .natural))
    label.numberOfLines = 0
    // A line as wide as its text must not break for a rounding.
    let place = context.placed(
      CGRect(x: rect.minX, y: rect.minY, width: rect.width + 0.5, height: rect.height))
    context.write(.text(label, place.core))
  }
}

extension NSString {
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(in: rect)
  }
}

extension String {
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}

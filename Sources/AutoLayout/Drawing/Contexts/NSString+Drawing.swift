// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

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
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(in: rect)
  }
}

extension String {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}

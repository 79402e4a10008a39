// SPDX-License-Identifier: MIT

public import Foundation
import Typography
import UIKitComponents

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Always in effect: lines of a text style stand as far apart as the style says.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// No effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension NSAttributedString {
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else {
      context?.note(.zero, scale: 1)
      return .zero
    }
    var text = ColoredText(self, font: .standardText, color: .black, alignment: .natural).text
    let typesetter = Typesetter(measurer: SystemFontMeasurer())
    let breaks = options.contains(.usesLineFragmentOrigin)
    let isLimited = breaks && size.height > 0 && size.height < 1e6
    var scale = 1.0
    if let least = context?.minimumScaleFactor, least > 0, size.width > 0 {
      scale = typesetter.scaleToFit(
        text, width: size.width, numberOfLines: breaks ? 0 : 1, minimumScale: least)
      if scale < 1 { text = text.scaled(by: scale) }
    }
    let layout = typesetter.layout(
      text, width: breaks && size.width > 0 ? size.width : nil, numberOfLines: breaks ? 0 : 1,
      lineBreakMode: options.contains(.truncatesLastVisibleLine) ? .truncateTail : .wordWrap,
      maximumHeight: isLimited ? size.height : nil)
    let bounds = CGRect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    context?.note(bounds, scale: scale)
    return bounds
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

/// How a text is set when it is measured by itself.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  /// Lines break at the width of the rectangle; without it there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines of a text style stand as far apart as the style says; they always do here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds of the letters instead of the lines; without effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits the height is cut off instead of being left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// What is known when a text was measured; nothing is told here, and what is set has no effect.
open class NSStringDrawingContext: NSObject {
  /// The least factor by which the font may shrink; kept, it does not.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size of the text in one line for every hard break, in points, not rounded.
  ///
  /// Runs without a font are measured in 12 points, as AppKit's and UIKit's text systems do.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// The rectangle that the text takes in the given size, its origin at zero, not rounded.
  ///
  /// - Parameter size: the width that lines break at and the height that lines beyond are left out of,
  ///   in points; 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    let text = ColoredText(self, font: .system(12), color: .black, alignment: .natural).text
    let typesetter = Typesetter(measurer: SystemFontMeasurer())
    let breaks = options.contains(.usesLineFragmentOrigin)
    let isLimited = breaks && size.height > 0 && size.height < 1e6
    let layout = typesetter.layout(
      text, width: breaks && size.width > 0 ? size.width : nil, numberOfLines: breaks ? 0 : 1,
      lineBreakMode: options.contains(.truncatesLastVisibleLine) ? .truncateTail : .wordWrap,
      maximumHeight: isLimited ? size.height : nil)
    return CGRect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
  }
}

extension NSString {
  /// The size of the text in one line for every hard break, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// As of an attributed string with the attributes all over.
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
  /// The size of the text in one line for every hard break, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// As of an attributed string with the attributes all over.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

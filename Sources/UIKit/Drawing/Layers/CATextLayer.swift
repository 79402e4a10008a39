// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

open class CATextLayer: CALayer {
  override func addContent(
    to figures: inout LayerFigures, _ map: CGAffineTransform, opacity: Double
  ) { figures.add(self, map, opacity) }

  /// A text, or one with attributes, beside which font, size and colour do not count.
  open var string: Any?
  /// A font of UIKit's or Core Text's, or the name of one; ``fontSize`` counts in any case.
  open var font: AnyObject?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(.white)
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Counts for texts that are not wrapped.
  open var truncationMode = CATextLayerTruncationMode.none
  /// No effect.
  open var allowsFontSubpixelQuantization = false

  /// The text with the attributes in which it is drawn.
  var attributedText: NSAttributedString? {
    if let string = string as? NSAttributedString { return string }
    guard let string = string as? String else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignmentMode.alignment
    var attributes: [NSAttributedString.Key: Any] = [
      .font: uiFont, .paragraphStyle: paragraph.copy(),
    ]
    attributes[.foregroundColor] = foregroundColor.map { UIColor(cgColor: $0) }
    return NSAttributedString(string: string, attributes: attributes)
  }

  /// Helvetica unless a font is set. Source: the reference of `font`.
  private var uiFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    let name = font as? String ?? "Helvetica"
    return UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
  }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  public init(rawValue: String) { self.rawValue = rawValue }

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  public init(rawValue: String) { self.rawValue = rawValue }

  var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: .byClipping
    }
  }
}

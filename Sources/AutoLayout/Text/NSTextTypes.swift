// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

/// Where lines stand in the width they are given.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From side to side, the last line of a paragraph where reading begins. Measures are those of
  /// lines that are not stretched.
  case justified = 3
  /// Where reading begins in the view.
  case natural = 4

  var core: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// How text breaks, or is cut, where it is wider than its place.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words; a word that is wider than a line breaks anywhere.
  case byWordWrapping = 0
  /// Lines break between any characters.
  case byCharWrapping = 1
  /// The last line goes on and is cut at the edge.
  case byClipping = 2
  /// The last line loses its beginning to an ellipsis.
  case byTruncatingHead = 3
  /// The last line loses its end to an ellipsis.
  case byTruncatingTail = 4
  /// The last line loses its middle to an ellipsis.
  case byTruncatingMiddle = 5

  var core: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

/// How paragraphs are set, in points. The first style found in a text counts for all of it, as it
/// is when a view takes the text.
open class NSParagraphStyle: NSObject {
  /// Where lines stand; `natural`, the default, leaves it to the view.
  open var alignment: NSTextAlignment = .natural
  /// How lines break; kept, that of the view counts.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// Points added between the lines of a paragraph.
  open var lineSpacing: CGFloat = 0
  /// A factor on the height of each line; 0, the default, leaves it alone. What it adds goes above
  /// the text.
  open var lineHeightMultiple: CGFloat = 0
  /// No line is lower, in points.
  open var minimumLineHeight: CGFloat = 0
  /// No line is higher, in points; 0, the default, is no limit.
  open var maximumLineHeight: CGFloat = 0
  /// Points added below each paragraph but the last.
  open var paragraphSpacing: CGFloat = 0
  /// Points added above each paragraph but the first.
  open var paragraphSpacingBefore: CGFloat = 0
  /// Points by which the first line of a paragraph begins further in.
  open var firstLineHeadIndent: CGFloat = 0
  /// Points by which the other lines begin further in.
  open var headIndent: CGFloat = 0
  /// Where lines end, in points: from the leading edge if positive, else from the trailing one. 0
  /// is that edge.
  open var tailIndent: CGFloat = 0

  /// A new style with the default values.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  var core: ParagraphStyle {
    ParagraphStyle(
      lineSpacing: lineSpacing, lineHeightMultiple: lineHeightMultiple,
      minimumLineHeight: minimumLineHeight, maximumLineHeight: maximumLineHeight,
      paragraphSpacing: paragraphSpacing, paragraphSpacingBefore: paragraphSpacingBefore,
      firstLineHeadIndent: firstLineHeadIndent, headIndent: headIndent, tailIndent: tailIndent)
  }
}

/// A paragraph style that is being made. Here the values of either class can be set.
open class NSMutableParagraphStyle: NSParagraphStyle {}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points added after every character.
  public static let kern = NSAttributedString.Key("NSKern")

  // What follows changes no measures, and pictures do not show it.

  /// Raw values of `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// Raw values of `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the width of outlines in hundredths of the font's size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A number: points by which the text stands higher.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
  /// What stands in for a character, such as an image; the character is measured as any other.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// The line below a text or through it. Pictures do not show it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the width.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Gaps in the line where words end.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

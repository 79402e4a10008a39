// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

/// Where lines stand in the width they are given.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
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
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
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

/// How paragraphs are set.
open class NSParagraphStyle: NSObject {
  open var alignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var lineSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var paragraphSpacingBefore: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  var core: ParagraphStyle {
    ParagraphStyle(
      lineSpacing: lineSpacing, lineHeightMultiple: lineHeightMultiple,
      minimumLineHeight: minimumLineHeight, maximumLineHeight: maximumLineHeight,
      paragraphSpacing: paragraphSpacing, paragraphSpacingBefore: paragraphSpacingBefore,
      firstLineHeadIndent: firstLineHeadIndent, headIndent: headIndent, tailIndent: tailIndent)
  }
}

/// A paragraph style that is being made.
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
}

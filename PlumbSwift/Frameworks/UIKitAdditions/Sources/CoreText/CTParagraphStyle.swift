// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Core Text's paragraph styles are UIKit's.

public typealias CTParagraphStyle = NSParagraphStyle

public enum CTTextAlignment: UInt8, Sendable { case left, right, center, justified, natural }

public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  case alignment, firstLineHeadIndent, headIndent, tailIndent
  /// No effect.
  case tabStops, defaultTabInterval
  case lineBreakMode, lineHeightMultiple, maximumLineHeight, minimumLineHeight
  case lineSpacing, paragraphSpacing, paragraphSpacingBefore
  /// No effect.
  case baseWritingDirection
  case maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment
  /// No effect.
  case lineBoundsOptions
}

/// A setting of a paragraph style. It is valid as long as its pointer.
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  public var valueSize: Int
  public var value: UnsafeRawPointer

  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }

  fileprivate var length: CGFloat {
    valueSize == MemoryLayout<CGFloat>.size ? value.loadUnaligned(as: CGFloat.self) : 0
  }

  fileprivate var number: Int {
    switch valueSize {
    case 1: Int(value.load(as: UInt8.self))
    case 4: Int(value.loadUnaligned(as: UInt32.self))
    case 8: value.loadUnaligned(as: Int.self)
    default: 0
    }
  }
}

public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
    style.take(setting)
  }
  return style
}

extension NSMutableParagraphStyle {
  fileprivate func take(_ setting: CTParagraphStyleSetting) {
    switch setting.spec {
    case .alignment:
      let alignments: [NSTextAlignment] = [.left, .right, .center, .justified, .natural]
      if alignments.indices.contains(setting.number) { alignment = alignments[setting.number] }
    case .lineBreakMode: lineBreakMode = NSLineBreakMode(rawValue: setting.number) ?? lineBreakMode
    case .firstLineHeadIndent: firstLineHeadIndent = setting.length
    case .headIndent: headIndent = setting.length
    case .tailIndent: tailIndent = setting.length
    case .lineHeightMultiple: lineHeightMultiple = setting.length
    case .maximumLineHeight: maximumLineHeight = setting.length
    case .minimumLineHeight: minimumLineHeight = setting.length
    case .lineSpacing, .lineSpacingAdjustment: lineSpacing = setting.length
    case .minimumLineSpacing: lineSpacing = max(lineSpacing, setting.length)
    case .maximumLineSpacing: lineSpacing = min(lineSpacing, setting.length)
    case .paragraphSpacing: paragraphSpacing = setting.length
    case .paragraphSpacingBefore: paragraphSpacingBefore = setting.length
    case .tabStops, .defaultTabInterval, .baseWritingDirection, .lineBoundsOptions: break
    }
  }
}

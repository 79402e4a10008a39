// SPDX-License-Identifier: MIT

import Foundation
import UIKit

public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

public let kCTRunDelegateVersion1: CFIndex = 1
public let kCTRunDelegateCurrentVersion: CFIndex = 1

public struct CTRunDelegateCallbacks {
  public var version: CFIndex
  public var dealloc: CTRunDelegateDeallocateCallback
  public var getAscent: CTRunDelegateGetAscentCallback
  public var getDescent: CTRunDelegateGetDescentCallback
  public var getWidth: CTRunDelegateGetWidthCallback

  public init(
    version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback,
    getDescent: @escaping CTRunDelegateGetDescentCallback,
    getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}

/// The size of a run's characters, which replaces that of their font.
public final class CTRunDelegate: NSObject, @unchecked Sendable {
  private let callbacks: CTRunDelegateCallbacks
  let context: UnsafeMutableRawPointer

  init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer?) {
    self.callbacks = callbacks
    self.context = context ?? Self.nothing
    super.init()
  }

  /// The pointer that represents a missing context.
  // An address that is neither read nor written.
  nonisolated(unsafe) private static let nothing = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)

  deinit { callbacks.dealloc(context) }

  var ascent: CGFloat { callbacks.getAscent(context) }
  var descent: CGFloat { callbacks.getDescent(context) }
  var width: CGFloat { callbacks.getWidth(context) }

  private var attachment: NSTextAttachment {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -descent, width: width, height: ascent + descent)
    return attachment
  }

  /// The text with an attachment for each character that has a delegate.
  static func room(in text: NSAttributedString) -> NSAttributedString {
    let key = NSAttributedString.Key(rawValue: String(kCTRunDelegateAttributeName))
    let whole = NSRange(location: 0, length: text.length)
    let result = NSMutableAttributedString(attributedString: text)
    var isChanged = false
    text.enumerateAttribute(key, in: whole, options: []) { value, range, _ in
      guard let delegate = value as? CTRunDelegate else { return }
      isChanged = true
      result.mutableString.replaceCharacters(
        in: range, with: String(repeating: "\u{FFFC}", count: range.length))
      for unit in range.location..<NSMaxRange(range) {
        result.addAttribute(
          .attachment, value: delegate.attachment, range: NSRange(location: unit, length: 1))
      }
    }
    return isChanged ? result : text
  }
}

public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? { CTRunDelegate(callbacks.pointee, refCon) }

public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.context
}

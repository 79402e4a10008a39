// SPDX-License-Identifier: MIT

public import Foundation

/// Foundation has this class and the tables that use it only on Apple's platforms.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    /// An object that cannot be copied is stored itself.
    public static let copyIn = Options(rawValue: 1 << 16)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// A strong or weak reference in a table, with its way of comparing.
struct TableSlot {
  private var strong: AnyObject?
  private weak var weak: AnyObject?
  private let isStrong: Bool
  private let comparesIdentity: Bool
  package let hash: Int

  package init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let isCopied = options.contains(.copyIn)
    let kept = isCopied ? (object as? any NSCopying)?.copy() as AnyObject? ?? object : object
    isStrong = isCopied || !options.contains(.weakMemory)
    strong = isStrong ? kept : nil
    weak = isStrong ? nil : kept
    comparesIdentity = options.contains(.objectPointerPersonality)
    hash = Self.hash(of: kept, options)
  }

  package var object: AnyObject? { isStrong ? strong : weak }

  package func holds(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    return !comparesIdentity && (object as? NSObject)?.isEqual(other) ?? false
  }

  package static func hash(of object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    if !options.contains(.objectPointerPersonality), let object = object as? NSObject {
      return object.hash
    }
    return ObjectIdentifier(object).hashValue
  }
}

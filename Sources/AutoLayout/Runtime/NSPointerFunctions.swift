// SPDX-License-Identifier: MIT

public import Foundation

/// How ``NSHashTable`` and ``NSMapTable`` keep objects. Foundation has none of the three off Apple's
/// systems.
open class NSPointerFunctions: NSObject {
  /// Options of memory and of comparing, one of each.
  public struct Options: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// Keeps objects alive.
    public static let strongMemory: Options = []
    /// Lets objects go; they leave the table when they die.
    public static let weakMemory = Options(rawValue: 5)
    /// Keeps copies. Objects are kept as they are where they cannot be copied.
    public static let copyIn = Options(rawValue: 1 << 16)
    /// Compares objects by `isEqual(_:)` and `hash`.
    public static let objectPersonality: Options = []
    /// Compares objects by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)

    /// The options of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

/// The options by their names of Objective-C.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// The options by their names of Objective-C.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An object that a table keeps or only knows, and how it compares.
struct TableSlot {
  private var strong: AnyObject?
  private weak var weak: AnyObject?
  private let isStrong: Bool
  private let comparesIdentity: Bool
  let hash: Int

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let isCopied = options.contains(.copyIn)
    let kept = isCopied ? (object as? any NSCopying)?.copy() as AnyObject? ?? object : object
    isStrong = isCopied || !options.contains(.weakMemory)
    strong = isStrong ? kept : nil
    weak = isStrong ? nil : kept
    comparesIdentity = options.contains(.objectPointerPersonality)
    hash = Self.hash(of: kept, options)
  }

  /// The object; nil once it has died.
  var object: AnyObject? { isStrong ? strong : weak }

  func holds(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    return !comparesIdentity && (object as? NSObject)?.isEqual(other) ?? false
  }

  static func hash(of object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    if !options.contains(.objectPointerPersonality), let object = object as? NSObject {
      return object.hash
    }
    return ObjectIdentifier(object).hashValue
  }
}

// SPDX-License-Identifier: MIT

public import Foundation

/// Never called.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A class whose objects are handed over by their own type; code alone makes them of data.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The key of a name in the user info of an activity that restores a scene.
public let NSUserActivityPersistentIdentifier = "NSUserActivityPersistentIdentifier"

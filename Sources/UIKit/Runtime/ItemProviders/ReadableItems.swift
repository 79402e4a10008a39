// SPDX-License-Identifier: MIT

public import Foundation

extension NSString: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let text = String(data: data, encoding: .utf8).map { NSString(string: $0) }
    return try readItem(text, as: Self.self)
  }
}

extension NSURL: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try readItem(NSURL(string: String(decoding: data, as: UTF8.self)), as: Self.self)
  }
}

extension UIImage: NSItemProviderReading {
  nonisolated public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png.identifier, UTType.jpeg.identifier, UTType.image.identifier]
  }

  nonisolated public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try readItem(UIImage(data: data), as: Self.self) }
}

/// - Throws: if there is no object, or it has another class.
private func readItem<Item>(_ object: Any?, as type: Item.Type) throws -> Item {
  guard let item = object as? Item else { throw NSItemProvider.ErrorCode.itemUnavailableError }
  return item
}

extension NSItemProvider {
  /// Loads the object, typed by the protocol. Nil if it is not an instance of the class.
  @discardableResult
  @_disfavoredOverload
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let isThere = holds(aClass)
    return loadObject(ofClass: NSObject.self) { object, error in
      completionHandler(isThere ? object as? any NSItemProviderReading : nil, error)
    }
  }

  private func holds<Item: NSItemProviderReading>(_ type: Item.Type) -> Bool {
    canLoadObject(ofClass: type)
  }

  /// Loads the item for a handler with a typed parameter. Swift strings, URLs and data are
  /// converted to Foundation's objects.
  @_disfavoredOverload
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)?
  ) {
    loadItem(forTypeIdentifier: typeIdentifier, options: options) { (item: Any?, error) in
      let object: (any NSSecureCoding)? =
        switch item {
        case let text as String: NSString(string: text)
        case let url as URL: url as NSURL
        case let data as Data: data as NSData
        default: item as? any NSSecureCoding
        }
      completionHandler?(object, error)
    }
  }
}

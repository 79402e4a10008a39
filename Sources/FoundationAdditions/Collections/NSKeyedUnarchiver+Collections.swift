// SPDX-License-Identifier: MIT

public import Foundation

extension NSKeyedUnarchiver {
  /// - Returns: nil if the archive does not contain an array of such objects.
  public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedObjectType]? {
    let found = try unarchivedObject(ofClasses: [NSArray.self, cls], from: data)
    guard let array = bridgedValue(found, NSArray.self) else { return nil }
    let objects = (0..<array.count).map { array.object(at: $0) }
    return all(objects, cls)
  }

  /// - Returns: nil if the archive does not contain a dictionary of such objects.
  public static func unarchivedDictionary<
    DecodedKeyType: NSObject & NSCopying & NSSecureCoding,
    DecodedObjectType: NSObject & NSSecureCoding
  >(
    ofKeyClass keyCls: DecodedKeyType.Type, objectClass valueCls: DecodedObjectType.Type,
    from data: Data
  ) throws -> [DecodedKeyType: DecodedObjectType]? {
    let classes: [AnyClass] = [NSDictionary.self, keyCls, valueCls]
    let read = try unarchivedObject(ofClasses: classes, from: data)
    guard let found = bridgedValue(read, NSDictionary.self), let keys = all(found.allKeys, keyCls),
      let values = all(found.allValues, valueCls)
    else { return nil }
    return Dictionary(zip(keys, values)) { first, _ in first }
  }

  /// The objects, if all are instances of a class. Strings and numbers in collections are decoded
  /// as Swift values.
  private static func all<Object: NSObject>(
    _ objects: [Any], _ type: Object.Type
  ) -> [Object]? {
    let found = objects.compactMap { $0 as? Object ?? Self.object($0) as? Object }
    return found.count == objects.count ? found : nil
  }

  private static func object(_ value: Any) -> NSObject? {
    switch value {
    case let text as String: NSString(string: text)
    case let data as Data: NSData(data: data)
    case let date as Date:
      NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let url as URL: NSURL(string: url.absoluteString)
    default: bridgedValue(value, NSObject.self)
    }
  }
}

// SPDX-License-Identifier: MIT

/// Foundation classes other than NSObject that apps subclass. Their bodies cannot be changed.
enum FoundationClasses {
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasSuffix("Formatter")
  }

  /// Types that apps do not subclass.
  static let otherTypes: Set<String> = [
    "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "DispatchQueue",
    "Expression", "IndexPath", "IndexSet", "Locale", "NSIndexPath", "NSLocalizedString",
    "NSLock", "NSNull", "NSObject", "NSObjectProtocol", "NSPredicate", "NSRange",
    "Notification", "Predicate", "ProcessInfo", "Selector", "TimeInterval", "TimeZone", "URL",
    "URLComponents", "UUID",
  ]

  private static let names: Set<String> = [
    "Bundle", "BlockOperation", "FileManager", "InputStream", "JSONSerialization", "NSArray",
    "NSAttributedString", "NSCache", "NSCoder", "NSCountedSet", "NSData", "NSDate",
    "NSDictionary", "NSError", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSMutableArray",
    "NSMutableAttributedString", "NSMutableData", "NSMutableDictionary", "NSMutableOrderedSet",
    "NSMutableSet", "NSMutableString", "NSNumber", "NSOrderedSet", "NSRegularExpression", "NSSet",
    "NSString", "NSURL", "NSValue", "NotificationCenter", "Operation", "OperationQueue",
    "OutputStream", "Port", "Process", "Progress", "RunLoop", "Stream", "Thread", "Timer",
    "URLCache", "URLProtocol", "URLResponse", "URLSession", "URLSessionTask", "UserDefaults",
    "XMLParser",
  ]
}

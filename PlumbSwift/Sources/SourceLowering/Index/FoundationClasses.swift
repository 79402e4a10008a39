// SPDX-License-Identifier: MIT

/// The classes of Foundation's that apps inherit from, other than NSObject: nothing can be added to their bodies.
enum FoundationClasses {
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasSuffix("Formatter")
  }

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

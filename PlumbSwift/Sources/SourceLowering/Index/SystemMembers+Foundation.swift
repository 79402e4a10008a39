// SPDX-License-Identifier: MIT

extension SystemMembers {
  /// Members of Foundation classes that code from before Swift 3 calls on `AnyObject` values.
  static let foundation = """
    NSDictionary count=Int object(forKey:) allKeys allValues
    NSMutableDictionary setObject(_:forKey:) removeObject(forKey:) removeAllObjects()
    NSArray count=Int object(at:) firstObject lastObject
    NSMutableArray add(_:) removeObject(at:)
    NSString substring(from:) substring(to:) appendingPathComponent(_:) hasPrefix(_:) hasSuffix(_:)
    NSString components(separatedBy:) length lowercased uppercased capitalized
    NSString lastPathComponent pathExtension
    NSSet count=Int allObjects anyObject()
    NSValue cgRectValue cgPointValue cgSizeValue cgVectorValue cgAffineTransformValue uiEdgeInsetsValue
    NSValue rangeValue
    NSNumber int64Value uintValue int32Value uint64Value
    NSDate timeIntervalSince1970 timeIntervalSinceNow
    NSURL absoluteString path host
    NSError domain code localizedDescription userInfo
    Timer fire() invalidate() isValid
    Operation cancel() start() isCancelled=Bool isExecuting=Bool isFinished=Bool
    """
}

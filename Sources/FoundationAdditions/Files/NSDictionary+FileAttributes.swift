// SPDX-License-Identifier: MIT

public import Foundation

/// The attributes of a file, in a dictionary from `FileManager`.
extension NSDictionary {
  public func fileSize() -> UInt64 { number(.size)?.uint64Value ?? 0 }

  public func fileModificationDate() -> Date? { attribute(.modificationDate) as? Date }

  public func fileCreationDate() -> Date? { attribute(.creationDate) as? Date }

  public func fileType() -> String? {
    let type = attribute(.type)
    return (type as? FileAttributeType)?.rawValue ?? type as? String
  }

  public func filePosixPermissions() -> Int { number(.posixPermissions)?.intValue ?? 0 }

  public func fileOwnerAccountName() -> String? { attribute(.ownerAccountName) as? String }

  public func fileGroupOwnerAccountName() -> String? {
    attribute(.groupOwnerAccountName) as? String
  }

  public func fileOwnerAccountID() -> NSNumber? { number(.ownerAccountID) }

  public func fileGroupOwnerAccountID() -> NSNumber? { number(.groupOwnerAccountID) }

  public func fileSystemNumber() -> Int { number(.systemNumber)?.intValue ?? 0 }

  public func fileSystemFileNumber() -> Int { number(.systemFileNumber)?.intValue ?? 0 }

  public func fileExtensionHidden() -> Bool { number(.extensionHidden)?.boolValue ?? false }

  public func fileIsImmutable() -> Bool { number(.immutable)?.boolValue ?? false }

  public func fileIsAppendOnly() -> Bool { number(.appendOnly)?.boolValue ?? false }

  private func number(_ key: FileAttributeKey) -> NSNumber? {
    let value = attribute(key)
    return (value as? NSNumber) ?? (value as? Int).map { NSNumber(value: $0) }
  }

  /// The keys are those of the Swift dictionary, or their strings.
  private func attribute(_ key: FileAttributeKey) -> Any? {
    self[key] ?? self[key.rawValue]
  }
}

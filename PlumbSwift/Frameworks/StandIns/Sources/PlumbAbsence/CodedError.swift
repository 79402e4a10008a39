// SPDX-License-Identifier: MIT

import Foundation

/// An error with a code. Its static properties are codes, which `catch CLError.denied` matches.
public protocol CodedError: CustomNSError, Hashable, Sendable {
  associatedtype Code: CodedErrorCode where Code.Failure == Self
  var code: Code { get }
}

extension CodedError {
  public var errorCode: Int { Int(code.rawValue) }
}

public protocol CodedErrorCode: RawRepresentable, Hashable, Sendable where RawValue: BinaryInteger {
  associatedtype Failure: CodedError where Failure.Code == Self
}

extension CodedErrorCode {
  /// Matches errors with this code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? Failure)?.code == match
  }
}

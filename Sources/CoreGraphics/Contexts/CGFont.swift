// SPDX-License-Identifier: MIT

public import Foundation
import Typography

/// A font by its file.
public final class CGFont: Sendable {
  package let data: Data
  private let file: FontFile

  /// - Returns: nil where the data are no font.
  public init?(_ provider: CGDataProvider) {
    let bytes = provider.data as Data? ?? Data()
    guard let file = FontFile([UInt8](bytes)) else { return nil }
    data = bytes
    self.file = file
  }

  public var postScriptName: CFString? { file.postScriptName as NSString }

  public var fullName: CFString? { file.fullName as NSString }
}

// SPDX-License-Identifier: MIT

public import Foundation

/// Takes the bytes of a document that a context draws.
public final class CGDataConsumer: @unchecked Sendable {
  package let take: (Data) -> Void

  /// Appends to `data`.
  public init?(data: CFMutableData) { take = { data.append($0) } }

  /// Writes a file, if there is a folder for it.
  public init?(url: CFURL) {
    let file = url as URL
    guard file.isFileURL else { return nil }
    take = { try? $0.write(to: file) }
  }
}

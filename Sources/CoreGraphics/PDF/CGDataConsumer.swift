// SPDX-License-Identifier: MIT

public import Foundation

/// Receives the bytes of a finished PDF document.
// Clients read the data after the document is finished.
public final class CGDataConsumer: @unchecked Sendable {
  package let take: (Data) -> Void

  /// Creates a consumer that appends to `data`.
  public init?(data: CFMutableData) { take = { data.append($0) } }

  /// Creates a consumer that writes a file. If the file's folder is missing, nothing is written.
  public init?(url: CFURL) {
    let file = url as URL
    guard file.isFileURL else { return nil }
    take = { try? $0.write(to: file) }
  }
}

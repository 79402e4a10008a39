// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The messages of SwiftPM on standard error. Its progress is passed on at once. Everything from the
/// first error on is kept, because SwiftPM describes some errors by git's internal commands.
final class ManagerMessages: Sendable {
  struct Errors {
    var text = ""
    /// The addresses that SwiftPM has fetched.
    var fetched: [String] = []

    /// The address of the dependency that could not be fetched.
    var unreachable: String? {
      if let match = text.firstMatch(of: /Failed to clone repository (\S+?):?\s/) {
        return String(match.output.1)
      }
      // The folder of a failed clone is missing. Its name is that of the repository and a hash.
      guard let match = text.firstMatch(of: /repositories\/(\S+)-[0-9a-f]+\b/) else { return nil }
      return fetched.first { address in
        var name = address.split(separator: "/").last ?? ""
        if name.hasSuffix(".git") { name.removeLast(4) }
        return name == match.output.1
      }
    }
  }

  let pipe = Pipe()
  private let found = Mutex(Errors())
  private let isAtEnd = DispatchSemaphore(value: 0)

  /// Reads in the background, so that neither of the program's outputs blocks it.
  func start() {
    DispatchQueue.global().async { [self] in
      let input = pipe.fileHandleForReading
      var rest = Data()
      while case let data = input.availableData, !data.isEmpty {
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          add(String(decoding: rest[...end], as: UTF8.self))
          rest = Data(rest[(end + 1)...])
        }
      }
      add(String(decoding: rest, as: UTF8.self))
      isAtEnd.signal()
    }
  }

  /// Waits for the end of the program's messages.
  func errors() -> Errors {
    isAtEnd.wait()
    return found.withLock(\.self)
  }

  private func add(_ line: String) {
    let isKept = found.withLock { found in
      if line.hasPrefix("Fetching ") {
        found.fetched += line.dropFirst(9).split(whereSeparator: \.isWhitespace).prefix(1)
          .map(String.init)
      }
      if !found.text.isEmpty || line.hasPrefix("error: ") { found.text += line }
      return !found.text.isEmpty
    }
    if !isKept { FileHandle.standardError.write(Data(line.utf8)) }
  }
}

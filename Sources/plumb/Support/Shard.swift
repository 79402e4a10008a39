// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation

/// A part of the files, selected by their contents. The selection is the same on every machine.
struct Shard: Equatable {
  /// The number of the part, counted from 1.
  var number: Int
  var count: Int

  /// Parses a text such as `3/8`.
  init(_ text: String) throws(Failure) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else { throw Failure("'\(text)' is not a shard; write 3/8 for the third of eight") }
    self.number = number
    self.count = count
  }

  /// Whether the file at `path` belongs to the shard. Unreadable files belong to the first shard.
  func contains(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return number == 1 }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(hash % UInt64(count)) == number - 1
  }
}

/// `--shard`: selects a part of the files, so that several machines can share the work.
struct ShardArguments: ParsableArguments {
  @Option(
    name: .customLong("shard"),
    help: ArgumentHelp(
      "Process one part of the files, such as 3/8. The parts depend only on the contents of the files.",
      valueName: "part"))
  var text: String?

  /// Whether the option is given.
  var isGiven: Bool { text != nil }

  /// The files that belong to the shard; all files if the option is not given.
  func part(of files: [InputFile]) throws(Failure) -> [InputFile] {
    guard let text else { return files }
    let shard = try Shard(text)
    return files.filter { shard.contains($0.path) }
  }
}

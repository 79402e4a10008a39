// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation

/// A part of all files, chosen by what is in them: the same on every machine.
struct Shard: Equatable {
  /// Counted from 1.
  var number: Int
  var count: Int

  /// Reads `3/8`.
  init(_ text: String) throws(Failure) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else { throw Failure("'\(text)' is no shard; write 3/8 for the third of eight") }
    self.number = number
    self.count = count
  }

  /// Whether the file at `path` belongs to the shard; one that cannot be read belongs to the first.
  func contains(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return number == 1 }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(hash % UInt64(count)) == number - 1
  }
}

/// `--shard`: one part of the files, so that several machines share them.
struct ShardArguments: ParsableArguments {
  @Option(
    name: .customLong("shard"),
    help: ArgumentHelp(
      "Take one part of the files, such as 3/8; the parts depend on what is in the files alone.",
      valueName: "part"))
  var text: String?

  /// Whether only a part is asked for.
  var isGiven: Bool { text != nil }

  /// Those of `files` that belong to the part; all where none is asked for.
  func part(of files: [InputFile]) throws(Failure) -> [InputFile] {
    guard let text else { return files }
    let shard = try Shard(text)
    return files.filter { shard.contains($0.path) }
  }
}

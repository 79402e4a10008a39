// SPDX-License-Identifier: MIT

import AppResources
import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutReports

/// One file to check, in its conditions.
struct CheckJob: Sendable {
  var path: String
  var conditions: [CheckCondition]

  /// Checks the file; what keeps it from being read is a finding as well.
  func run(
    _ project: ProjectResources,
    localize: @Sendable ([CheckCondition], [String]) -> [CheckCondition]
  ) -> [CheckOutcome] {
    do throws(IBFileError) {
      let check = try project.fileCheck(of: path)
      return check.outcomes(localize(conditions, check.locales))
    } catch {
      return conditions.map {
        CheckOutcome(file: path, condition: $0, unreadable: error)
      }
    }
  }
}

extension ProjectResources {
  /// The file at `path` ready to be checked, with what its project holds.
  func fileCheck(of path: String) throws(IBFileError) -> FileCheck {
    let file = path == "-" ? InputFile.standardInput : InputFile(path: path, relativePath: path)
    let isFile = file != .standardInput
    return try FileCheck(
      try file.bytes(), file: file.name, resources: isFile ? resources(of: path) : CheckResources()
    ) { known in
      guard isFile else { return }
      let app = app(of: path)
      known.catalogColors = app.colors
      known.fontFiles = app.fonts
      known.catalogImages = app.images(named: known.images.keys)
    }
  }
}

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

// SPDX-License-Identifier: MIT

public import Foundation

/// The amount of work and the folders of a test run, from the environment.
///
/// CONTRIBUTING.md lists the variables. Without them a run is short and needs nothing outside the
/// repository.
public enum TestSettings {
  private static let environment = ProcessInfo.processInfo.environment

  /// The value of `PLUMB_LONG_TESTS`, a factor for random cases, or nil in a short run.
  private static let factor = environment["PLUMB_LONG_TESTS"].map { max(Int($0) ?? 1, 1) }

  /// Whether tests use every setting and size.
  public static var isLong: Bool { factor != nil }

  /// The number of random cases of a test.
  ///
  /// - Parameters:
  ///   - short: the number in a short run.
  ///   - long: the number in a run with `PLUMB_LONG_TESTS=1`.
  public static func cases(_ short: Int, long: Int) -> Int { factor.map { $0 * long } ?? short }

  /// The seed of the first random case, from `PLUMB_SEED`. The default is 1.
  public static let firstSeed = environment["PLUMB_SEED"].flatMap { UInt64($0) } ?? 1

  /// A folder with more storyboards, xibs or logs, from `PLUMB_FILES`.
  public static let files = folder("PLUMB_FILES")

  /// The folder for pictures and generated files, from `PLUMB_OUTPUT`.
  public static let output = folder("PLUMB_OUTPUT")

  /// A limit from the table in the file `PLUMB_RATCHET`, or nil without one.
  public static func limit(_ name: String) -> Double? {
    guard let path = environment["PLUMB_RATCHET"],
      let table = try? String(contentsOfFile: path, encoding: .utf8)
    else { return nil }
    let rows = table.split(separator: "\n").map { $0.split(separator: "\t") }
    return rows.first { $0.first.map(String.init) == name }?.last.flatMap { Double($0) }
  }

  private static func folder(_ name: String) -> URL? { environment[name].map { URL(filePath: $0) } }
}

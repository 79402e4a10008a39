// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutCore
import Testing

/// A scene laid out by the tools and the same scene shown by an app have the same frames to the bit.
///
/// Nothing here says what a frame is: what one door says is expected of the other. Pictures are compared
/// as well; those that differ are counted: bars of an app do not take the tint of the whole document, and
/// cells lie in another order.
@MainActor @Suite(.serialized)
struct TwoDoorsTests {
  @Test(arguments: Setting.all.indices)
  func examplesAgree(_ index: Int) throws {
    var report = TwoDoorsReport(Setting.all[index])
    // The code of the example app changes its screens.
    let files = try Self.files(below: Self.examples).filter { !$0.contains("/Trails/") }
    for file in files { report.compare(file) }
    #expect(report.compared > 0)
    #expect(report.differences == [])
    #expect(report.samePictures > 0)
  }

  /// All files below the folder that `PLUMB_TWO_DOORS` names; `PLUMB_TWO_DOORS_DETAILS=1` shows what
  /// differs, `PLUMB_TWO_DOORS_LEAST=99.5` fails where fewer scenes agree, in percent.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PLUMB_TWO_DOORS"] != nil))
  func scenesOfTheFolderAgree() throws {
    let environment = ProcessInfo.processInfo.environment
    let files = try Self.files(below: environment["PLUMB_TWO_DOORS"] ?? "")
    var (agreeing, all) = (0, 0)
    for setting in Setting.all {
      var report = TwoDoorsReport(setting)
      for file in files { report.compare(file) }
      print(report.summary)
      if environment["PLUMB_TWO_DOORS_DETAILS"] != nil {
        print((report.differences + report.otherPictures).joined(separator: "\n"))
      }
      agreeing += report.agreeing
      all += report.compared
    }
    let share = 100 * Double(agreeing) / Double(max(all, 1))
    print("two doors: \(all) scenes compared, \(agreeing) agree (\(share.formatted) %)")
    #expect(all > 0)
    #expect(share >= environment["PLUMB_TWO_DOORS_LEAST"].flatMap(Double.init) ?? 100)
  }

  private static let examples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples").path

  private static func files(below folder: String) throws -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    return found.compactMap { $0 as? String }
      // Builds of the examples keep copies.
      .filter { $0.hasSuffix(".storyboard") && !$0.contains("/.build/") }
      .sorted().map { "\(folder)/\($0)" }
  }
}

extension Double {
  fileprivate var formatted: String { String(format: "%.2f", self) }
}

// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import Testing
public import UIKit

/// Compares the frames of a view and all in it with the text that was recorded for them.
///
/// The text stands beside the test, in `__Layouts__/<file of the test>/<name>.txt`; it is one to read
/// and to review. With the environment variable `RECORD_LAYOUTS` set to 1 it is written anew; where there
/// is none it is written, and the test fails once. A difference is shown line by line; in Swift
/// Testing pictures of before and after are attached.
///
/// - Parameter name: the name of the text; by default that of the test function.
@MainActor
public func assertFrames(
  of view: UIView, named name: String? = nil, function: String = #function,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: Int = #column
) {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let snapshot = view.layoutSnapshot()
  let text = FrameText.text(of: snapshot)
  let test = URL(fileURLWithPath: "\(filePath)")
  let plain = name ?? String(function.prefix { $0 != "(" })
  let file = test.deletingLastPathComponent()
    .appendingPathComponent("__Layouts__")
    .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
    .appendingPathComponent("\(RecordedName.safe(plain)).txt")
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  if ProcessInfo.processInfo.environment["RECORD_LAYOUTS"] == "1" || recorded == nil {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      location.fail(
        Diagnostic("unrecorded-frames", .error, "\(file.path) cannot be written: \(error)"))
      return
    }
    if recorded == nil {
      location.fail(
        Diagnostic(
          "unrecorded-frames", .error,
          "the frames of '\(plain)' were recorded for the first time; look at them and run again",
          notes: [file.path]))
    }
    return
  }
  guard let recorded, recorded != text else { return }
  let pictures = [
    ("\(plain)-before.svg", FrameText.outlines(of: recorded)),
    ("\(plain)-after.svg", view.svg()),
  ]
  if Test.current != nil {
    for (name, picture) in pictures { Attachment.record(picture, named: name) }
  }
  location.fail(
    Diagnostic(
      "changed-frames", .error,
      "the frames of '\(plain)' differ from __Layouts__/\(file.deletingLastPathComponent().lastPathComponent)/\(file.lastPathComponent)\n"
        + FrameText.difference(recorded, text).map { "  \($0)" }.joined(separator: "\n")))
}

/// Names of recorded texts.
enum RecordedName {
  /// The name with characters that file systems take.
  static func safe(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "-" })
  }
}

// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import Testing
public import UIKit

/// Compares the frames of a view and all its subviews with a recorded text.
///
/// The text is in `__Layouts__/<file of the test>/<name>.txt` beside the test, so that it can be
/// reviewed. With `RECORD_LAYOUTS=1` in the environment the text is written again. If there is no
/// text yet, it is written and the test fails once. A failure shows the difference line by line. In
/// Swift Testing, pictures of the old and the new frames are attached.
///
/// `name` is the name of the text; by default the name of the test function.
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
          "the frames of '\(plain)' were recorded for the first time; review them and run the test again",
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

/// The file names of recorded texts.
enum RecordedName {
  /// The name with characters that file systems reject replaced by `-`.
  static func safe(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "-" })
  }
}

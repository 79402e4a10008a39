// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import LayoutRendering
import Testing
import UIKitComponents

/// Pictures of every drawn thing, recorded as SVG in `Golden/` and looked at when they were recorded.
///
/// `RECORD=1 swift test --filter GoldenTests` records them anew.
struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden")

  @Test(arguments: Sample.all)
  func contentIsDrawnAsRecorded(_ sample: Sample) throws {
    let picture = snapshot(of: sample.content, sample.width, sample.height)
    try compare(picture.svg(), "\(sample.name).svg")
  }

  @Test(arguments: [12, 26])
  func controlsOfOtherReleasesAreDrawnAsRecorded(_ platform: Int) throws {
    let root = column(of: Sample.controls + Sample.bars + Sample.fields) { _ in }
    try compare(snapshot(root, platform: platform).svg(), "controls-\(platform).svg")
  }

  @Test(arguments: [12, 17])
  func disabledControlsAreDrawnAsRecorded(_ platform: Int) throws {
    let root = column(of: Sample.labels + Sample.controls + Sample.fields) {
      $0.appearance.ornaments.isDisabled = true
    }
    try compare(snapshot(root, platform: platform).svg(), "disabled-\(platform).svg")
  }

  private func column(of samples: [Sample], _ change: (inout Item) -> Void) -> View {
    var y = 10.0
    var views: [View] = []
    for sample in samples {
      let frame = Rect(x: 10, y: y, width: sample.width, height: sample.height)
      views.append(View(sample.name, frame, sample.content, change))
      y += sample.height + 10
    }
    return View("Controls", Rect(x: 0, y: 0, width: 420, height: y), subviews: views)
  }

  private func compare(_ svg: String, _ name: String) throws {
    let url = Self.folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(svg.utf8).write(to: url)
    }
    let recorded = try String(contentsOf: url, encoding: .utf8)
    let difference = zip(svg.split(separator: "\n"), recorded.split(separator: "\n"))
      .first { $0 != $1 }
    #expect(
      svg == recorded,
      "\(name) differs; first at: \(difference.map { "\($0)\nrecorded: \($1)" } ?? "its length")")
  }
}

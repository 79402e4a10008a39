// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import LayoutRendering

/// Draws the previews in all requested variants, and appends a line of JSON for each drawing to a file.
///
/// A line with the number of a drawing precedes it, so that a crash is attributed to its preview.
@MainActor
struct PreviewRun {
  /// The request of `plumb swift preview`.
  struct Job: Decodable {
    struct Variant: Decodable {
      /// The form of the environment variable `PLUMB_DEVICE`.
      var device: String
      var isRightToLeft: Bool
    }

    var variants: [Variant]
    /// The numbers of the previews to draw; nil for all.
    var previews: [Int]?
    /// The number of drawings that an earlier run began.
    var skipped: Int
    /// Whether a picture in PNG is written beside the result file.
    var drawsPixels: Bool
    /// The file for the lines of results.
    var results: String
  }

  private let job: Job
  private let results: FileHandle
  private let encoder = JSONEncoder()

  init(job file: URL) throws {
    job = try JSONDecoder().decode(Job.self, from: Data(contentsOf: file))
    if !FileManager.default.fileExists(atPath: job.results) {
      _ = FileManager.default.createFile(atPath: job.results, contents: nil)
    }
    results = try FileHandle(forWritingTo: URL(fileURLWithPath: job.results))
    try results.seekToEnd()
  }

  func run() throws {
    UIView.setAnimationsEnabled(false)
    let all = _Previews.all
    if job.skipped == 0 {
      try write(PreviewReport.List(previews: all.enumerated().map { PreviewReport.Preview($1) }))
    }
    var number = 0
    for index in job.previews ?? Array(all.indices) where all.indices.contains(index) {
      for (variant, conditions) in job.variants.enumerated() {
        defer { number += 1 }
        guard number >= job.skipped else { continue }
        try write(PreviewReport.Begin(begins: index, variant: variant))
        do {
          try draw(index, variant, conditions)
        } catch {
          try write(PreviewReport.Failure(fails: index, variant: variant, reason: "\(error)"))
        }
      }
    }
  }

  private func draw(_ index: Int, _ variant: Int, _ conditions: Job.Variant) throws {
    var device = try SimulatedDevice(parsing: conditions.device)
    if conditions.isRightToLeft { device.layoutDirection = .rightToLeft }
    let scene = try PreviewScene(_Previews.all[index], on: device)
    defer { scene.remove() }
    var drawing = scene.report()
    drawing.preview = index
    drawing.variant = variant
    if job.drawsPixels {
      let pixels = RasterRenderer(scale: UIScreen.main.scale).render(
        scene.list, fonts: DrawingFonts.current)
      let file = "\(job.results).\(index)-\(variant).png"
      try Data(PNGEncoder.encode(pixels)).write(to: URL(fileURLWithPath: file))
      drawing.pixels = file
    }
    try write(drawing)
  }

  private func write(_ value: some Encodable) throws {
    try results.write(contentsOf: encoder.encode(value) + Data("\n".utf8))
  }
}

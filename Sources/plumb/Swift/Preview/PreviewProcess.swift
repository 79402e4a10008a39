// SPDX-License-Identifier: MIT

import AutoLayout
import EssentialFoundation
import UIKitComponents

/// Runs the program of the previews and reads its drawings. A preview that ends the program is
/// reported, and the program continues with the next one.
struct PreviewProcess {
  struct Preview: Decodable {
    var name: String?
    var file: String
    var line: Int
  }

  struct View: Decodable {
    var className: String
    var name: String
    var depth: Int
    var frame: [Double]
    var origin: [Double]
    var content: [Double?]
    var isHidden: Bool
    var constraints: [String]
  }

  struct Drawing {
    var svg: String
    var pixels: [UInt8]?
    var size: Size
    var screen: Size
    var className: String
    var conflicts: Int
    var views: [View]
  }

  /// A drawing that failed.
  struct Failed {
    var preview: Int
    var variant: Int
    var reason: String
  }

  private(set) var previews: [Preview] = []
  /// The drawings by preview and variant.
  private(set) var drawings: [Int: [Int: Drawing]] = [:]
  private(set) var failures: [Failed] = []

  private struct Job: Encodable {
    struct Variant: Encodable {
      var device: String
      var isRightToLeft: Bool
    }

    var variants: [Variant]
    var previews: [Int]?
    var skipped = 0
    var drawsPixels: Bool
    var results: String
  }

  /// A line of the results. Which keys it has depends on its kind.
  private struct Line: Decodable {
    var previews: [Preview]?
    var begins: Int?
    var fails: Int?
    var reason: String?
    var preview: Int?
    var variant: Int?
    var svg: String?
    var pixels: String?
    var size: [Double]?
    var screen: [Double]?
    var className: String?
    var conflicts: Int?
    var views: [View]?
  }

  /// - Parameter isWanted: whether a preview is drawn.
  init(
    _ program: PreviewProgram, variants: [PreviewVariant], drawsPixels: Bool,
    isWanted: (Preview) -> Bool
  ) throws {
    let folder = program.lowered.folder.appending(path: "previews")
    let results = folder.appending(path: "results.jsonl")
    var job = Job(
      variants: variants.map { .init(device: $0.settings.text, isRightToLeft: $0.isRightToLeft) },
      previews: [], drawsPixels: drawsPixels, results: results.path)
    // A crash prints its reason. The stack of a debugger would hide it.
    setenv("SWIFT_BACKTRACE", "enable=no", 0)
    setenv(DeviceSettings.variable, variants.first?.settings.text ?? "", 1)
    // The first run lists the previews, and draws none.
    try? FileManager.default.removeItem(at: results)
    _ = try run(program, &job, in: folder)
    let wanted = previews.indices.filter { isWanted(previews[$0]) }
    job.previews = wanted
    let total = wanted.count * variants.count
    while job.skipped < total {
      try? FileManager.default.removeItem(at: results)
      let (code, begun) = try run(program, &job, in: folder)
      let before = job.skipped
      job.skipped += begun
      guard job.skipped < total || code != 0 else { break }
      guard job.skipped > before else {
        throw Failure(in: program.executable.path, "ended with the exit code \(code)")
      }
      let last = job.skipped - 1
      let (preview, variant) = (wanted[last / variants.count], last % variants.count)
      guard drawings[preview]?[variant] == nil else { continue }
      failures.append(
        Failed(
          preview: preview, variant: variant, reason: "the program ended: \(Self.ending(code))"))
    }
  }

  /// Returns the exit code and the number of drawings that the run began.
  private mutating func run(
    _ program: PreviewProgram, _ job: inout Job, in folder: URL
  ) throws -> (Int32, Int) {
    let file = folder.appending(path: "job.json")
    try JSONEncoder().encode(job).write(to: file)
    let code = try Subprocess.code(
      of: program.executable.path, [file.path], output: STDERR_FILENO)
    let text = (try? Data(contentsOf: URL(filePath: job.results))) ?? Data()
    var begun = 0
    for line in text.split(separator: UInt8(ascii: "\n")) {
      // A crash may cut the last line.
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(line)) else { continue }
      if line.begins != nil { begun += 1 }
      read(line)
    }
    guard code == 0 || begun > 0 else {
      throw Failure(
        in: program.executable.path, "the previews cannot be drawn: \(Self.ending(code))")
    }
    return (code, begun)
  }

  private mutating func read(_ line: Line) {
    if let list = line.previews { previews = list }
    if let preview = line.fails, let variant = line.variant {
      failures.append(Failed(preview: preview, variant: variant, reason: line.reason ?? ""))
    }
    guard let preview = line.preview, let variant = line.variant, let svg = line.svg,
      let size = line.size, let screen = line.screen, size.count == 2, screen.count == 2
    else { return }
    let pixels = line.pixels.flatMap { try? Data(contentsOf: URL(filePath: $0)) }
    if let path = line.pixels { try? FileManager.default.removeItem(atPath: path) }
    drawings[preview, default: [:]][variant] = Drawing(
      svg: svg, pixels: pixels.map { [UInt8]($0) },
      size: Size(width: size[0], height: size[1]),
      screen: Size(width: screen[0], height: screen[1]), className: line.className ?? "",
      conflicts: line.conflicts ?? 0, views: line.views ?? [])
  }

  private static func ending(_ code: Int32) -> String {
    code > 128 ? "signal \(code - 128)" : "exit code \(code)"
  }
}

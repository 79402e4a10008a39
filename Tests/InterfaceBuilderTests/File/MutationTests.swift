// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import TestSettings
import Testing

/// Damaged files give an error with a position, or scenes that can be laid out. They never cause a
/// trap.
///
/// The files are the examples and those in the folder `PLUMB_FILES`.
@Suite struct MutationTests {
  private static func seeds() throws -> [[UInt8]] {
    let malformed = InterfaceFiles.repository.appending(path: "Tests/MarkupTreeTests/Malformed")
    var seeds = try InterfaceFiles.below(InterfaceFiles.examples).map { Array($0.data) }
    seeds += try FileManager.default.contentsOfDirectory(
      at: malformed, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
    if let more = TestSettings.files {
      seeds += try InterfaceFiles.below(more).map { Array($0.data) }
    }
    return seeds
  }

  @Test func damagedFilesAreReadOrRejected() throws {
    let seeds = try Self.seeds()
    let count = TestSettings.cases(300, long: 1000)
    var mutator = Mutator(seeds: seeds)
    let clock = ContinuousClock()
    var (read, longest) = (0, Duration.zero)
    for number in 0..<count {
      let bytes = mutator.next()
      let time = clock.measure { if Self.exercise(bytes) { read += 1 } }
      longest = max(longest, time)
      // A longer time is a hang. Most of these files take a thousandth of the limit.
      #expect(time < .seconds(TestSettings.isLong ? 10 : 100), "\(number)")
    }
    if TestSettings.isLong {
      print("\(count) damaged files, \(read) of them read; the longest took \(longest)")
    }
  }

  /// Reads and lays out a file. Returns whether the file could be read.
  private static func exercise(_ bytes: [UInt8]) -> Bool {
    let document: IBDocument
    do throws(IBFileError) {
      document = try IBFile.load(bytes, file: "spoiled.xib")
    } catch {
      #expect(!error.description.isEmpty)
      if case .malformed = error.reason {
        #expect(error.line.map { $0 > 0 } == true && error.column.map { $0 > 0 } == true)
      }
      return false
    }
    // A few files have many scenes, and the damage affects one of them.
    for scene in document.scenes.prefix(4) {
      var built = SceneBuilder(document).build(scene)
      let snapshot = built.forest.layout(built.canvas)
      for node in snapshot.nodes {
        #expect(node.frame.x.isFinite && node.frame.y.isFinite)
        #expect(node.frame.width.isFinite && node.frame.height.isFinite)
      }
    }
    return true
  }
}

/// Makes damaged files: bytes flipped, removed or repeated, and pieces of other files inserted.
private struct Mutator {
  let seeds: [[UInt8]]
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(seeds: [[UInt8]]) { self.seeds = seeds }

  private static let pieces: [[UInt8]] =
    [
      "<", ">", "&", "\"", "'", "/>", "</", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "&#x",
      "nan", "1e308", "-1", "0", "id=\"", "<view>", "</view>", "\u{0}", "=", " ",
    ].map { Array($0.utf8) } + [[0x80], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0xC4], [0xED, 0xA0]]

  mutating func next() -> [UInt8] {
    var bytes = seeds[below(seeds.count)]
    for _ in 0...below(4) {
      guard !bytes.isEmpty else { break }
      let place = below(bytes.count)
      switch below(7) {
      case 0: bytes[place] ^= 1 << UInt8(below(8))
      case 1: bytes[place] = UInt8(below(256))
      case 2: bytes.insert(contentsOf: Self.pieces[below(Self.pieces.count)], at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(40)))
      case 4: bytes.removeSubrange(place...)
      case 5: bytes.insert(contentsOf: stretch(of: bytes), at: place)
      default: bytes.insert(contentsOf: stretch(of: seeds[below(seeds.count)]), at: place)
      }
    }
    return bytes
  }

  private mutating func stretch(of bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    let start = below(bytes.count)
    return Array(bytes[start..<min(bytes.count, start + 1 + below(2000))])
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

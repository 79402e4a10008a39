// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Checks the exit codes, and that the frames at one size are those that `plumb frames` prints.
struct RangeCommandTests {
  private static let player = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Player.storyboard").path

  private func place() throws -> Workplace {
    let place = try Workplace()
    try place.write(
      Documents.storyboard(Documents.scene("one", content: Documents.labels("Hi"))),
      to: "Main.storyboard")
    return place
  }

  @Test func rulesThatHoldAreProved() throws {
    let outcome = try place().plumb("range", "Main.storyboard", "--width", "320...500")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output.hasPrefix("Main.storyboard: Screen (one), width 320...500 at height 667\n"))
    #expect(outcome.output.contains("  proved: no texts or controls overlap\n"))
    #expect(outcome.errors.isEmpty)
  }

  /// By hand: 16 + W / 2 exceeds W / 4 + 128 from 448, and exceeds it by half a pixel at a scale of
  /// 3 from 448 ⅔. 252 exceeds it until 496.
  @Test func theExampleIsRefutedBetweenDeviceSizes() throws {
    let place = try Workplace()
    let outcome = try place.plumb(
      "range", Self.player, "--width", "320...1366", "--verify-proof", "-o", "chart.svg")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("overlap: UILabel 'Track' Trk-lb-001 and UIButton 'Next'"))
    #expect(outcome.output.contains("    width 448.667...495.333\n"))
    #expect(outcome.output.contains("  checked: "))
    #expect(try place.read("chart.svg").hasPrefix("<svg "))
    for width in ["320...448", "496...1366"] {
      #expect(try place.plumb("range", Self.player, "--width", width).exitCode == 0)
    }
  }

  /// The same overlap occurs on every canvas on which the bar has that width.
  @Test func widthsAndHeightsAreDecidedTogether() throws {
    let place = try Workplace()
    let ranges = ["range", Self.player, "--width", "400...600", "--height", "640...1000"]
    let outcome = try place.plumb(ranges + ["--verify-proof"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("Player (Plr-sc-001), width 400...600 by height 640...1000\n"))
    #expect(outcome.output.contains("Nxt-bt-001 overlap from 449 × 640\n"))
    #expect(outcome.output.contains("    width 448.667...495.333 by height 640...1000\n"))
    #expect(outcome.output.contains("  checked: "))
    #expect(outcome.output.contains("  proved: required constraints can all hold\n"))
    let json = try place.plumb(ranges + ["--format", "json"])
    #expect(json.output.contains(#""rule": "overlap""#))
    let at = try place.plumb(ranges + ["--at", "471.5x700"])
    let frames = try place.plumb("frames", Self.player, "--size", "471.5x700")
    #expect(at.exitCode == 0)
    #expect(at.output == frames.output)
    let short = try place.plumb(ranges + ["--budget", "4"])
    #expect(short.exitCode == 1)
    #expect(short.output.contains("  not decided within the budget: "))
  }

  @Test(arguments: [
    (["--height", "400...400"], "--height: the range is less than a point"),
    (["--height", "400...500", "-o", "x.svg"], "a chart shows widths or heights"),
    (["--height", "400...500", "--at", "900x450"], "outside of the ranges"),
    (["--height", "400...500", "--at", "450"], "is not a size"),
    (["--height", "500...400"], "is not a range for --height"),
  ]) func invalidOptionsForTwoRangesAreRejected(arguments: [String], message: String) throws {
    let outcome = try place().plumb(
      ["range", "Main.storyboard", "--width", "320...500"] + arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(message))
  }

  @Test func framesAtOneSizeEqualThoseOfPlumbFrames() throws {
    let place = try Workplace()
    for width in ["320", "450", "472.25", "853", "1000"] {
      let range = try place.plumb("range", Self.player, "--width", "320...1366", "--at", width)
      let frames = try place.plumb("frames", Self.player, "--size", "\(width)x852")
      #expect(range.exitCode == 0)
      #expect(range.output == frames.output)
    }
  }

  @Test func jsonHasPiecesAndRefutations() throws {
    struct Scene: Decodable {
      struct Piece: Decodable {
        var from: Double
        var to: Double
      }
      struct Refutation: Decodable {
        var rule: String
        var first: Double
        var views: [String]
      }
      var axis: String
      var pieces: [Piece]
      var refuted: [Refutation]
      var proved: [String]
    }
    let outcome = try Workplace().plumb(
      "range", Self.player, "--width", "320...600", "--format", "json")
    let scenes = try JSONDecoder().decode([Scene].self, from: Data(outcome.output.utf8))
    let scene = try #require(scenes.first)
    #expect(scene.axis == "width")
    #expect(scene.pieces.first?.from == 320)
    #expect(scene.pieces.last?.to == 600)
    for (piece, next) in zip(scene.pieces, scene.pieces.dropFirst()) {
      #expect(piece.to == next.from)
    }
    #expect(scene.refuted.map(\.rule) == ["overlap"])
    #expect(scene.refuted.first?.first == 449)
    #expect(scene.proved.count == 6)
  }

  @Test(arguments: [
    ["--width", "320"], ["--width", "500...320"], ["--width", "x...y"], ["--width", "0...5"],
    ["--width", "320...400", "--height", "tall"],
    [], ["--width", "320...400", "--at", "500"], ["--width", "320...400", "--scene", "none"],
    ["--width", "320...400", "--skip", "nothing"], ["--width", "320...400", "--size", "1x1"],
    ["--width", "320...400", "--text-size", "AX5...XS"], ["--width", "320...400", "--budget", "0"],
  ])
  func invalidRangesAreRejected(options: [String]) throws {
    let outcome = try place().plumb(["range", "Main.storyboard"] + options)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(!outcome.errors.isEmpty)
  }

  @Test func eachTextSizeIsDecidedSeparately() throws {
    let outcome = try place().plumb(
      "range", "Main.storyboard", "--width", "320...400", "--text-size", "L...XXL")
    #expect(outcome.output.split(separator: "\n").filter { $0.hasPrefix("text size") }.count == 3)
  }
}

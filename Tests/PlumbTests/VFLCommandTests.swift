// SPDX-License-Identifier: MIT

import Foundation
import Testing

struct VFLCommandTests {
  /// 320 points minus margins of 8 and a gap of 8 give two equal widths.
  @Test func formatsAreShownAsConstraintsAndFrames() throws {
    let outcome = try Workplace().plumb("vfl", "H:|-[a]-[b(==a)]-|")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("b.width == a.width"))
    #expect(outcome.output.contains("a: (8, "))
    #expect(outcome.output.contains(", 148, "))
    #expect(outcome.output.contains("b: (164, "))
  }

  @Test func mistakesAreShownWithACaret() throws {
    let outcome = try Workplace().plumb("vfl", "H:|-[a(==gap)]-|")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("^~~"))
    #expect(outcome.errors.contains("1:10: error:"))
  }

  @Test func metricsOptionsSizeAndDirectionAffectTheLayout() throws {
    let outcome = try Workplace().plumb(
      "vfl", "H:|-gap-[a(40)]", "--metrics", "gap=30", "--size", "200x60", "--rtl")
    #expect(outcome.output.contains("a: (130, "))
  }

  @Test func outputOptionDrawsAPicture() throws {
    let place = try Workplace()
    let outcome = try place.plumb("vfl", "--extended", "HV:|~[logo(25%)]~|", "-o", "logo.svg")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("logo: (120, 45, 80, 30)"))
    #expect(try place.read("logo.svg").contains(">logo<"))
  }

  @Test func filesContainAFormatOnEachLine() throws {
    let place = try Workplace()
    try place.write("H:|[a(100)]\n\nV:|[a(20)]\n", to: "formats.txt")
    #expect(try place.plumb("vfl", "--file", "formats.txt").output.contains("a: (0, 0, 100, 20)"))
  }

  @Test func conflictingFormatsExitWithOne() throws {
    let outcome = try Workplace().plumb("vfl", "H:|[a(100)]|")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("constraints conflict"))
    #expect(outcome.output.contains("is broken [conflict]\n"))
    #expect(outcome.output.contains("  note: a.width == 100\n"))
  }

  @Test func reportsContainFileAndLine() throws {
    let place = try Workplace()
    try place.write("H:|[a(100)]\nH:[a]|\n", to: "formats.txt")
    let conflict = try place.plumb("vfl", "--file", "formats.txt", "--format", "github")
    #expect(conflict.exitCode == 1)
    #expect(conflict.output.hasPrefix("::error file=formats.txt,line="))
    #expect(conflict.errors.isEmpty)
    try place.write("H:|[a(100]\n", to: "formats.txt")
    let mistake = try place.plumb("vfl", "--file", "formats.txt", "--format", "sarif")
    #expect(mistake.exitCode == 2)
    #expect(mistake.output.contains("\"startLine\": 1"))
    #expect(mistake.errors.isEmpty)
  }

  @Test(arguments: [
    ["vfl"], ["vfl", "|[a]|", "--size", "wide"], ["vfl", "|[a]|", "--metrics", "x"],
  ])
  func invalidArgumentsAreRejected(arguments: [String]) throws {
    let place = try Workplace()
    let outcome = try place.plumb(arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("error: "))
  }
}

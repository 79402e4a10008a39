// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import plumb

/// `plumb mcp`, as a client sees it. `Scripts/test-mcp.py` uses a real client.
struct MCPCommandTests {
  private struct Reply: Decodable {
    struct Result: Decodable {
      struct Content: Decodable {
        var type: String
        var text: String?
      }
      var protocolVersion: String?
      var content: [Content]?
      var isError: Bool?
    }
    struct Problem: Decodable {
      var code: Int
      var message: String
    }
    var id: Int?
    var result: Result?
    var error: Problem?

    var text: String { result?.content?.compactMap(\.text).joined() ?? "" }
  }

  /// Sends lines and returns the replies by id. Replies without an id have the key −1.
  private func replies(
    to lines: [String], in place: Workplace
  ) throws -> [Int: Reply] {
    let outcome = try place.plumb(["mcp"], input: lines.map { $0 + "\n" }.joined())
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    var replies: [Int: Reply] = [:]
    for line in outcome.output.split(separator: "\n") {
      let reply = try JSONDecoder().decode(Reply.self, from: Data(line.utf8))
      #expect(replies.updateValue(reply, forKey: reply.id ?? -1) == nil)
    }
    return replies
  }

  private func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    """
    {"jsonrpc":"2.0","id":\(id),"method":"tools/call",\
    "params":{"name":"\(tool)","arguments":\(arguments)}}
    """
  }

  @Test func theServerSpeaksTheVersionOfTheClient() throws {
    func initialization(_ id: Int, _ version: String) -> String {
      """
      {"jsonrpc":"2.0","id":\(id),"method":"initialize","params":{"protocolVersion":"\(version)",\
      "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
      """
    }
    let replies = try replies(
      to: [initialization(1, "2024-11-05"), initialization(2, "1999-01-01")], in: try Workplace())
    #expect(replies[1]?.result?.protocolVersion == "2024-11-05")
    #expect(replies[2]?.result?.protocolVersion == MCPServer.versions[0])
  }

  /// The repair that `docs/agents.md` shows.
  @Test func aLayoutIsRepairedWithTheTools() throws {
    let place = try Workplace()
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Player.storyboard")
    let player = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    try place.write(player, to: "Player.storyboard")
    let range = #"{"paths":["Player.storyboard"],"width":"320...1366","height":"852"}"#
    let before = try replies(to: [call(1, "range", range)], in: place)
    #expect(before[1]?.result?.isError == false)
    #expect(before[1]?.text.contains("overlap from width 449") == true)
    #expect(before[1]?.text.contains("To verify a fix, call range") == true)

    let next = #"<constraint firstItem="Nxt-bt-001" firstAttribute="leading""#
    let added =
      next + #" relation="greaterThanOrEqual" secondItem="Trk-lb-001" "#
      + #"secondAttribute="trailing" constant="8" id="Trk-nx-001"/>"#
    try place.write(
      player.replacingOccurrences(of: next, with: added + next), to: "Player.storyboard")
    let after = try replies(to: [call(1, "range", range)], in: place)
    #expect(after[1]?.text.contains("proved: no texts or controls overlap") == true)
    #expect(after[1]?.text.contains("overlap from") == false)
  }

  @Test func badMessagesAreAnsweredWithErrors() throws {
    let replies = try replies(
      to: [
        "{", #"{"jsonrpc":"2.0","id":1,"method":"tools/none"}"#,
        call(2, "whi", "{}"), call(3, "why", "[]"), call(4, "frames", #"{"paths":["/etc/hosts"]}"#),
        #"{"jsonrpc":"2.0","method":"notifications/unknown"}"#,
        #"{"jsonrpc":"2.0","id":5,"method":"ping"}"#,
      ], in: try Workplace())
    #expect(replies[-1]?.error?.code == -32700)
    #expect(replies[1]?.error?.code == -32601)
    #expect(replies[2]?.error?.message.contains("did you mean 'why'?") == true)
    #expect(replies[3]?.error?.code == -32602)
    #expect(replies[4]?.error?.message.contains("is not below") == true)
    #expect(replies[5]?.result != nil)
    #expect(replies.count == 6)
  }

  @Test func cancelledRequestsHaveNoAnswer() throws {
    let place = try Workplace()
    try place.write(Documents.storyboard(Documents.scene("one")), to: "Main.storyboard")
    let replies = try replies(
      to: [
        call(1, "check_files", #"{"paths":["."],"devices":"all","text_sizes":"all","rtl":true}"#),
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
        call(2, "frames", #"{"paths":["."]}"#),
      ], in: place)
    #expect(replies[1] == nil)
    #expect(replies[2]?.text.contains("one-root") == true)
  }

  @Test func answersAreSplitBetweenLines() {
    let lines = (0..<3_000).map { "line \($0)" }
    let text = lines.joined(separator: "\n") + "\n"
    let pages = MCPAnswer.pages(of: text)
    #expect(pages.joined() == text)
    #expect(pages.count == 3)
    #expect(pages.dropLast().allSatisfy { $0.hasSuffix("\n") })
    let long = String(repeating: "é", count: 20_000)
    #expect(MCPAnswer.pages(of: long).joined() == long)
    #expect(MCPAnswer.pages(of: long).allSatisfy { $0.utf8.count <= MCPAnswer.pageSize })
  }

  @Test func linesAreJoinedFromPieces() {
    var buffer = LineBuffer()
    #expect(buffer.add(Array("one\ntw".utf8)[...]) == [Array("one".utf8)])
    #expect(buffer.add(Array("o\n\nthree".utf8)[...]) == [Array("two".utf8), []])
    #expect(buffer.rest() == Array("three".utf8))
    #expect(buffer.rest() == nil)
  }
}

// SPDX-License-Identifier: MIT

#if Macros
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
  import Testing
  import VisualFormatPlugin

  /// The diagnostics that the compiler receives.
  @Suite struct PlacingMessageHandlerTests {
    private func diagnostics(of source: String) -> [PluginMessage.Diagnostic] {
      let handler = PlacingMessageHandler()
      _ = handler.handleMessage(.getCapability(capability: .init(protocolVersion: 7)))
      let answer = handler.handleMessage(
        .expandFreestandingMacro(
          macro: .init(
            moduleName: "VisualFormatPlugin", typeName: "VisualFormatMacro", name: "visualFormat"),
          macroRole: .expression, discriminator: "x",
          syntax: .init(
            kind: .expression, source: source,
            location: .init(
              fileID: "M/f.swift", fileName: "/f.swift", offset: 1000, line: 40, column: 9))))
      guard case .expandMacroResult(_, let diagnostics) = answer else { return [] }
      return diagnostics
    }

    @Test func diagnosticsArriveAtTheirByteOfTheFile() throws {
      let received = diagnostics(of: ##"#visualFormat("[a(=5)]--[b]")"##)
      #expect(received.map(\.position.offset) == [1018, 1023])
      let first = try #require(received.first)
      #expect(first.position.fileName == "/f.swift")
      #expect(first.highlights.map(\.startOffset) == [1018])
      #expect(first.highlights.map(\.endOffset) == [1019])
    }

    @Test func fixItsArriveWithoutTheCarrier() throws {
      let fixIts = try #require(diagnostics(of: ##"#visualFormat("[a(=5)]")"##).first).fixIts
      #expect(fixIts.map(\.message) == ["write '=='"])
      let change = try #require(fixIts.first?.changes.first)
      #expect(change.range.startOffset == 1018)
      #expect(change.range.endOffset == 1019)
      #expect(change.newText == "==")
    }

    @Test func diagnosticsWithoutAPlaceStayAtTheirNode() {
      #expect(diagnostics(of: "#visualFormat(format)").map(\.position.offset) == [1014])
    }
  }
#endif

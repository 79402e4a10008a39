// SPDX-License-Identifier: MIT

#if Macros
  @_spi(PluginMessage) package import SwiftCompilerPluginMessageHandling

  /// Answers the compiler, and puts diagnostics where they belong inside a string literal.
  ///
  /// swift-syntax reports a diagnostic at the start of its node and ignores the position that the
  /// diagnostic names; a string literal is one node. The ranges of fix-its, however, arrive as they
  /// were given. So a diagnostic brings its place as a fix-it of no effect, ``carrier``, and the
  /// handler takes the place from there.
  package final class PlacingMessageHandler: PluginMessageHandler {
    /// The message of the fix-it that only carries a place.
    static let carrier = "visual-format-place"

    private let base: PluginProviderMessageHandler<VisualFormatProvider>

    package init() { base = PluginProviderMessageHandler(provider: VisualFormatProvider()) }

    package func handleMessage(_ message: HostToPluginMessage) -> PluginToHostMessage {
      let answer = base.handleMessage(message)
      switch answer {
      case .expandMacroResult(let source, let diagnostics):
        return .expandMacroResult(
          expandedSource: source, diagnostics: diagnostics.map { Self.placed($0) })
      case .expandFreestandingMacroResult(let source, let diagnostics):
        return .expandFreestandingMacroResult(
          expandedSource: source, diagnostics: diagnostics.map { Self.placed($0) })
      default:
        return answer
      }
    }

    package func shutDown() throws { try base.shutDown() }

    private static func placed(_ diagnostic: PluginMessage.Diagnostic) -> PluginMessage.Diagnostic {
      var diagnostic = diagnostic
      let carriers = diagnostic.fixIts.filter { $0.message == carrier }
      diagnostic.fixIts.removeAll { $0.message == carrier }
      guard let range = carriers.first?.changes.first?.range else { return diagnostic }
      diagnostic.position = .init(fileName: range.fileName, offset: range.startOffset)
      diagnostic.highlights = range.startOffset < range.endOffset ? [range] : []
      return diagnostic
    }
  }
#endif

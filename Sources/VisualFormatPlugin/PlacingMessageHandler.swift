// SPDX-License-Identifier: MIT

#if Macros
  @_spi(PluginMessage) package import SwiftCompilerPluginMessageHandling

  /// Handles messages from the compiler, and moves diagnostics to their position inside a string
  /// literal.
  ///
  /// swift-syntax reports a diagnostic at the start of its node and ignores the diagnostic's own
  /// position. A string literal is one node. The ranges of fix-its, however, are passed on
  /// unchanged. Each diagnostic therefore carries its position in a fix-it without effect,
  /// ``carrier``, and the handler moves the diagnostic to the position of that fix-it.
  package final class PlacingMessageHandler: PluginMessageHandler {
    /// The message of the fix-it that only carries a position.
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

// SPDX-License-Identifier: MIT

// The compiler plug-in for `#visualFormat`. It reads the format at compile time with the run-time
// parser, reports mistakes at their positions, and writes the constraints as Swift code.

#if Macros
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

  @main
  struct VisualFormatPlugin {
    static func main() throws {
      let listener = CompilerPluginMessageListener(
        connection: try StandardIOMessageConnection(),
        messageHandler: PlacingMessageHandler())
      try listener.main()
    }
  }
#else
  /// Without the trait, swift-syntax is not available, so there is no plug-in. The target must
  /// still link.
  @main
  struct VisualFormatPlugin {
    static func main() {}
  }
#endif

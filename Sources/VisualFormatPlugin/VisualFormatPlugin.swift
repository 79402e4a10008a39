// SPDX-License-Identifier: MIT

// What the compiler runs for `#visualFormat`: reads the format at compile time with the same parser
// as at run time, reports its mistakes in place, and writes the constraints out as Swift.

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
  /// Without the trait there is no swift-syntax to make a plug-in of; the target has to link all the
  /// same.
  @main
  struct VisualFormatPlugin {
    static func main() {}
  }
#endif

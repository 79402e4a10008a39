// SPDX-License-Identifier: MIT

#if Macros
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
  import SwiftSyntaxMacros

  /// Lists the macros of this plug-in for the compiler.
  struct VisualFormatProvider: PluginProvider {
    struct UnknownMacro: Error, CustomStringConvertible { var description: String }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard typeName == "VisualFormatMacro" else {
        throw UnknownMacro(description: "the plug-in has no macro \(moduleName).\(typeName)")
      }
      return VisualFormatMacro.self
    }
  }
#endif

// SPDX-License-Identifier: MIT

import Diagnostics

/// A parameter of a tool, and the option of `plumb` that it becomes.
struct MCPParameter: Sendable {
  enum Kind: Sendable {
    case text, number, flag, texts
    /// A file or folder below the folders of the server.
    case path
    /// Several of them.
    case paths
    /// A git revision, without a path.
    case revision
    /// Text for the standard input of the command.
    case input
  }

  var name: String
  var kind: Kind
  var meaning: String
  /// The option. Nil for a positional argument, and for input.
  var option: String?
  var isRequired = false

  init(
    _ name: String, _ kind: Kind, _ option: String?, isRequired: Bool = false, _ meaning: String
  ) {
    (self.name, self.kind, self.option) = (name, kind, option)
    (self.isRequired, self.meaning) = (isRequired, meaning)
  }

  /// A positional argument or input.
  init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ meaning: String) {
    self.init(name, kind, nil, isRequired: isRequired, meaning)
  }

  /// The parameter as a JSON schema.
  var schema: JSONValue {
    func type(_ name: String) -> JSONValue {
      .object(["type": .string(name), "description": .string(meaning)])
    }
    switch kind {
    case .text, .path, .revision, .input: return type("string")
    case .number: return type("number")
    case .flag: return type("boolean")
    case .texts, .paths:
      return .object([
        "type": .string("array"), "items": .object(["type": .string("string")]),
        "description": .string(meaning),
      ])
    }
  }

  static let device = MCPParameter(
    "device", .text, "--device", "A device such as \"iPhone SE\"; by default the file's.")
  static let textSize = MCPParameter(
    "text_size", .text, "--text-size", "XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5.")
  static let rtl = MCPParameter("rtl", .flag, "--rtl", "Whether to lay out from right to left.")

  /// The conditions of a layout, as in all commands.
  static let canvas: [MCPParameter] = [
    device, textSize, rtl,
    .init("landscape", .flag, "--landscape", "Whether the device is in landscape."),
    .init("size", .text, "--size", "A window size in points, such as 507x1024."),
    .init("locale", .text, "--locale", "The language of texts, such as de."),
    .init("keyboard", .text, "--keyboard", "'standard' or the height of a keyboard in points."),
  ]
}

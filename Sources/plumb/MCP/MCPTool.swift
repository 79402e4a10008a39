// SPDX-License-Identifier: MIT

import Diagnostics

/// A tool of the server: a command of `plumb` with its parameters.
struct MCPTool: Sendable {
  var name: String
  var title: String
  var meaning: String
  /// The command and the options that are always given.
  var command: [String]
  var parameters: [MCPParameter]
  /// The parameters of which exactly one must be given; empty for none.
  var oneOf: [String] = []
  /// How to verify a change that the answer suggests; empty for tools that suggest none.
  var verification = ""
  /// Whether the answer is a picture.
  var isPicture = false

  static func named(_ name: String) -> MCPTool? { all.first { $0.name == name } }

  /// The description of the tool for clients.
  var description: JSONValue {
    let shown =
      isPicture
      ? parameters
      : parameters + [.init("page", .number, "The page of a long answer, from 1.")]
    return .object([
      "name": .string(name), "title": .string(title), "description": .string(meaning),
      "inputSchema": .object([
        "type": .string("object"),
        "properties": .object(shown.map { .init($0.name, $0.schema) }),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": .bool(false),
      ]),
      "annotations": .object(["readOnlyHint": .bool(true), "openWorldHint": .bool(false)]),
    ])
  }

  /// The command for a call: its arguments and its input.
  struct Call: Sendable {
    var arguments: [String]
    var input: [UInt8] = []
    /// The page of the answer, from 1.
    var page = 1
  }

  /// - Throws: for arguments that are missing, unknown or of another type, and for paths outside of
  ///   the folders.
  func call(_ given: JSONValue, in folders: MCPFolders) throws(MCPError) -> Call {
    guard case .object(let members) = given else {
      throw MCPError(.invalidParameters, "the arguments of '\(name)' are not an object")
    }
    let known = Set(parameters.map(\.name) + (isPicture ? [] : ["page"]))
    for member in members where !known.contains(member.key) {
      let hint = Suggestion.nearest(to: member.key, among: known.sorted())
      throw MCPError(
        .invalidParameters,
        "'\(name)' has no parameter '\(member.key)'"
          + (hint.map { "; did you mean '\($0)'?" } ?? ""))
    }
    guard oneOf.isEmpty || oneOf.count(where: { given[$0] != nil }) == 1 else {
      let names = oneOf.map { "'\($0)'" }.joined(separator: " or ")
      throw MCPError(.invalidParameters, "'\(name)' needs either \(names)")
    }
    var call = Call(arguments: command)
    var positional: [String] = []
    for parameter in parameters {
      guard let value = given[parameter.name] else {
        guard !parameter.isRequired else {
          throw MCPError(.invalidParameters, "'\(name)' needs the parameter '\(parameter.name)'")
        }
        continue
      }
      let words = try self.words(of: value, parameter, in: folders, &call)
      guard let option = parameter.option else {
        positional += words
        continue
      }
      // With `=`, a value that begins with a hyphen is not taken for an option.
      call.arguments += parameter.kind == .flag ? words : words.map { "\(option)=\($0)" }
    }
    if let page = given["page"] {
      guard let number = page.number, number >= 1, number < 1e6, number == number.rounded() else {
        throw MCPError(.invalidParameters, "'page' must be a whole number from 1")
      }
      call.page = Int(number)
    }
    if !positional.isEmpty { call.arguments += ["--"] + positional }
    return call
  }

  private func words(
    of value: JSONValue, _ parameter: MCPParameter, in folders: MCPFolders, _ call: inout Call
  ) throws(MCPError) -> [String] {
    func refusal(_ type: String) -> MCPError {
      MCPError(.invalidParameters, "'\(parameter.name)' of '\(name)' must be \(type)")
    }
    switch parameter.kind {
    case .text:
      guard let text = value.text, !text.contains("\0") else { throw refusal("a string") }
      return [text]
    case .revision:
      guard let text = value.text, MCPFolders.isRevision(text) else {
        throw refusal("a git revision such as HEAD~1 or main")
      }
      return [text]
    case .number:
      guard let number = value.number else { throw refusal("a number") }
      return [JSONValue.number(number).line]
    case .flag:
      guard let flag = value.flag else { throw refusal("true or false") }
      return flag ? [parameter.option ?? ""] : []
    case .path:
      guard let text = value.text else { throw refusal("a path") }
      return [try folders.pathWithoutLinks(text)]
    case .texts, .paths:
      guard case .array(let elements) = value else { throw refusal("a list of strings") }
      var words: [String] = []
      for element in elements {
        guard let text = element.text, !text.contains("\0") else {
          throw refusal("a list of strings")
        }
        words += parameter.kind == .paths ? try folders.paths(text) : [text]
      }
      return words
    case .input:
      guard let text = value.text else { throw refusal("a string") }
      call.input = Array(text.utf8)
      return []
    }
  }
}

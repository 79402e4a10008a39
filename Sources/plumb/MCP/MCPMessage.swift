// SPDX-License-Identifier: MIT

import Diagnostics

/// A message from the client: JSON-RPC 2.0, one message on each line.
enum MCPMessage {
  case request(id: JSONValue, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  /// An answer to a request of the server, which sends none.
  case response
  case invalid(id: JSONValue, MCPError)

  init(_ line: [UInt8]) {
    guard let value = try? JSONValue(parsing: line) else {
      self = .invalid(id: .null, MCPError(.parseError, "the line is not a JSON text"))
      return
    }
    let parameters = value["params"] ?? .object([])
    switch (value["id"], value["method"]?.text) {
    case (let id?, let method?) where id.text != nil || id.number != nil:
      self = .request(id: id, method: method, parameters: parameters)
    case (nil, let method?): self = .notification(method: method, parameters: parameters)
    case (_?, nil) where value["result"] != nil || value["error"] != nil: self = .response
    default:
      self = .invalid(
        id: .null, MCPError(.invalidRequest, "the message is not a request of JSON-RPC 2.0"))
    }
  }
}

/// An error response of JSON-RPC.
struct MCPError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case resourceNotFound = -32002
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  func response(id: JSONValue) -> JSONValue {
    .object([
      "jsonrpc": .string("2.0"), "id": id,
      "error": .object(["code": .int(code.rawValue), "message": .string(message)]),
    ])
  }
}

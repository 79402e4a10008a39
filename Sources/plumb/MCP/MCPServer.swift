// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation

/// A server of the Model Context Protocol over standard input and output.
///
/// One thread waits for the client and for all running commands, so nothing is shared. Requests
/// that need no layout are answered at once, the others as their commands end.
struct MCPServer {
  /// The versions of the protocol that the server speaks, latest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// The greatest number of commands that run at the same time.
  private static let mostCommands = 4

  private let folders: MCPFolders
  private var lines = LineBuffer()
  private var isInputOpen = true
  private var children: [MCPChild] = []
  private var waiting: [(id: JSONValue, tool: MCPTool, call: MCPTool.Call)] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(_ folders: MCPFolders) { self.folders = folders }

  /// Answers requests until the client closes standard input and all answers are written.
  mutating func run() {
    while isInputOpen || !children.isEmpty {
      var places = children.map(\.places)
      if isInputOpen {
        places.append([pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)])
      }
      var flat = places.flatMap(\.self)
      guard poll(&flat, nfds_t(flat.count), -1) >= 0 || errno == EINTR else { return }
      for place in flat where place.revents != 0 {
        if place.fd == STDIN_FILENO {
          readInput()
        } else {
          for index in children.indices { children[index].handle(place, &buffer) }
        }
      }
      endChildren()
    }
  }

  // MARK: Messages

  private mutating func readInput() {
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    guard count != 0, count > 0 || errno == EINTR else {
      isInputOpen = false
      // The last line may lack its line break.
      if let line = lines.rest() { handle(line) }
      return
    }
    guard count > 0 else { return }
    for line in lines.add(buffer[..<count]) { handle(line) }
  }

  private mutating func handle(_ line: [UInt8]) {
    guard line.contains(where: { $0 > 0x20 }) else { return }
    switch MCPMessage(line) {
    case .request(let id, let method, let parameters):
      do throws(MCPError) {
        if let result = try answer(method, parameters, to: id) { send(result, to: id) }
      } catch {
        write(error.response(id: id))
      }
    case .notification("notifications/cancelled", let parameters):
      cancel(parameters["requestId"] ?? .null)
    case .notification, .response: break
    case .invalid(let id, let error): write(error.response(id: id))
    }
  }

  /// The result of a request; nil if a command will give it.
  private mutating func answer(
    _ method: String, _ parameters: JSONValue, to id: JSONValue
  ) throws(MCPError) -> JSONValue? {
    switch method {
    case "initialize": return initialization(parameters["protocolVersion"]?.text)
    case "ping": return .object([])
    case "tools/list":
      return .object(["tools": .array(MCPTool.all.map(\.description))])
    case "tools/call":
      try start(parameters, id)
      return nil
    case "resources/list":
      return .object(["resources": .array(MCPResource.all.map(\.description))])
    case "resources/templates/list": return .object(["resourceTemplates": .array([])])
    case "resources/read":
      let uri = parameters["uri"]?.text ?? ""
      guard let resource = MCPResource.named(uri) else {
        throw MCPError(.resourceNotFound, "there is no resource '\(uri)'")
      }
      return resource.contents
    default: throw MCPError(.methodNotFound, "there is no method '\(method)'")
    }
  }

  private func initialization(_ asked: String?) -> JSONValue {
    let version = asked.flatMap { Self.versions.contains($0) ? $0 : nil } ?? Self.versions[0]
    return .object([
      "protocolVersion": .string(version),
      "capabilities": .object(["tools": .object([]), "resources": .object([])]),
      "serverInfo": .object([
        "name": .string("plumb"), "title": .string("Plumb"), "version": .string(Plumb.version),
      ]),
      "instructions": .string(
        """
        Plumb computes Auto Layout without a Mac. Start with explain_log for a console message, or \
        with check_files for storyboards and xibs. Use frames to find views and their ids, why to \
        learn what determines an edge, and range to find the sizes at which a layout breaks. Verify \
        every change of a file as the answer says. Files are read below \(folders.description) only.
        """),
    ])
  }

  // MARK: Commands

  private mutating func start(_ parameters: JSONValue, _ id: JSONValue) throws(MCPError) {
    let name = parameters["name"]?.text ?? ""
    guard let tool = MCPTool.named(name) else {
      let hint = Suggestion.nearest(to: name, among: MCPTool.all.map(\.name))
      throw MCPError(
        .invalidParameters,
        "there is no tool '\(name)'" + (hint.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let isKnown = children.contains { $0.id == id } || waiting.contains { $0.id == id }
    guard !isKnown else {
      throw MCPError(.invalidRequest, "a request with this id is not answered yet")
    }
    let call = try tool.call(parameters["arguments"] ?? .object([]), in: folders)
    waiting.append((id, tool, call))
    startWaiting()
  }

  private mutating func startWaiting() {
    while children.count < Self.mostCommands, !waiting.isEmpty {
      let next = waiting.removeFirst()
      do throws(Failure) {
        children.append(try MCPChild(next.id, next.tool, next.call))
      } catch {
        send(
          MCPAnswer.text(
            output: error.diagnostic.message, notes: "", code: 2, page: 1, verification: ""),
          to: next.id)
      }
    }
  }

  private mutating func endChildren() {
    for index in children.indices.reversed() where children[index].hasEnded {
      var child = children.remove(at: index)
      let result = child.finish()
      if !child.isCancelled { send(result, to: child.id) }
    }
    startWaiting()
  }

  /// Ends the command of a request, which then gets no answer.
  private mutating func cancel(_ id: JSONValue) {
    waiting.removeAll { $0.id == id }
    for index in children.indices where children[index].id == id { children[index].cancel() }
  }

  // MARK: Output

  private func send(_ result: JSONValue, to id: JSONValue) {
    write(.object(["jsonrpc": .string("2.0"), "id": id, "result": result]))
  }

  private func write(_ message: JSONValue) {
    StandardOutput.write(bytes: Array((message.line + "\n").utf8))
    StandardOutput.flush()
  }
}

/// Splits a stream of bytes into lines.
struct LineBuffer {
  private var bytes: [UInt8] = []

  /// - Returns: the lines that `piece` completes, without their line breaks.
  mutating func add(_ piece: ArraySlice<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var rest = piece
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(bytes + rest[..<end])
      bytes.removeAll(keepingCapacity: true)
      rest = rest[(end + 1)...]
    }
    bytes += rest
    return lines
  }

  /// The text after the last line break; nil if it is empty.
  mutating func rest() -> [UInt8]? {
    defer { bytes = [] }
    return bytes.isEmpty ? nil : bytes
  }
}

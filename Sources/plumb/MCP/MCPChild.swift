// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation

/// A command of `plumb` that answers a request in a separate process.
///
/// A cancelled request ends the process, and no input can harm the server.
struct MCPChild {
  /// The request to answer.
  let id: JSONValue
  private let tool: MCPTool
  private let page: Int
  private(set) var process: Subprocess.Running
  /// The folder of the picture; nil for a text.
  private let folder: String?
  private var input: ArraySlice<UInt8>
  private var output = Data()
  private var errors = Data()
  private var isOutputOpen = true
  private var areErrorsOpen = true
  /// Whether the client does not want the answer any more.
  private(set) var isCancelled = false

  /// The greatest size of an output in bytes. More is cut off.
  private static let mostBytes = 32 << 20

  /// Starts the command of a call.
  init(_ id: JSONValue, _ tool: MCPTool, _ call: MCPTool.Call) throws(Failure) {
    (self.id, self.tool, page, input) = (id, tool, call.page, call.input[...])
    var arguments = call.arguments
    folder = tool.isPicture ? try Self.makeFolder() : nil
    if let folder {
      let end = arguments.firstIndex(of: "--") ?? arguments.count
      arguments.insert("--output=\(Self.picture(in: folder))", at: end)
    }
    do throws(Subprocess.StartFailure) {
      process = try Subprocess(Subprocess.ownProgram, arguments).started()
    } catch {
      throw Failure("cannot be started: \(error.reason)")
    }
    if input.isEmpty { process.closeInput() }
  }

  // MARK: Events

  /// The descriptors to wait for.
  var places: [pollfd] {
    var places: [pollfd] = []
    if let input = process.input {
      places.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0))
    }
    if isOutputOpen {
      places.append(pollfd(fd: process.output, events: Int16(POLLIN), revents: 0))
    }
    if areErrorsOpen {
      places.append(pollfd(fd: process.errors, events: Int16(POLLIN), revents: 0))
    }
    return places
  }

  /// Whether the process has closed both outputs.
  var hasEnded: Bool { !isOutputOpen && !areErrorsOpen }

  /// Reads or writes as much as possible without waiting.
  mutating func handle(_ place: pollfd, _ buffer: inout [UInt8]) {
    if place.fd == process.input {
      write()
    } else if isOutputOpen, place.fd == process.output {
      isOutputOpen = Self.read(place.fd, into: &output, &buffer)
    } else if areErrorsOpen, place.fd == process.errors {
      areErrorsOpen = Self.read(place.fd, into: &errors, &buffer)
    }
  }

  private mutating func write() {
    guard let descriptor = process.input else { return }
    let count = input.withUnsafeBytes { send(descriptor, $0) }
    if count > 0 { input = input.dropFirst(count) }
    let isBlocked = count < 0 && (errno == EAGAIN || errno == EINTR)
    if input.isEmpty || (count <= 0 && !isBlocked) { process.closeInput() }
  }

  /// - Returns: whether there may be more.
  private static func read(
    _ descriptor: Int32, into data: inout Data, _ buffer: inout [UInt8]
  ) -> Bool {
    let count = receive(descriptor, &buffer)
    if count > 0, data.count < mostBytes { data.append(contentsOf: buffer[..<count]) }
    return count > 0 || (count < 0 && errno == EINTR)
  }

  mutating func cancel() {
    isCancelled = true
    process.kill()
  }

  // MARK: Answer

  /// Waits for the end of the process, and returns the result of the tool.
  mutating func finish() -> JSONValue {
    let code = process.end()
    defer { if let folder { try? FileManager.default.removeItem(atPath: folder) } }
    let notes = String(decoding: errors, as: UTF8.self)
    if let folder, code == 0,
      let picture = FileManager.default.contents(atPath: Self.picture(in: folder))
    {
      return MCPAnswer.picture(picture, notes: notes)
    }
    let output = folder == nil ? String(decoding: output, as: UTF8.self) : ""
    return MCPAnswer.text(
      output: output, notes: code > 2 ? "\(notes)the command ended with the code \(code)" : notes,
      code: code, page: page, verification: tool.verification)
  }

  private static func picture(in folder: String) -> String { "\(folder)/screen.png" }

  private static func makeFolder() throws(Failure) -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "plumb-\(UUID().uuidString)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(in: folder.path, "cannot be made")
    }
    return folder.path
  }
}

/// Calls of system functions that methods of the same names hide inside the type.
private func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
private func receive(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}

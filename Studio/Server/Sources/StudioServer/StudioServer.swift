// SPDX-License-Identifier: MIT

import FlyingFox
import FlyingSocks
public import Foundation

/// Serves Plumb Studio to a browser on this computer.
public struct StudioServer: Sendable {
  /// The page, split where the files are inserted.
  private let page: (before: Data, after: Data)
  let files: ServedFiles
  private let token = RequestGuard.makeToken()
  /// The longest body of a request, in bytes.
  private static let bodyLimit = 64 << 20
  /// The longest time until a request for changes is answered. Browsers and the library allow more.
  private let waitingTime: Duration

  /// - Parameter page: the page of `Scripts/build-studio`.
  /// - Returns: nil if it is another page.
  public init?(page: Data, files: ServedFiles, waitingTime: Duration = .seconds(8)) {
    let mark = Data("<script type=\"application/json\" id=\"files\">".utf8)
    guard let place = page.range(of: mark + Data("[]".utf8)) else { return nil }
    self.page = (page[..<(place.lowerBound + mark.count)], page[place.upperBound...])
    self.files = files
    self.waitingTime = waitingTime
  }

  /// Answers requests until the task is cancelled.
  ///
  /// - Parameter started: receives the address of the page.
  public func run(_ started: @Sendable @escaping (_ address: String) -> Void) async throws {
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      try await server.waitUntilListening()
      guard case .ip4(_, let port) = await server.listeningAddress else {
        throw CocoaError(.fileReadUnknown)
      }
      let watch = RequestGuard(token: token, port: port)
      await server.appendRoute("*") { request in await answer(request, watch) }
      started("http://127.0.0.1:\(port)/\(token)/")
      try await group.waitForAll()
    }
  }

  private func answer(_ request: HTTPRequest, _ watch: RequestGuard) async -> HTTPResponse {
    switch watch.action(for: request) {
    case .failure(let refusal): return response(refusal.status, "text/plain", Data())
    case .success(.page): return response(.ok, "text/html; charset=utf-8", await document)
    case .success(.changes):
      guard let question = await body(request, as: Question.self) else {
        return response(.badRequest, "text/plain", Data())
      }
      return await changes(question)
    case .success(.save):
      guard let edit = await body(request, as: Edit.self) else {
        return response(.badRequest, "text/plain", Data())
      }
      return await save(edit)
    }
  }

  /// The page with the files.
  private var document: Data {
    get async {
      var result = page.before
      // `<` could end the element. In JSON it occurs only in strings.
      for byte in json(await files.contents) {
        if byte == UInt8(ascii: "<") {
          result.append(contentsOf: "\\u003c".utf8)
        } else {
          result.append(byte)
        }
      }
      return result + page.after
    }
  }

  private struct Question: Decodable { var revisions: [Int] }

  /// Waits for changes of files.
  private func changes(_ question: Question) async -> HTTPResponse {
    let end = ContinuousClock.now + waitingTime
    while true {
      let changed = await files.changes(since: question.revisions)
      if !changed.isEmpty || ContinuousClock.now > end {
        return response(.ok, "application/json", json(changed))
      }
      guard (try? await Task.sleep(for: .milliseconds(200))) != nil else {
        return response(.ok, "application/json", json(changed))
      }
    }
  }

  private struct Edit: Decodable {
    var file: Int
    var revision: Int
    var text: String
  }

  private struct Saved: Encodable {
    var revision: Int?
    var message: String?
  }

  private func save(_ edit: Edit) async -> HTTPResponse {
    guard let name = await files.name(edit.file) else {
      return response(.badRequest, "text/plain", Data())
    }
    do throws(SaveRefused) {
      let revision = try await files.save(edit.text, to: edit.file, revision: edit.revision)
      return response(.ok, "application/json", json(Saved(revision: revision)))
    } catch {
      return response(
        .conflict, "application/json", json(Saved(message: error.message(for: name))))
    }
  }

  /// The body of a request. Nil if it is too long or something else.
  private func body<Value: Decodable>(_ request: HTTPRequest, as: Value.Type) async -> Value? {
    guard request.headers[.contentType] == "application/json" else { return nil }
    var data = Data()
    do {
      for try await part in request.bodySequence {
        data.append(part)
        guard data.count <= Self.bodyLimit else { return nil }
      }
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      return nil
    }
  }

  private func json(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)) ?? Data()
  }

  private func response(_ status: HTTPStatusCode, _ type: String, _ body: Data) -> HTTPResponse {
    var headers = HTTPHeaders()
    headers[.contentType] = type
    // The token must not leave the page, and no other page may show or read it.
    for (name, value) in [
      ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"),
      ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
    ] {
      headers[HTTPHeader(name)] = value
    }
    return HTTPResponse(statusCode: status, headers: headers, body: body)
  }
}

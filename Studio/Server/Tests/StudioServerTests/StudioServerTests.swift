// SPDX-License-Identifier: MIT

import FlyingFox
import Foundation
import Testing

@testable import StudioServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The answers and the refusals of the server.
struct StudioServerTests {
  private static let page = Data(
    "<html><script type=\"application/json\" id=\"files\">[]</script></html>".utf8)

  /// A folder with the served file A.xib and a file that is not served.
  private struct Place: ~Copyable {
    let folder: String
    var path: String { folder + "/A.xib" }
    var secret: String { folder + "/secret.xib" }

    init(_ text: String = "<a b=\"1\"/>\n") throws {
      folder = FileManager.default.temporaryDirectory.path + "/plumb-studio-\(UUID().uuidString)"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      try "secret".write(toFile: secret, atomically: false, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var text: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }
  }

  private struct Answer {
    var status: Int
    var text: String
  }

  /// Asks a running server. The sixth part of the address is the token.
  private func ask(
    _ address: String, _ path: String = "", _ method: String = "GET",
    headers: [String: String] = [:], body: String? = nil
  ) async throws -> Answer {
    // The address as it is: `URL` would resolve "..".
    var request = URLRequest(url: try #require(URL(string: address + path)))
    request.httpMethod = method
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    request.httpBody = body.map { Data($0.utf8) }
    let (data, response) = try await URLSession.shared.data(for: request)
    return Answer(
      status: try #require(response as? HTTPURLResponse).statusCode,
      text: String(decoding: data, as: UTF8.self))
  }

  /// Runs a server while `body` runs.
  private func serve(
    _ path: String, _ body: @escaping @Sendable (String) async throws -> Void
  ) async throws {
    let files = ServedFiles()
    #expect(await files.add(path, name: "A.xib"))
    let server = try #require(
      StudioServer(page: Self.page, files: files, waitingTime: .milliseconds(300)))
    let (addresses, entry) = AsyncStream<String>.makeStream()
    let task = Task { try await server.run { entry.yield($0) } }
    defer { task.cancel() }
    for await address in addresses {
      try await body(address)
      break
    }
  }

  private func post(
    _ address: String, _ name: String, _ body: String, headers: [String: String] = [:]
  ) async throws -> Answer {
    let origin = address.split(separator: "/").prefix(2).joined(separator: "//")
    return try await ask(
      address, name, "POST",
      headers: ["Origin": origin, "Content-Type": "application/json"].merging(headers) { $1 },
      body: body)
  }

  @Test func thePageHasTheTextsOfTheFiles() async throws {
    let place = try Place()
    try await serve(place.path) { address in
      let answer = try await ask(address)
      #expect(answer.status == 200)
      #expect(
        answer.text.contains(
          "[{\"file\":0,\"name\":\"A.xib\",\"revision\":0,\"text\":\"\\u003ca b=\\\"1\\\"\\/>\\n\"}]"
        ))
    }
  }

  @Test func aChangeOnDiskReachesThePage() async throws {
    let place = try Place()
    let path = place.path
    try await serve(path) { address in
      #expect(try await post(address, "changes", "{\"revisions\":[0]}").text == "[]")
      try "<a b=\"2\"/>".write(toFile: path, atomically: true, encoding: .utf8)
      let changed = try await post(address, "changes", "{\"revisions\":[0]}")
      #expect(changed.text.contains("b=\\\"2\\\""))
      #expect(changed.text.contains("\"revision\":1"))
      #expect(try await post(address, "changes", "{\"revisions\":[1]}").text == "[]")
    }
  }

  @Test func anEditIsWrittenUnlessTheFileHasChanged() async throws {
    let place = try Place()
    let path = place.path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try await serve(path) { address in
      let edit = "{\"file\":0,\"revision\":0,\"text\":\"<a b=\\\"7\\\"/>\\n\"}"
      #expect(try await post(address, "save", edit).text == "{\"revision\":1}")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "<a b=\"7\"/>\n")
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      // The page has not seen its own revision: refused.
      #expect(try await post(address, "save", edit).status == 409)
      // The editor has written in the meantime: refused, whatever the time of the change.
      try "<a b=\"9\"/>\n".write(toFile: path, atomically: false, encoding: .utf8)
      let refused = try await post(
        address, "save", "{\"file\":0,\"revision\":1,\"text\":\"<a/>\"}")
      #expect(refused.status == 409)
      #expect(refused.text.contains("A.xib has changed on disk. Nothing was written."))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "<a b=\"9\"/>\n")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder).count == 2)
  }

  @Test func aFileThatWasReplacedByALinkIsNeitherReadNorWritten() async throws {
    let place = try Place()
    let (path, secret) = (place.path, place.secret)
    try await serve(path) { address in
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: secret)
      #expect(try await post(address, "changes", "{\"revisions\":[0]}").text == "[]")
      #expect(!(try await ask(address).text.contains("secret")))
      let refused = try await post(
        address, "save", "{\"file\":0,\"revision\":0,\"text\":\"<a/>\"}")
      #expect(refused.status == 409)
      #expect(try String(contentsOfFile: secret, encoding: .utf8) == "secret")
    }
  }

  @Test(arguments: [
    "../secret.xib", "secret.xib", "%2e%2e/secret.xib", "..%2fsecret.xib", "A.xib", "?a=1",
    "/etc/passwd", "changes", "save", "%00",
  ])
  func nothingElseIsServed(path: String) async throws {
    let place = try Place()
    try await serve(place.path) { address in
      let answer = try await ask(address, path)
      #expect(answer.status == 404)
      #expect(answer.text.isEmpty)
    }
  }

  @Test func otherTokensHostsAndOriginsAreRefused() async throws {
    let place = try Place()
    try await serve(place.path) { address in
      let parts = address.split(separator: "/")
      let root = "http://\(parts[1])/"
      #expect(try await ask(root).status == 404)
      let other = String(parts[2].reversed())
      #expect(try await ask(root, "\(other)/").status == 404)
      #expect(try await ask(root, "\(parts[2])").status == 404)
      for headers in [
        ["Host": "evil.example"], ["Host": "evil.example:80"], ["Origin": "http://evil.example"],
        ["Origin": "null"], ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
      ] {
        #expect(try await ask(address, headers: headers).status == 403, "\(headers)")
        #expect(
          try await post(address, "changes", "{\"revisions\":[9]}", headers: headers).status == 403,
          "\(headers)")
      }
      // Without an origin it is not the page that asks.
      let answer = try await ask(
        address, "changes", "POST", headers: ["Content-Type": "application/json"],
        body: "{\"revisions\":[0]}")
      #expect(answer.status == 404)
    }
  }

  @Test func bodiesThatAreSomethingElseAreRefused() async throws {
    let place = try Place()
    let path = place.path
    try await serve(path) { address in
      for body in [
        "", "{", "[]", "{\"file\":0}", "{\"file\":7,\"revision\":0,\"text\":\"\"}",
        "{\"file\":-1,\"revision\":0,\"text\":\"\"}",
        "{\"file\":99999999999999999999,\"revision\":0,\"text\":\"\"}",
      ] {
        #expect(try await post(address, "save", body).status == 400, "\(body)")
      }
      let form = try await post(
        address, "save", "{\"file\":0,\"revision\":0,\"text\":\"\"}",
        headers: ["Content-Type": "text/plain"])
      #expect(form.status == 400)
      #expect(try await post(address, "changes", "{\"revisions\":[0,1,2,3]}").text == "[]")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "<a b=\"1\"/>\n")
    }
  }

  @Test func onlyThePageOfStudioIsServed() {
    #expect(StudioServer(page: Data("<html>".utf8), files: ServedFiles()) == nil)
  }

  @Test func foldersAndPipesAreNoFiles() async throws {
    let place = try Place()
    let files = ServedFiles()
    #expect(!(await files.add(place.folder, name: "folder")))
    #expect(!(await files.add(place.folder + "/none", name: "none")))
    #expect(!(await files.add("/dev/zero", name: "zero")))
  }
}

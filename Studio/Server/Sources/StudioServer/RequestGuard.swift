// SPDX-License-Identifier: MIT

import FlyingFox

/// Decides which requests are answered. Only the page that the server itself sent may ask.
struct RequestGuard: Sendable {
  let token: String
  let port: UInt16

  enum Action: Equatable { case page, changes, save }

  /// The addresses under which a browser reaches the server. Another name in `Host` belongs to a
  /// page that has directed its own name to this computer.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// The action for a request, or the status with which it is refused.
  func action(for request: HTTPRequest) -> Result<Action, Refusal> {
    guard let host = request.headers[.host], hosts.contains(host.lowercased()) else {
      return .failure(Refusal(.forbidden))
    }
    let origin = request.headers[HTTPHeader("Origin")]
    guard origin == nil || origin == "http://\(host.lowercased())" else {
      return .failure(Refusal(.forbidden))
    }
    // Browsers send the origin of a request. It is "none" if the user has opened the address.
    let site = request.headers[HTTPHeader("Sec-Fetch-Site")] ?? "none"
    guard site == "same-origin" || site == "none" else { return .failure(Refusal(.forbidden)) }
    let query = request.target.query()
    switch (request.method, request.target.path()) {
    case (.GET, "/\(token)/") where query.isEmpty: return .success(.page)
    case (.POST, "/\(token)/changes") where query.isEmpty && origin != nil:
      return .success(.changes)
    case (.POST, "/\(token)/save") where query.isEmpty && origin != nil: return .success(.save)
    default: return .failure(Refusal(.notFound))
    }
  }

  struct Refusal: Error {
    var status: HTTPStatusCode
    init(_ status: HTTPStatusCode) { self.status = status }
  }

  /// A new token with 128 random bits.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

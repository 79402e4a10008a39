// SPDX-License-Identifier: MIT

import Diagnostics

/// Documents that are being looked at and edited, and the answers to requests about them.
///
/// Requests and answers are JSON; `docs/studio-protocol.md` lists them. The same requests in the
/// same order give the same bytes in every process and on every platform.
public struct StudioSession: ~Copyable {
  var documents: [Int: StudioDocument] = [:]
  var lastDocument = 0
  /// The last number of a list of views.
  var lastVersion = 0

  public init() {}

  /// Answers one request, an object with the name of the request in `do`.
  ///
  /// - Returns: `{"answer": …}`, or `{"error": …}` if the request has no answer.
  public mutating func answer(_ request: [UInt8]) -> [UInt8] {
    do throws(StudioError) {
      return try answer(StudioRequest(parsing: request)).bytes
    } catch {
      return Array(JSONValue.object(["error": error.json]).line.utf8)
    }
  }

  private mutating func answer(_ request: StudioRequest) throws(StudioError) -> StudioAnswer {
    switch try request.name {
    case "open": try open(request)
    case "close": try close(request)
    case "layout": try layout(request)
    case "why": try why(request)
    case "edit": try edit(request)
    case "undo": try undo(request)
    case "redo": try redo(request)
    case "history": try history(request)
    case "saved": try saved(request)
    case "patch": try patch(request)
    case "range": try range(request)
    // The page does not ask for findings, and the module is smaller without all rules.
    #if !hasFeature(Embedded)
      case "check": try check(request)
    #endif
    case "compare": try compare(request)
    case "explain": try explain(request)
    case "format": try format(request)
    case "faults": try faults(request)
    case "overlays": try overlays(request)
    case "devices": devices()
    default: throw StudioError("unknown request '\(try request.name)'")
    }
  }
}

extension StudioSession {
  func document(_ request: StudioRequest) throws(StudioError) -> (id: Int, StudioDocument) {
    let id = Int(try request.number("document", in: 0...1e9))
    guard let document = documents[id] else { throw StudioError("no document \(id)") }
    return (id, document)
  }
}

// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation
import InterfaceBuilder

/// Plumb Studio inside another page: the files that it can open there, and the buttons that open
/// them. Without a page of Studio there are no files and no buttons.
struct LiveFiles {
  private let studio: StudioPage?
  private var files: [JSONValue] = []
  private var numbers: [String: Int] = [:]

  init(_ studio: StudioPage? = nil) { self.studio = studio }

  /// Whether the page contains Studio.
  var isEmpty: Bool { files.isEmpty }

  func number(of key: String) -> Int? { numbers[key] }

  /// Adds a file, unless it is known or cannot be read again, as standard input.
  mutating func add(_ source: VersionSource, as key: String) {
    guard studio != nil, source != .file(.standardInput), let bytes = try? source.bytes() else {
      return
    }
    add(String(decoding: bytes, as: UTF8.self), named: source.name, as: key)
  }

  mutating func add(_ file: InputFile) { add(.file(file), as: file.name) }

  /// - Parameter places: the names of the places of a log's conflicts.
  mutating func add(
    _ text: String, named name: String, as key: String, places: [String]? = nil
  ) {
    guard studio != nil, numbers[key] == nil else { return }
    numbers[key] = files.count
    files.append(
      .object([
        "name": .string(name), "text": .string(text),
        "places": places.map { .array($0.map(JSONValue.string)) },
      ]))
  }

  /// A button that opens a file in Studio; empty if the page does not contain the file.
  ///
  /// - Parameters:
  ///   - name: the name of the place, for screen readers.
  ///   - label: the visible words, with which the accessible name begins.
  func button(
    _ key: String, _ place: LivePlace, _ name: String, label: String = "Open live"
  ) -> String {
    guard let number = numbers[key] else { return "" }
    return "<button type=\"button\" class=\"live\" data-live=\""
      + "\(Page.escaped(place.json(file: number).line))\" "
      + "aria-label=\"\(label): \(Page.escaped(name))\">\(label)</button>\n"
  }

  /// The files and Studio itself, as data for `live.js`; empty if no file can be opened.
  var data: String {
    guard let studio, !isEmpty else { return "" }
    return [("live-files", JSONValue.array(files)), ("live-studio", .string(studio.text))]
      .map { id, value in
        "<script type=\"application/json\" id=\"\(id)\">\(Page.scriptData(value.line))</script>\n"
      }.joined()
  }

  /// The content security policy of a page with one script. Studio's frame inherits it, so it
  /// permits Studio's script and module too. The browser loads no other resource.
  func policy(script: String) -> String {
    let hashes = ["sha256-\(SHA256.base64(of: Array(script.utf8)))"] + (studio?.hashes ?? [])
    return "default-src 'none'; script-src \(hashes.map { "'\($0)'" }.joined(separator: " ")) "
      + "'wasm-unsafe-eval' blob:; worker-src blob:; style-src 'unsafe-inline'; "
      + "img-src data: blob:; form-action 'none'; base-uri 'none'"
  }
}

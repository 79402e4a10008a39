// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A self-contained HTML page to read, in the design of all pages. It loads nothing, and has no script unless it contains
/// Plumb Studio.
struct Page {
  var title: String
  /// The sections, as HTML.
  var content: String
  /// The files that Plumb Studio opens in the page.
  var live = LiveFiles()

  func html() -> String {
    let title = Self.escaped(title)
    let script = Self.script([PackageResources.elements_js, PackageResources.live_js])
    let policy =
      live.isEmpty
      ? "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
      : live.policy(script: script)
    let studio = live.isEmpty ? "" : live.data + "<script>\(script)</script>\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(title)</title>
      <style>
      \(String(decoding: PackageResources.page_css, as: UTF8.self))</style>
      </head>
      <body class="report">
      <a class="skip" href="#main">Skip to the content</a>
      <header><h1>\(title)</h1></header>
      <main id="main" tabindex="-1">
      \(content)</main>
      \(studio)</body>
      </html>

      """
  }

  /// Modules as one script, in which every name is visible.
  static func script(_ modules: [[UInt8]]) -> String {
    let text = modules.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    return "\n\"use strict\";\n\(text.replacing("\nexport ", with: "\n"))\n"
  }

  /// JSON as the content of a script element. `<` could end the element, and occurs only in strings.
  static func scriptData(_ json: String) -> String { json.replacing("<", with: "\\u003c") }

  /// A text of a file with its control characters made visible, escaped for content and for
  /// attributes in double quotes.
  static func escaped(_ text: String) -> String {
    // Escaping works on scalars: for a browser a combining mark does not change the character
    // before it.
    VisibleText.of(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A self-contained HTML page to read, in the design of all pages. It has no script, and loads nothing.
struct Page {
  var title: String
  /// The sections, as HTML.
  var content: String

  func html() -> String {
    let title = Self.escaped(title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(String(decoding: PackageResources.page_css, as: UTF8.self))</style>
      </head>
      <body class="report">
      <a class="skip" href="#main">Skip to the content</a>
      <header><h1>\(title)</h1></header>
      <main id="main" tabindex="-1">
      \(content)</main>
      </body>
      </html>

      """
  }

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

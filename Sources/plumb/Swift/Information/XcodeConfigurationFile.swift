// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A file of build settings (`.xcconfig`) with the files that it includes.
struct XcodeConfigurationFile {
  private(set) var settings: [String: PropertyList] = [:]

  /// A file that cannot be read has no settings.
  init(_ file: URL) {
    var open: Set<String> = []
    read(file, &open)
  }

  /// - Parameter open: the files that include this one. A file may include itself.
  private mutating func read(_ file: URL, _ open: inout Set<String>) {
    guard open.insert(file.path).inserted,
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return }
    defer { open.remove(file.path) }
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if let include = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
        let name = String(include.output.1)
        let folder = file.deletingLastPathComponent()
        read((name.hasPrefix("/") ? URL(filePath: name) : folder.appending(path: name)), &open)
      } else if let setting = code.wholeMatch(of: /\s*([A-Za-z_]\w*)\s*=\s*(.*?)\s*;?\s*/) {
        let name = String(setting.output.1)
        let former = settings[name]?.text ?? "$(inherited)"
        settings[name] = .text(
          String(setting.output.2).replacing("$(inherited)", with: former))
      }
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import StudioServer

/// `plumb-studio [--no-open] PAGE [NAME PATH]…`: serves files in Plumb Studio. `plumb studio` starts it.
@main
struct PlumbStudio {
  static func main() async {
    // A browser that closes a connection must not end the server.
    signal(SIGPIPE, SIG_IGN)
    var words = Array(CommandLine.arguments.dropFirst())
    let opens = words.first != "--no-open"
    if !opens { words.removeFirst() }
    guard words.count % 2 == 1 else {
      fail("'plumb studio' starts this program; see 'plumb help studio'", code: 64)
    }
    let page = words.removeFirst()
    let files = ServedFiles()
    for index in stride(from: 0, to: words.count, by: 2) {
      guard await files.add(words[index + 1], name: words[index]) else {
        fail("cannot read \(words[index + 1])")
      }
    }
    guard let data = FileManager.default.contents(atPath: page),
      let server = StudioServer(page: data, files: files)
    else { fail("\(page) is not a page of Plumb Studio") }
    do {
      try await server.run { address in
        print("Plumb Studio → \(address)\nIt runs until you press Control C.")
        fflush(nil)
        if opens { open(address) }
      }
    } catch {
      fail("the server ended: \(error.localizedDescription)")
    }
  }

  private static func open(_ address: String) {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program, address]
    do {
      try process.run()
    } catch {
      FileHandle.standardError.write(
        Data("note: the browser cannot be opened with '\(program)'; open the address\n".utf8))
    }
  }

  private static func fail(_ message: String, code: Int32 = 1) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(code)
  }
}

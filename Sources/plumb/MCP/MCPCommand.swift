// SPDX-License-Identifier: MIT

import ArgumentParser

/// `plumb mcp`: a server for coding agents.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves the other commands to coding agents, over the Model Context Protocol.",
    discussion: """
      Reads requests from standard input and writes answers to standard output, a JSON text on each \
      line. The tools are \(MCPTool.all.map(\.name).joined(separator: ", ")). The resources are pages \
      about the rules of 'plumb check' and the messages that 'plumb explain' knows. Tools only read, \
      and only files below the given folders. The server ends when standard input ends.

      Configuration of a client:
        { "mcpServers": { "plumb": { "command": "plumb", "args": ["mcp", "/path/to/App"] } } }

      EXAMPLES
        plumb mcp
        plumb mcp App Packages
      """)

  @Argument(help: "The folders that tools may read; the current folder by default.")
  var folders: [String] = ["."]

  func run() throws {
    var server = MCPServer(try MCPFolders(folders))
    server.run()
  }
}

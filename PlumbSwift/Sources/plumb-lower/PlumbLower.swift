// SPDX-License-Identifier: MIT

import Foundation

/// The tool that `plumb swift` runs. It lowers the sources of a package into copies, or prints
/// lowered files.
///
///     plumb-lower prepare --swift PATH --package-path PATH --scratch-path PATH --configuration C --into FOLDER [--previews yes] -- OPTION...
///     plumb-lower print --swift PATH [--package-path PATH] FILE
@main
enum PlumbLower {
  static func main() {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      switch arguments.action {
      case "prepare": try Preparation(arguments).run()
      default: try Printing(arguments).run()
      }
    } catch let fault as Fault {
      if !fault.message.isEmpty {
        FileHandle.standardError.write(Data("error: \(fault.message)\n".utf8))
      }
      exit(2)
    } catch {
      FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
      exit(2)
    }
  }
}

/// An error with the message to print. The message is empty if another program has printed it.
struct Fault: Error {
  var message: String
}

/// The parsed command line.
struct Arguments {
  var action: String
  var options: [String: String] = [:]
  var files: [String] = []
  /// Options for `swift package`.
  var resolution: [String] = []

  init(_ words: [String]) throws(Fault) {
    guard let action = words.first, ["prepare", "print"].contains(action) else {
      throw Fault(message: "usage: plumb-lower prepare|print …; 'plumb swift' runs this tool")
    }
    self.action = action
    var words = words.dropFirst()
    while let word = words.popFirst() {
      if word == "--" {
        resolution = Array(words)
        return
      }
      if word.hasPrefix("--") {
        options[word] = words.popFirst()
      } else {
        files.append(word)
      }
    }
  }

  func value(_ name: String) throws(Fault) -> String {
    guard let value = options[name] else { throw Fault(message: "\(name) is missing") }
    return value
  }
}

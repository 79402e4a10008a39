// SPDX-License-Identifier: MIT

import EssentialFoundation

/// Programs that commands cannot do without.
extension Subprocess {
  /// Runs a program with this process's streams; `output` takes another place for its output.
  static func code(
    of program: String, _ arguments: [String], output: Int32 = STDOUT_FILENO
  ) throws(Failure) -> Int32 {
    do {
      return try Subprocess(program, arguments).run(output: output)
    } catch {
      throw Failure("\(program) cannot be run: \(error.reason)")
    }
  }

  /// Runs a program and returns what it wrote on its output.
  static func output(of program: String, _ arguments: [String]) throws(Failure) -> String {
    let result: Result
    do {
      result = try Subprocess(program, arguments).captured()
    } catch {
      throw Failure("\(program) cannot be run: \(error.reason)")
    }
    guard result.code == 0 else { throw Failure("\(program) fails") }
    return String(decoding: result.output, as: UTF8.self)
  }
}

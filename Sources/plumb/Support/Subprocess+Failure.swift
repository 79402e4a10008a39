// SPDX-License-Identifier: MIT

import EssentialFoundation

/// Runs programs that commands depend on.
extension Subprocess {
  /// Runs a program with the streams of this process and returns its exit code.
  ///
  /// - Parameter output: a file descriptor for the program's output.
  static func code(
    of program: String, _ arguments: [String], output: Int32 = STDOUT_FILENO
  ) throws(Failure) -> Int32 {
    do {
      return try Subprocess(program, arguments).run(output: output)
    } catch {
      throw Failure("\(program) cannot be run: \(error.reason)")
    }
  }

  /// Runs a program and returns its output.
  static func output(of program: String, _ arguments: [String]) throws(Failure) -> String {
    let result: Result
    do {
      result = try Subprocess(program, arguments).captured()
    } catch {
      throw Failure("\(program) cannot be run: \(error.reason)")
    }
    guard result.code == 0 else { throw Failure("\(program) failed") }
    return String(decoding: result.output, as: UTF8.self)
  }
}

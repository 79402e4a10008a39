// SPDX-License-Identifier: MIT

import ArgumentParser

/// Reports drawn files: messages on standard error, pictures on standard output.
struct RenderingOutput {
  let format: RenderCommand.Format
  /// Whether everything so far could be drawn.
  private(set) var isComplete = true
  private var files: [RenderedFile] = []

  init(format: RenderCommand.Format) { self.format = format }

  mutating func add(_ file: RenderedFile) {
    isComplete = isComplete && !file.hasFailed
    for message in file.messages { StandardError.write(message) }
    switch format {
    case .text: file.lines.forEach(StandardOutput.write)
    case .jsonl: StandardOutput.write(bytes: Array((file.line + "\n").utf8))
    case .json: files.append(file)
    }
  }

  /// Prints the part of the output that covers all files.
  ///
  /// - Throws: the exit code if something could not be drawn.
  func finish() throws(ExitCode) {
    if format == .json { StandardOutput.write(bytes: Array(RenderedFile.manifest(files).utf8)) }
    if !isComplete { throw ExitCode(2) }
  }
}

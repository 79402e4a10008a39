// SPDX-License-Identifier: MIT

import ArgumentParser

/// Says what was drawn: messages on standard error, pictures on standard output.
struct RenderingOutput {
  let format: RenderCommand.Format
  /// Whether everything could be drawn so far.
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

  /// Prints what is of all files.
  ///
  /// - Throws: the exit code where something could not be drawn.
  func finish() throws(ExitCode) {
    if format == .json { StandardOutput.write(bytes: Array(RenderedFile.manifest(files).utf8)) }
    if !isComplete { throw ExitCode(2) }
  }
}

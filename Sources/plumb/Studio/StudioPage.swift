// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation
import InterfaceBuilder
import InterfaceBuilderFiles

/// The page of Plumb Studio, built by `Scripts/build-studio`.
enum StudioPage {
  /// The element that contains the files that the page opens.
  private static let mark = Array("<script type=\"application/json\" id=\"files\">[]".utf8)

  /// The page with files inside.
  ///
  /// - Parameter path: the page; nil for the one beside the program.
  static func bytes(
    _ path: String?, containing files: JSONValue
  ) throws(Failure) -> [UInt8] {
    let path = if let path { path } else { try defaultPath() }
    let page: [UInt8]
    do throws(IBFileError) {
      page = try IBFile.bytes(path: path)
    } catch {
      throw Failure(in: path, error.message)
    }
    guard let place = page.firstRange(of: mark) else {
      throw Failure(in: path, "is not a page of Plumb Studio; 'Scripts/build-studio' builds one")
    }
    // `<` could end the element. In JSON it occurs only in strings.
    let json = files.line.utf8.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
    return page[..<place.upperBound].dropLast(2) + json + page[place.upperBound...]
  }

  private static func defaultPath() throws(Failure) -> String {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let path = program.deletingLastPathComponent().appendingPathComponent("studio.html").path
    guard FileKind(at: path) == .file else {
      throw Failure(
        "there is no page of Plumb Studio at \(path); 'Scripts/build-studio FOLDER' builds it, and "
          + "--page FOLDER/studio.html names it")
    }
    return path
  }

  static func open(_ path: String) throws(Failure) {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    do throws(Subprocess.NotRun) {
      _ = try Subprocess(program, [path]).captured()
    } catch {
      throw Failure("the browser cannot be opened with '\(program)': \(error.reason)")
    }
  }
}

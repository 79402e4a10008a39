// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation
import InterfaceBuilder
import InterfaceBuilderFiles

/// The page of Plumb Studio, built by `Scripts/build-studio`.
struct StudioPage {
  let path: String
  private let content: [UInt8]
  /// The place of the files that the page opens.
  private let place: Range<Int>

  private static let mark = Array("<script type=\"application/json\" id=\"files\">[]".utf8)

  /// - Parameter path: the page; nil for the one beside the program.
  init(_ path: String?) throws(Failure) {
    guard let path = path ?? Self.installedPath else {
      throw Failure(
        "there is no page of Plumb Studio at \(Self.defaultPath); 'Scripts/build-studio FOLDER' "
          + "builds it, and --page FOLDER/studio.html names it")
    }
    do throws(IBFileError) {
      content = try IBFile.bytes(path: path)
    } catch {
      throw Failure(in: path, error.message)
    }
    guard let mark = content.firstRange(of: Self.mark) else {
      throw Failure(in: path, "is not a page of Plumb Studio; 'Scripts/build-studio' builds one")
    }
    place = mark.upperBound - 2..<mark.upperBound
    self.path = path
  }

  /// The page with files inside.
  func bytes(containing files: JSONValue) -> [UInt8] {
    content[..<place.lowerBound] + Array(Page.scriptData(files.line).utf8)
      + content[place.upperBound...]
  }

  var text: String { String(decoding: content, as: UTF8.self) }

  /// The hashes of scripts that the page's own policy permits.
  var hashes: [String] {
    text.prefix(4096).split(separator: "'").filter { $0.hasPrefix("sha256-") }.map(String.init)
  }

  /// The server's program, beside this program or beside the page. Nil if it is not there.
  var server: String? {
    let folders = [Self.programFolder, URL(fileURLWithPath: path).deletingLastPathComponent()]
    return folders.map { $0.appendingPathComponent("plumb-studio").path }
      .first { FileKind(at: $0) == .file }
  }

  private static var programFolder: URL {
    URL(fileURLWithPath: Subprocess.ownProgram).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  private static var defaultPath: String {
    programFolder.appendingPathComponent("studio.html").path
  }

  /// The path of the page beside the program; nil if it is not there.
  static var installedPath: String? {
    FileKind(at: defaultPath) == .file ? defaultPath : nil
  }

  static func open(_ path: String) throws(Failure) {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    do throws(Subprocess.StartFailure) {
      _ = try Subprocess(program, [path]).captured()
    } catch {
      throw Failure("the browser cannot be opened with '\(program)': \(error.reason)")
    }
  }
}

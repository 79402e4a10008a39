// SPDX-License-Identifier: MIT

import Foundation

/// The previews of a package. The sources that `plumb swift preview` compiles add them.
@preconcurrency @MainActor
public enum _Previews {
  /// A view or a controller to draw.
  enum Content {
    case view(UIView)
    case controller(UIViewController)
  }

  struct Preview {
    var name: String?
    var trait: _PreviewTrait
    var file: String
    var line: Int
    var content: @MainActor () -> Content
  }

  static var all: [Preview] = []
  private static var place = (file: "", line: 0)

  /// Sets the place of the previews that are added next.
  public static func begin(_ file: String, _ line: Int) { place = (file, line) }

  public static func add(
    _ name: String? = nil, traits: _PreviewTrait..., body: @escaping @MainActor () -> UIView
  ) { add(name, traits) { .view(body()) } }

  public static func add(
    _ name: String? = nil, traits: _PreviewTrait...,
    body: @escaping @MainActor () -> UIViewController
  ) { add(name, traits) { .controller(body()) } }

  // The views of SwiftUI that make these are in the module SwiftUI.

  public static func add(
    _ name: String?, _ traits: [_PreviewTrait], view body: @escaping @MainActor () -> UIView
  ) { add(name, traits) { .view(body()) } }

  public static func add(
    _ name: String?, _ traits: [_PreviewTrait],
    controller body: @escaping @MainActor () -> UIViewController
  ) { add(name, traits) { .controller(body()) } }

  /// Keeps a coordinator until the preview is drawn. Views reference their delegates weakly.
  public static func keep(_ coordinator: Any) { coordinators.append(coordinator) }
  static var coordinators: [Any] = []

  private static func add(
    _ name: String?, _ traits: [_PreviewTrait], _ content: @escaping @MainActor () -> Content
  ) {
    all.append(
      Preview(
        name: name, trait: .merged(traits), file: place.file, line: place.line, content: content))
  }

  /// Draws the previews that `functions` add. The first argument is the path of a file with the job.
  public static func run(_ functions: [() -> Void]) -> Never {
    for function in functions { function() }
    do {
      guard CommandLine.arguments.count > 1 else { throw CocoaError(.fileReadUnknown) }
      try PreviewRun(job: URL(fileURLWithPath: CommandLine.arguments[1])).run()
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("the previews cannot be drawn: \(error)\n".utf8))
      exit(2)
    }
  }
}

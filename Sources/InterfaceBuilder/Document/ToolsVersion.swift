// SPDX-License-Identifier: MIT

/// The build of Interface Builder that wrote a document.
///
/// The metrics of controls, margins and safe areas on Xcode's canvas depend on the build. The
/// number increases with every release: 4514 is Xcode 5, 10117 Xcode 7.3, 14460 Xcode 10, 24506
/// Xcode 26.
public struct ToolsVersion: Hashable, Sendable {
  /// The version in the file, for example `14460.31`.
  public var text: String
  /// The integer before the first dot.
  public var build: Int

  /// The number that development builds of Interface Builder write, whatever their age.
  private static let dummyBuild = 32_700

  /// Reads `toolsVersion`. If it is missing or the number of development builds, uses the version
  /// of the iOS plug-in, which has the same numbering.
  init(toolsVersion: String?, plugInVersion: String?) {
    text = toolsVersion ?? plugInVersion ?? ""
    let tools = Self.build(of: toolsVersion)
    let plugIn = Self.build(of: plugInVersion)
    build =
      switch (tools, plugIn) {
      case (nil, nil): Self.newest
      case (nil, let plugIn?): plugIn
      case (let tools?, nil): tools >= Self.dummyBuild ? Self.newest : tools
      case (let tools?, let plugIn?): tools >= Self.dummyBuild ? plugIn : tools
      }
  }

  /// The build assumed for a file without a version: the last release before the metrics of iOS 26.
  private static let newest = 23_504

  private static func build(of text: String?) -> Int? {
    text.flatMap { Int($0.prefix { $0 != "." }) }
  }
}

extension ToolsVersion: Comparable {
  public static func < (first: Self, second: Self) -> Bool { first.build < second.build }
}

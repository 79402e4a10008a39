// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The projects of the workspaces in a folder.
enum XcodeWorkspace {
  /// The projects, in the order of the workspace. Projects of CocoaPods are omitted.
  static func projects(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcworkspace") }.sorted().flatMap { name -> [URL] in
      let file = folder.appending(path: "\(name)/contents.xcworkspacedata")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      // Groups that have another location are rare, and are not followed.
      return text.matches(of: /location\s*=\s*"(?:group|container):([^"]+\.xcodeproj)"/)
        .map { folder.appending(path: String($0.output.1)).standardizedFileURL }
        .filter {
          $0.lastPathComponent != "Pods.xcodeproj"
            && FileManager.default.fileExists(atPath: $0.path)
        }
    }
  }
}

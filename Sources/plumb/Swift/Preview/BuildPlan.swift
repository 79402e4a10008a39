// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The objects of a built package, read from SwiftPM's build plan.
///
/// The plan is the file `debug.yaml` or `release.yaml`. Each of its commands has a line
/// `outputs: ["…"]` in the syntax of JSON.
struct BuildPlan {
  /// The objects of the package and its dependencies, without tests and tools of the build.
  private(set) var objects: [String] = []
  /// The options for the libraries that manifests name, such as `-lz`. The
  /// toolset has Plumb's own.
  private(set) var libraries: [String] = []

  init(of package: PackageLocation, products: URL, without tests: [String]) throws {
    let file = package.scratch.appending(path: "\(package.configuration).yaml")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Failure(in: file.path, "SwiftPM has written no build plan")
    }
    self.init(text, products: products.path) { name in
      tests.contains(name) || name.hasSuffix("PackageTests") || name.hasSuffix("DiscoveredTests")
        || name.hasSuffix("-tool")
    }
    objects = objects.filter(FileManager.default.fileExists(atPath:))
  }

  /// - Parameter isLeftOut: whether the objects of a module are left out.
  init(_ text: String, products: String, isLeftOut: (String) -> Bool) {
    var seen: Set<String> = []
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("outputs: [") {
        for path in Self.list(line) where path.hasSuffix(".o") && path.hasPrefix(products + "/") {
          let folder = path.dropFirst(products.count + 1).prefix { $0 != "/" }
          guard folder.hasSuffix(".build"), !path.hasSuffix(".swiftmodule.o"),
            !isLeftOut(String(folder.dropLast(".build".count))), seen.insert(path).inserted
          else { continue }
          objects.append(path)
        }
      } else if line.hasPrefix("args: [") {
        for option in Self.list(line)
        where option.hasPrefix("-l") && !option.hasPrefix("-lPlumb") && seen.insert(option).inserted
        {
          libraries.append(option)
        }
      }
    }
  }

  /// The strings of a line `name: ["…", "…"]`.
  private static func list(_ line: Substring) -> [String] {
    let list = line.drop { $0 != "[" }
    return (try? JSONDecoder().decode([String].self, from: Data(list.utf8))) ?? []
  }
}

// SPDX-License-Identifier: MIT

import AppResources
import EssentialFoundation
import LayoutReports

/// The images, colours and texts of the projects that the checked files belong to.
struct ProjectResources: Sendable {
  /// The names of images and colours in the folders on the command line.
  private var images: Set<String> = []
  private var colors: Set<String> = []
  private let finder = ResourceFinder()

  /// Searches the folders in `paths`.
  init(below paths: [String]) {
    for path in paths {
      for name in VisibleFiles.names(below: path) {
        let url = URL(fileURLWithPath: name)
        let stem = url.deletingPathExtension().lastPathComponent
        switch url.pathExtension.lowercased() {
        case "imageset", "symbolset", "appiconset": images.insert(stem)
        case "colorset": colors.insert(stem)
        case "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif":
          // `icon@2x.png` is referred to as `icon` or `icon.png`.
          let plain = stem.split(separator: "@").first.map(String.init) ?? stem
          images.formUnion([plain, url.lastPathComponent, "\(plain).\(url.pathExtension)"])
        default: break
        }
      }
    }
  }

  /// The resources for checking the file at `path`.
  func resources(of path: String) -> CheckResources {
    var resources = CheckResources()
    let file = URL(fileURLWithPath: path)
    // Catalogs farther away may belong to another app.
    resources.hasCatalogs = Self.hasCatalog(around: file)
    if resources.hasCatalogs {
      resources.images = images
      // Files refer to colours in groups with the group's namespace.
      resources.colors = colors.union(finder.resources(around: file).colors.keys)
    }
    resources.strings = Self.texts(of: file)
    return resources
  }

  /// Whether there is an asset catalog beside the file or in one of the four folders above.
  private static func hasCatalog(around file: URL) -> Bool {
    var folder = file.deletingLastPathComponent().standardizedFileURL
    for _ in 0...4 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcassets") }) { return true }
      folder.deleteLastPathComponent()
    }
    return false
  }

  /// The colours and images of the app that the file belongs to.
  func app(of path: String) -> AppResources { finder.resources(around: URL(fileURLWithPath: path)) }

  /// The texts of a file by language, from the `.lproj` folders beside its own and from its string
  /// catalog.
  private static func texts(of file: URL) -> [String: LocalizedTexts] {
    let folder = file.deletingLastPathComponent()
    let container = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: container.path)) ?? []
    var languages = Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
    languages.formUnion(catalogLanguages(of: file, in: container))
    languages.subtract(["Base", "mul", String(folder.lastPathComponent.dropLast(6))])
    var found: [String: LocalizedTexts] = [:]
    for name in languages {
      guard let language = AppLanguage(name),
        let texts = try? InterfaceTexts(of: file, in: language), !texts.texts.isEmpty
      else { continue }
      found[name] = LocalizedTexts(texts.texts)
    }
    return found
  }

  private static func catalogLanguages(
    of file: URL, in container: URL
  ) -> Set<String> {
    struct Catalog: Decodable {
      struct Entry: Decodable { var localizations: [String: Ignored]? }
      struct Ignored: Decodable {}
      var sourceLanguage: String?
      var strings: [String: Entry]
    }
    let name = "\(file.deletingPathExtension().lastPathComponent).xcstrings"
    let places = [container, container.appendingPathComponent("mul.lproj")]
    var languages: Set<String> = []
    for place in places {
      guard let data = try? Data(contentsOf: place.appendingPathComponent(name)),
        let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
      else { continue }
      for entry in catalog.strings.values { languages.formUnion((entry.localizations ?? [:]).keys) }
      if let source = catalog.sourceLanguage { languages.remove(source) }
    }
    return languages
  }
}

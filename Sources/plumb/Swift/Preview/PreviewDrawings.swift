// SPDX-License-Identifier: MIT

import AutoLayout
import EssentialFoundation
import LayoutReports

/// The drawings of a package's previews, with names for files and for the page.
struct PreviewDrawings {
  struct Item {
    /// The name of the picture's file, without its extension.
    var fileName: String
    /// The source file, relative to the package, and the preview's name.
    var heading: String
    var variant: PreviewVariant
    var drawing: PreviewProcess.Drawing
  }

  /// All drawings, by preview and then by variant.
  private(set) var all: [Item] = []
  private let results: PreviewProcess
  private let variants: [PreviewVariant]
  private let root: String

  var previewCount: Int { results.drawings.count }

  init(_ results: PreviewProcess, variants: [PreviewVariant], package: PackageLocation) {
    self.results = results
    self.variants = variants
    root = package.root.path + "/"
    var counts: [String: Int] = [:]
    for (index, preview) in results.previews.enumerated() {
      let stem = URL(filePath: preview.file).deletingPathExtension().lastPathComponent
      var name = FileSlug.of(preview.name.map { "\(stem) \($0)" } ?? stem)
      counts[name.lowercased(), default: 0] += 1
      // File systems may ignore case.
      if let count = counts[name.lowercased()], count > 1 { name += "-\(count)" }
      for (number, variant) in variants.enumerated() {
        guard let drawing = results.drawings[index]?[number] else { continue }
        all.append(
          Item(
            fileName: variants.count == 1 ? name : "\(name)@\(variant.slug)",
            heading: heading(preview), variant: variant, drawing: drawing))
      }
    }
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  private func heading(_ preview: PreviewProcess.Preview) -> String {
    relative(preview.file) + (preview.name.map { ": \($0)" } ?? "")
  }

  /// The page of `plumb preview` with the previews by source file. A preview without a drawing in
  /// each variant is not on it.
  func page(title: String, switches: [GallerySwitch]) throws -> [UInt8] {
    var gallery = Gallery(title: title, switches: switches)
    var files: [String: Int] = [:]
    for (index, preview) in results.previews.enumerated() {
      guard let drawings = results.drawings[index], drawings.count == variants.count else {
        continue
      }
      let file = relative(preview.file)
      if files[file] == nil {
        files[file] = files.count
        gallery.add(file: VisibleText.of(file))
      }
      let drawn = variants.indices.compactMap { drawings[$0] }
      gallery.add(
        id: "line \(preview.line)",
        title: preview.name ?? URL(filePath: file).deletingPathExtension().lastPathComponent,
        className: drawn.first?.className ?? "", file: files[file] ?? 0,
        drawn.map { $0.forGallery(line: preview.line) })
    }
    return try GalleryPage.html(of: gallery)
  }
}

extension PreviewProcess.Drawing {
  fileprivate func forGallery(line: Int) -> GalleryJob.Drawing {
    let details = views.enumerated().map { index, view in
      let frame = view.rect
      return SceneDetails.View(
        id: "\(index)", name: view.name, className: view.className, line: line,
        depth: view.depth, frame: frame,
        frameInPicture: Rect(
          x: view.origin.first ?? 0, y: view.origin.last ?? 0, width: frame.width,
          height: frame.height),
        contentSize: ContentSize(
          width: view.content.first ?? nil, height: view.content.last ?? nil),
        isHidden: view.isHidden, constraints: view.constraints)
    }
    return GalleryJob.Drawing(
      picture: svg, size: size, screen: screen,
      details: SceneDetails(views: details, conflictCount: conflicts))
  }
}

extension PreviewProcess.View {
  var rect: Rect {
    guard frame.count == 4 else { return .zero }
    return Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }
}

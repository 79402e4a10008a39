// SPDX-License-Identifier: MIT

import AutoLayout
import EssentialFoundation
import LayoutRendering

/// Writes pictures to the target. Each file is written completely or not at all.
struct PictureWriter {
  let target: RenderTarget
  /// The number of pictures so far.
  private(set) var count = 0
  /// The paths written so far, so that no file is overwritten.
  private var written: Set<String> = []
  private var collected: [(picture: SceneDrawing.Picture, file: InputFile)] = []

  init(target: RenderTarget) { self.target = target }

  /// Writes the pictures of a file, or collects them for the single output file.
  ///
  /// - Returns: the written pictures with their paths.
  mutating func write(
    _ pictures: [SceneDrawing.Picture], of file: InputFile
  ) throws(Failure) -> [RenderedFile.Picture] {
    count += pictures.count
    guard case .folder(let folder) = target else {
      collected += pictures.map { ($0, file) }
      return []
    }
    let place = URL(fileURLWithPath: file.relativePath).deletingPathExtension().relativePath
    let stem = folder == "." ? place : "\(folder)/\(place)"
    var written: [RenderedFile.Picture] = []
    for picture in pictures {
      let path = unused(
        pictures.count == 1 ? stem : "\(stem)-\(Self.fileName(picture.scene))")
      try Self.save(SVGRenderer().render(picture.list), to: path)
      written.append(Self.description(of: picture, at: path))
    }
    return written
  }

  /// Writes the single output file, if that is the target.
  func finish() throws(Failure) -> String? {
    guard case .file(let path, let format) = target, let first = collected.first else { return nil }
    func save(_ lists: [DisplayList]) throws(Failure) {
      let title = collected.count == 1 ? first.picture.title : first.file.relativePath
      try OutputFile.write(try format.bytes(of: lists, title: title, path: path), to: path)
    }
    if collected.count == 1 {
      try save([first.picture.list])
      return Self.line(
        "\(first.file.name): \(Self.description(of: first.picture, at: path).description)", to: path
      )
    }
    if format.hasPages {
      try save(collected.map(\.picture.list))
      return Self.line("\(collected.count) pages", to: path)
    }
    let sheet = ContactSheet(
      pictures: collected.map { picture, file in
        ContactSheet.Picture(picture.list, caption: picture.title, note: file.relativePath)
      })
    try save([sheet.displayList()])
    return Self.line("\(collected.count) scenes", to: path)
  }

  /// A path that no other picture has, even if ids or file names are equal.
  private mutating func unused(_ stem: String) -> String {
    var path = "\(stem).svg"
    var number = 2
    while !written.insert(path.lowercased()).inserted {
      path = "\(stem)-\(number).svg"
      number += 1
    }
    return path
  }

  /// The message about a written file; nil if the picture is written to standard output.
  private static func line(_ text: String, to path: String) -> String? {
    path == "-" ? nil : "\(text) → \(path)"
  }

  private static func description(
    of picture: SceneDrawing.Picture, at path: String
  ) -> RenderedFile.Picture {
    RenderedFile.Picture(
      scene: picture.scene, title: picture.title, width: picture.list.size.width,
      height: picture.list.size.height, path: path)
  }

  /// A scene's id as part of a file name. In a damaged file the id may be any text.
  static func fileName(_ id: String) -> String {
    String(id.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "_" }.prefix(80))
  }

  static func save(_ text: String, to path: String) throws(Failure) {
    try OutputFile.write(text.utf8, to: path)
  }
}

// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation
import LayoutReports

/// A folder with a picture and a text file of frames for each drawing.
struct PreviewFolder {
  enum Format: String, ExpressibleByArgument, CaseIterable { case svg, png }

  /// The extension of text files. It distinguishes records from other files of the folder.
  private static let suffix = ".frames.txt"

  private let path: String
  /// The texts by file name.
  private let frames: [String: String]
  private let pictures: [String: [UInt8]]
  let hasPixels: Bool

  /// - Throws: if the folder has no recorded previews.
  static func read(_ path: String) throws(Failure) -> PreviewFolder {
    var frames: [String: String] = [:]
    var pictures: [String: [UInt8]] = [:]
    var hasPixels = false
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where name.hasSuffix(suffix) {
      let stem = String(name.dropLast(suffix.count))
      guard let text = FileManager.default.contents(atPath: "\(path)/\(name)") else { continue }
      frames[stem] = String(decoding: text, as: UTF8.self)
      for format in Format.allCases {
        guard let picture = FileManager.default.contents(atPath: "\(path)/\(stem).\(format)")
        else { continue }
        pictures[stem] = [UInt8](picture)
        hasPixels = hasPixels || format == .png
      }
    }
    guard !frames.isEmpty else {
      throw Failure(in: path, "no recorded previews; 'plumb swift preview -o \(path)' records them")
    }
    return PreviewFolder(path: path, frames: frames, pictures: pictures, hasPixels: hasPixels)
  }

  /// Writes the drawings. Files of previews that no longer exist are removed.
  static func write(_ drawings: PreviewDrawings, to path: String, _ format: Format) throws(Failure)
  {
    let former = try? read(path)
    for item in drawings.all {
      let bytes = format == .png ? item.drawing.pixels ?? [] : Array(item.drawing.svg.utf8)
      try OutputFile.write(bytes, to: "\(path)/\(item.fileName).\(format)")
      try OutputFile.write(text(of: item).utf8, to: "\(path)/\(item.fileName)\(suffix)")
    }
    let names = Set(drawings.all.map(\.fileName))
    for (name, _) in former?.frames ?? [:] where !names.contains(name) {
      for ending in [suffix] + Format.allCases.map({ ".\($0)" }) {
        try? FileManager.default.removeItem(atPath: "\(path)/\(name)\(ending)")
      }
    }
  }

  /// The heading, the variant, and a line for each view, indented below its superview.
  private static func text(of item: PreviewDrawings.Item) -> String {
    let lines = item.drawing.views.map { view in
      let indent = String(repeating: "  ", count: view.depth)
      let name = view.name == view.className ? "" : " '\(view.name)'"
      let hidden = view.isHidden ? " hidden" : ""
      return "\(indent)\(view.className)\(name) \(FramesText.text(view.rect))\(hidden)"
        .split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    return ([item.heading, item.variant.text] + lines).joined(separator: "\n") + "\n"
  }

  /// The variants that the folder contains.
  ///
  /// - Throws: if the command line gives others, or the folder's files are not records.
  func variants(unless given: PreviewVariantArguments) throws(Failure) -> [PreviewVariant] {
    guard !given.areGiven else {
      throw Failure("--expect uses the devices and settings that the folder was recorded with")
    }
    var variants: [PreviewVariant] = []
    for (name, text) in frames.sorted(by: { $0.key < $1.key }) {
      let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
      do throws(any Error) {
        guard lines.count > 1 else { throw ValidationError("it has no second line") }
        let variant = try PreviewVariant(parsing: String(lines[1]))
        if !variants.contains(variant) { variants.append(variant) }
      } catch {
        throw Failure(
          in: "\(path)/\(name)\(Self.suffix)", line: 2,
          "not a record of 'plumb swift preview': \(error)")
      }
    }
    return variants
  }

  /// Prints the differences. Returns true if there are no differences.
  func compare(_ drawings: PreviewDrawings, isFiltered: Bool) -> Bool {
    var differences: [String] = []
    var missing = Set(frames.keys)
    for item in drawings.all {
      missing.remove(item.fileName)
      guard let old = frames[item.fileName] else {
        differences.append("\(item.fileName): not recorded")
        continue
      }
      let new = Self.text(of: item)
      let lines = Self.difference(old, new)
      let picture = hasPixels ? item.drawing.pixels ?? [] : Array(item.drawing.svg.utf8)
      if !lines.isEmpty {
        differences.append("\(item.fileName): other frames")
        differences += lines.map { "  \($0)" }
      } else if pictures[item.fileName] != picture {
        differences.append("\(item.fileName): another picture, with the same frames")
      }
    }
    if !isFiltered {
      differences += missing.sorted().map { "\($0): recorded, but not drawn" }
    }
    for line in differences { StandardOutput.write(line) }
    let changed = differences.count { !$0.hasPrefix(" ") }
    let total = drawings.all.count
    StandardOutput.write(
      changed == 0
        ? "\(total) \(total == 1 ? "picture" : "pictures") as recorded in \(path)"
        : "\(changed) \(changed == 1 ? "difference" : "differences") from \(path); "
          + "'plumb swift preview -o \(path)' records the present state")
    return changed == 0
  }

  /// The removed lines with `-` and the new ones with `+`, in the order of the new text.
  private static func difference(_ old: String, _ new: String) -> [String] {
    let (old, new) = (old.split(separator: "\n"), new.split(separator: "\n"))
    var lines: [(place: Int, text: String)] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, let line, _): lines.append((2 * offset, "- \(line)"))
      case .insert(let offset, let line, _): lines.append((2 * offset + 1, "+ \(line)"))
      }
    }
    return lines.sorted { $0.place < $1.place }.map(\.text)
  }
}

// SPDX-License-Identifier: MIT

import AppResources
import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutCore
import Typography

/// The circumstances under which scenes are laid out, as options of a command.
struct CanvasArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device: an Interface Builder id (retina6_12) or a model (\"iPhone 15\").",
      discussion: "The default is the device the file was edited on.", valueName: "name"))
  var device: String?

  @Flag(help: "Hold the device in landscape.")
  var landscape = false

  @Option(
    help: ArgumentHelp(
      "The size of every scene in points, such as 507x1024: a window of any size on the device.",
      valueName: "width>x<height"))
  var size: String?

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "The text size: XS S M L XL XXL XXXL, or AX1 to AX5.", valueName: "category"))
  var textSize: String?

  @Option(
    help: ArgumentHelp(
      "The language of texts: de, pt-BR; from .strings, .xcstrings and localised files.",
      discussion: "One that is written from right to left is laid out so.", valueName: "language"))
  var locale: String?

  @Flag(help: "Use the colours of the dark appearance.")
  var dark = false

  @Flag(help: "Use the colours of increased contrast.")
  var contrast = false

  @Option(
    help: ArgumentHelp(
      "An asset catalog (.xcassets) for named colours and images; may be given several times.",
      discussion: "The default is everything in the project of each file, the nearest first.",
      valueName: "path"))
  var assets: [String] = []

  /// - Throws: for names that mean nothing, with the nearest that do.
  func options() throws(Failure) -> SceneOptions {
    var options = SceneOptions()
    if let device { options.device = try Self.device(named: device) }
    if landscape { options.orientation = .landscape }
    if let size { options.size = try CanvasSize.read(size) }
    options.direction = rtl ? .rightToLeft : try language()?.direction ?? .leftToRight
    if let textSize {
      guard let category = ContentSizeCategory(commandLineName: textSize) else {
        let names = ContentSizeCategory.allCases.map(\.commandLineName).joined(separator: " ")
        throw Failure("unknown text size '\(textSize)'; the sizes are \(names)")
      }
      options.contentSizeCategory = category
    }
    if dark { options.style = .dark }
    if contrast { options.contrast = .high }
    return options
  }

  /// - Throws: for a name that means nothing, with the nearest that do.
  static func device(named name: String) throws(Failure) -> Device {
    do throws(UnknownDevice) {
      return try Device.named(name)
    } catch {
      let names = error.suggestions.map { "'\($0)'" }.joined(separator: " or ")
      throw Failure("unknown device '\(name)'\(names.isEmpty ? "" : "; did you mean \(names)?")")
    }
  }

  /// What reads files with the resources and in the language that were named.
  func reader() throws(Failure) -> DocumentReader {
    DocumentReader(resources: try resources(), language: try language())
  }

  /// The language that was named; nil for that of the files.
  ///
  /// - Throws: for what is no language.
  private func language() throws(Failure) -> AppLanguage? {
    guard let locale else { return nil }
    guard let language = AppLanguage(locale) else {
      throw Failure("'\(locale)' is no language; write one as de, pt-BR or zh-Hans")
    }
    return language
  }

  /// What the catalogs that were named hold; nil where none was.
  ///
  /// - Throws: for a path that is no folder.
  private func resources() throws(Failure) -> AppResources? {
    var result: AppResources?
    for path in assets {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { throw Failure("\(path): no such catalog") }
      var resources = result ?? AppResources()
      resources.merge(AppResources(catalog: URL(fileURLWithPath: path)))
      result = resources
    }
    return result
  }
}

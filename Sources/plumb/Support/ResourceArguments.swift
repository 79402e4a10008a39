// SPDX-License-Identifier: MIT

import AppResources
import ArgumentParser
import EssentialFoundation

/// The options for the resources of an app: texts, colours and images.
struct ResourceArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of texts, such as de or pt-BR, from .strings, .xcstrings and localised files.",
      discussion: "A right-to-left language also sets the layout direction.", valueName: "language")
  )
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "An asset catalog (.xcassets) for named colours and images; can be repeated.",
      discussion: "The default is all catalogs in the project of each file, the nearest first.",
      valueName: "path"))
  var assets: [String] = []

  /// A reader that uses the requested resources and language.
  func reader() throws(Failure) -> DocumentReader {
    DocumentReader(resources: try catalogs(), language: try language())
  }

  /// The requested language; nil for that of the files.
  ///
  /// - Throws: if the text is not a language code.
  func language() throws(Failure) -> AppLanguage? {
    guard let locale else { return nil }
    guard let language = AppLanguage(locale) else {
      throw Failure("'\(locale)' is not a language code; write, for example, de, pt-BR or zh-Hans")
    }
    return language
  }

  /// The contents of the requested asset catalogs; nil if no catalog is requested.
  ///
  /// - Throws: if a path is not a folder.
  private func catalogs() throws(Failure) -> AppResources? {
    var result: AppResources?
    for path in assets {
      guard FileKind(at: path) == .folder else { throw Failure(in: path, "no such catalog") }
      var resources = result ?? AppResources()
      resources.merge(AppResources(catalog: URL(fileURLWithPath: path)))
      result = resources
    }
    return result
  }
}

// SPDX-License-Identifier: MIT

import AppResources
import ArgumentParser
import EssentialFoundation

/// What an app brings beside its files, as options of a command: texts, colours, images.
struct ResourceArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of texts: de, pt-BR; from .strings, .xcstrings and localised files.",
      discussion: "One that is written from right to left is laid out so.", valueName: "language"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "An asset catalog (.xcassets) for named colours and images; may be given several times.",
      discussion: "The default is everything in the project of each file, the nearest first.",
      valueName: "path"))
  var assets: [String] = []

  /// What reads files with the resources and in the language that were named.
  func reader() throws(Failure) -> DocumentReader {
    DocumentReader(resources: try catalogs(), language: try language())
  }

  /// The language that was named; nil for that of the files.
  ///
  /// - Throws: for what is no language.
  func language() throws(Failure) -> AppLanguage? {
    guard let locale else { return nil }
    guard let language = AppLanguage(locale) else {
      throw Failure("'\(locale)' is no language; write one as de, pt-BR or zh-Hans")
    }
    return language
  }

  /// What the catalogs that were named hold; nil where none was.
  ///
  /// - Throws: for a path that is no folder.
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

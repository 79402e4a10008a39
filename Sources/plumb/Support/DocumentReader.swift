// SPDX-License-Identifier: MIT

import AppResources
import Diagnostics
import EssentialFoundation
import InterfaceBuilder

/// Reads files together with the resources of their app: colours, images and translations.
struct DocumentReader: Sendable {
  /// Named colours and images; nil for those found around each file.
  var resources: AppResources?
  /// The language of texts; nil for the texts in the files.
  var language: AppLanguage?
  /// Finds resources around files.
  private let finder = ResourceFinder()

  init(resources: AppResources?, language: AppLanguage?) {
    self.resources = resources
    self.language = language
  }

  /// A document, or the reason why it could not be read.
  enum Outcome: Sendable {
    case document(IBDocument, notes: [Diagnostic])
    case failure(Diagnostic)
  }

  func read(_ file: InputFile) -> Outcome {
    var notes: [Diagnostic] = []
    do throws(Diagnostic) {
      var document = try localized(file, notes: &notes)
      let resources = resources ?? around(file)
      document.resources.catalogColors = resources.colors
      document.resources.fontFiles = resources.fonts
      document.resources.catalogImages = resources.images(named: document.resources.images.keys)
      return .document(document, notes: notes)
    } catch {
      return .failure(error)
    }
  }

  private func around(_ file: InputFile) -> AppResources {
    guard file != .standardInput else { return AppResources() }
    return finder.resources(around: URL(fileURLWithPath: file.path), language: language)
  }

  private func localized(
    _ file: InputFile, notes: inout [Diagnostic]
  ) throws(Diagnostic) -> IBDocument {
    guard let language, file != .standardInput else { return try load(file) }
    let texts: InterfaceTexts
    do throws(UnreadableTexts) {
      texts = try InterfaceTexts(of: URL(fileURLWithPath: file.path), in: language)
    } catch {
      throw error.diagnostic
    }
    if texts.isEmpty {
      notes.append(
        Diagnostic(
          "untranslated", .note,
          "there are no texts in '\(language.spellings[0])' beside this file",
          at: Diagnostic.Place(file: file.path)))
    }
    var file = file
    if let own = texts.file { file.path = own.path }
    return try load(file).localized(texts.texts)
  }

  private func load(_ file: InputFile) throws(Diagnostic) -> IBDocument {
    do throws(IBFileError) {
      return try file.document()
    } catch {
      throw error.diagnostic
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import InterfaceBuilderFiles

/// The reason why a file of a bundle cannot be used.
enum InterfaceFileFault: Error {
  case missing
  /// Only the compiled form exists.
  case compiled(path: String)
  case unreadable(IBFileError)
}

extension InterfaceFile {
  /// Loads the file `name`.`pathExtension` of `bundle` or of its language folders.
  static func load(
    _ name: String, _ pathExtension: String, of bundle: Bundle
  ) throws(InterfaceFileFault) -> InterfaceFile {
    guard let path = path(of: name, pathExtension, in: bundle) else {
      let compiled = pathExtension == "xib" ? "nib" : "storyboardc"
      if let path = self.path(of: name, compiled, in: bundle) { throw .compiled(path: path) }
      throw .missing
    }
    do throws(IBFileError) {
      return InterfaceFile(try IBFile.load(path: path), bundle: bundle)
    } catch {
      throw .unreadable(error)
    }
  }

  /// The path of the file in the bundle or its resource bundles. Nil if it does not exist.
  static func path(of name: String, _ pathExtension: String, in bundle: Bundle) -> String? {
    for bundle in bundle.andResources {
      if let path = path(of: name, pathExtension, inOne: bundle) { return path }
    }
    return nil
  }

  private static func path(
    of name: String, _ pathExtension: String, inOne bundle: Bundle
  ) -> String? {
    if let path = bundle.path(forResource: name, ofType: pathExtension) { return path }
    // A bundle may be a plain folder. Foundation does not search the language folders of such a
    // bundle.
    let folders = [bundle.bundlePath, bundle.resourcePath ?? bundle.bundlePath]
    let languages = ["", "Base.lproj/", "en.lproj/"]
    for folder in folders {
      for language in languages {
        let path = "\(folder)/\(language)\(name).\(pathExtension)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }
}

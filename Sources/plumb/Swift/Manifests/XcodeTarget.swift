// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A target of an Xcode project.
struct XcodeTarget {
  enum Kind { case application, framework, unitTests }

  /// A library of a package that the target links.
  struct Product {
    var name: String
    /// What a manifest says of the package.
    var package: XcodePackage
  }

  /// Kinds of sources that a target of Swift cannot have.
  static let foreign: Set<String> = ["m", "mm", "c", "cc", "cpp", "metal"]

  var id: String
  /// The name of its module, where that is another than the target's.
  var name: String
  var kind: Kind
  var settings: XcodeSettings
  var sources: [URL] = []
  /// Files that the app's bundle has, of whichever kind; folders as they are.
  var resources: [URL] = []
  /// Sources and resources that belong to the target because they lie where they do.
  var members: [URL] = []
  /// Sources in other languages.
  var leftOut: [URL] = []
  /// The ids of other targets.
  var dependencies: [String] = []
  var products: [Product] = []
}

extension XcodeTarget.Kind {
  init?(productType: String?) {
    switch productType {
    case "com.apple.product-type.application": self = .application
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static":
      self = .framework
    case "com.apple.product-type.bundle.unit-test": self = .unitTests
    default: return nil
    }
  }
}

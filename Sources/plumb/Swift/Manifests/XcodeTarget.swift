// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A target of an Xcode project.
struct XcodeTarget {
  enum Kind { case application, framework, unitTests }

  /// A package product that the target links.
  struct Product {
    var name: String
    /// The package that contains the product.
    var package: XcodePackage
  }

  /// The extensions of sources that a Swift target cannot contain.
  static let nonSwiftExtensions: Set<String> = ["m", "mm", "c", "cc", "cpp", "metal"]

  var id: String
  /// The name in Xcode.
  var title: String
  /// The name of the target's module.
  var name: String
  var kind: Kind
  var settings: XcodeSettings
  var sources: [URL] = []
  /// Resources of the bundle, of any kind, including folders.
  var resources: [URL] = []
  /// Sources and resources in the target's synchronized folders.
  var members: [URL] = []
  /// Sources in other languages.
  var nonSwiftSources: [URL] = []
  /// The ids of other targets.
  var dependencies: [String] = []
  /// The names of the frameworks that the target links.
  var frameworks: [String] = []
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

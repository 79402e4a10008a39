// SPDX-License-Identifier: MIT

import AppResources
public import Foundation
import UIKitComponents

/// An image of an asset catalog, as Xcode generates symbols for.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: URL

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.folder
  }
}

extension UIImage {
  /// An image of a catalog or a file of the main bundle: a folder that ends in `.xcassets`, or
  /// `NAME.png`, `NAME@2x.png` and the like. Compiled catalogs are not read.
  ///
  /// Of a name that neither holds there is an image as well: its ``size`` is zero, a view that shows it
  /// has no content size, and pictures show a placeholder. Use ``init(name:size:)`` where layout
  /// depends on it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Traits have no effect: the image follows those of the view that shows it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    let bundle = bundle ?? .main
    self.init(Self.content(name, in: bundle.folder))
  }

  /// A configuration has no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name, in: bundle, compatibleWith: nil) }

  /// The whole image is drawn, whatever the value; a configuration has no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double,
    configuration: Configuration?
  ) { self.init(named: name, in: bundle, with: configuration) }

  public convenience init(resource: ImageResource) {
    self.init(Self.content(resource.name, in: resource.bundle))
  }

  /// A name that ends in `@2x` or `@3x` gives the scale.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let scale = name.hasSuffix("@3x") ? 3.0 : name.hasSuffix("@2x") ? 2 : 1
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, scale: scale)
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let asset = AppResources.image(data, scale: Double(scale)) else { return nil }
    self.init(
      ImageContent(name: "", asset: asset, in: LayoutStore.current.environment.layout),
      scale: scale)
  }

  private static func content(_ name: String, in folder: URL) -> ImageContent {
    Assets.image(name, in: folder).map {
      ImageContent(name: name, asset: $0, in: LayoutStore.current.environment.layout)
    } ?? ImageContent(name: name, size: nil)
  }
}

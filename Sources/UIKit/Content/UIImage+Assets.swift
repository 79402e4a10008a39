// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// An image of an asset catalog. Xcode generates constants of this type.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: URL

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.folder
  }
}

extension UIImage {
  /// An image of an asset catalog or a file in the main bundle. A catalog is a folder that ends in
  /// `.xcassets`. A file is `NAME.png`, `NAME@2x.png` or similar. Compiled catalogs are not read.
  ///
  /// An unknown name also creates an image. Its ``size`` is zero, a view that shows it has no
  /// intrinsic content size, and pictures show a placeholder. Use ``init(name:size:)`` if the
  /// layout depends on the size.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The traits have no effect: the image follows the traits of the view that shows it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    let bundle = bundle ?? .main
    self.init(Self.content(name, in: bundle.folder))
  }

  /// The configuration has no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name, in: bundle, compatibleWith: nil) }

  /// The value and the configuration have no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double,
    configuration: Configuration?
  ) { self.init(named: name, in: bundle, with: configuration) }

  public convenience init(resource: ImageResource) {
    self.init(Self.content(resource.name, in: resource.bundle))
  }

  /// The suffix `@2x` or `@3x` of the name determines the scale.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let scale = name.hasSuffix("@3x") ? 3.0 : name.hasSuffix("@2x") ? 2 : 1
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, scale: scale)
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = ImageContent(encoded: data, scale: Double(scale)) else { return nil }
    self.init(content, scale: scale)
  }

  private static func content(_ name: String, in folder: URL) -> ImageContent {
    Assets.image(name, in: folder).map {
      ImageContent(name: name, asset: $0, in: LayoutStore.current.environment.layout)
    } ?? ImageContent(name: name, size: nil)
  }
}

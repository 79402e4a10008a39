// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography
public import UIKitComponents

/// The images, colors and sizes in the document that are copies of definitions outside of it.
public struct IBResources: Hashable, Sendable {
  /// The size of an image, copied from the asset catalog.
  public struct Image: Hashable, Sendable {
    /// The size in points.
    public var size: Size
    /// Whether the image is a system symbol.
    public var isSystemSymbol: Bool
  }

  /// The images by name.
  public var images: [String: Image] = [:]
  /// The system symbols by name. They are separate because an asset can have the name of a symbol.
  public var symbols: [String: Image] = [:]
  /// The named colors of the asset catalog, with their values when the file was saved.
  public var namedColors: [String: IBColor] = [:]
  /// The colors of the project's asset catalogs by name, if the host has read them. They take
  /// precedence over ``namedColors``, which have only one appearance.
  public var catalogColors: [String: Color] = [:]
  /// The images of the project by name, if the host has read them. They take precedence over
  /// ``images``, which have only their sizes.
  public var catalogImages: [String: ImageAsset] = [:]

  /// The fonts that are files of the app.
  public var fontFiles: [FontFile] = []

  /// The first font file with this font name.
  func font(named name: String) -> FontFile? { fontFiles.first { $0.isNamed(name) } }
  /// The system colors, with their values when the file was saved.
  public var systemColors: [String: IBColor] = [:]
  /// The intrinsic content sizes of designable views when the file was saved, by object id. A
  /// dimension of zero means that the view has no intrinsic metric on that axis.
  public var designableSizes: [String: Size] = [:]

  init(document: IBElement) {
    for element in document.list("resources") {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        let isSymbol = element["catalog"] == "system"
        let size = Size(width: element.size("width"), height: element.size("height"))
        let image = Image(size: size, isSystemSymbol: isSymbol)
        if isSymbol { symbols[name] = image } else { images[name] = image }
      case "namedColor":
        namedColors[name] = element.child("color").flatMap(IBColor.init)
      case "systemColor":
        systemColors[name] = element.child("color").flatMap(IBColor.init)
      default:
        break
      }
    }
    for element in document.list("designables") {
      guard let id = element["name"] else { continue }
      designableSizes[id] = element.size(key: "intrinsicContentSize")
    }
  }
}

// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography
public import UIKitComponents

/// The document's copies of images, colours and sizes that are defined outside of it.
public struct IBResources: Hashable, Sendable {
  /// An image as the asset catalog holds it.
  public struct Image: Hashable, Sendable {
    /// In points.
    public var size: Size
    /// Whether the image is one of the system's symbols.
    public var isSystemSymbol: Bool
  }

  /// The images by name.
  public var images: [String: Image] = [:]
  /// The system symbols by name; kept apart because an asset may bear the name of a symbol.
  public var symbols: [String: Image] = [:]
  /// The named colours of the asset catalog as they looked when the file was saved.
  public var namedColors: [String: IBColor] = [:]
  /// The colours of the project's asset catalogs by name, where the host has read them. They count
  /// before ``namedColors``, which hold one appearance alone.
  public var catalogColors: [String: Color] = [:]
  /// The images of the project by name, where the host has read them. They count before ``images``, which
  /// hold their sizes alone.
  public var catalogImages: [String: ImageAsset] = [:]

  /// The fonts that the app brings as files.
  public var fontFiles: [FontFile] = []

  /// The file's font that a name means.
  func font(named name: String) -> FontFile? { fontFiles.first { $0.isNamed(name) } }
  /// The colours of the system as they looked when the file was saved.
  public var systemColors: [String: IBColor] = [:]
  /// The content sizes that designable views had when the file was saved, by object id. A side of
  /// zero means that the view states none in that axis.
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

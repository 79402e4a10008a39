// SPDX-License-Identifier: MIT

import LayoutRendering

#if Cairo
  import CairoRendering
  import AutoLayout
#endif

/// What kind of file pictures are written as.
enum PictureFormat: Equatable {
  case svg
  /// Pixels; so many for a point.
  case png(scale: Double)
  /// A page for every picture.
  case pdf

  /// The pixels of a point where nothing else is said.
  static let defaultScale = 2.0

  /// The format of a file with this extension; nil for one that is no picture's.
  ///
  /// - Throws: for a format that this build cannot write, and for a scale that means nothing.
  init?(extension name: String, scale: Double?, of path: String) throws(Failure) {
    if let scale {
      guard scale.isFinite, scale > 0, scale <= 16 else {
        throw Failure("--scale: pixels of a point, more than 0 and at most 16")
      }
      guard name == "png" else { throw Failure("--scale: only a .png file has pixels") }
    }
    switch name {
    case "svg": self = .svg
    case "png": self = .png(scale: scale ?? Self.defaultScale)
    case "pdf": self = .pdf
    default: return nil
    }
    #if !Cairo
      guard self == .svg else {
        throw Failure(
          in: path,
          "PNG and PDF come with the trait Cairo: swift build --traits Cairo, with "
            + "libpango1.0-dev and libgdk-pixbuf-2.0-dev of the system; or write .svg")
      }
    #endif
  }

  /// Whether several pictures are several pages rather than one sheet.
  var hasPages: Bool { self == .pdf }

  /// The bytes of a file with one picture, or with the pages of several.
  ///
  /// - Parameter path: what messages call the file.
  func bytes(
    of pictures: [DisplayList], title: String, path: String
  ) throws(Failure) -> [UInt8] {
    #if Cairo
      do throws(CairoFailure) {
        switch self {
        case .svg: break
        case .png(let scale): return try CairoRenderer().png(pictures[0], scale: scale)
        case .pdf: return try CairoRenderer().pdf(pictures, title: title)
        }
      } catch {
        throw Failure(in: path, "cannot be drawn: \(Self.words(for: error))")
      }
    #endif
    return SVGRenderer().renderBytes(pictures[0])
  }

  #if Cairo
    private static func words(for failure: CairoFailure) -> String {
      switch failure {
      case .empty: "the picture has no area"
      case .tooLarge(let size):
        "\(Int(size.width)) × \(Int(size.height)) pixels are too many; use a smaller --scale"
      case .status(let code): "Cairo's status \(code)"
      }
    }
  #endif
}

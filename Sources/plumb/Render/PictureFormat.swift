// SPDX-License-Identifier: MIT

import LayoutRendering

#if Cairo
  import CairoRendering
  import AutoLayout
#endif

/// The file format of pictures.
enum PictureFormat: Equatable {
  case svg
  /// Pixels, with the number of pixels to a point.
  case png(scale: Double)
  /// A document with a page for each picture.
  case pdf

  /// The default number of pixels to a point.
  static let defaultScale = 2.0

  /// The format for a file extension; nil if it is not a picture format.
  ///
  /// - Throws: if this build cannot write the format, or if the scale is not valid.
  init?(extension name: String, scale: Double?, of path: String) throws(Failure) {
    if let scale {
      guard scale.isFinite, scale > 0, scale <= 16 else {
        throw Failure("--scale must be greater than 0 and at most 16")
      }
      guard name == "png" else { throw Failure("--scale applies only to .png files") }
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
          "this build writes only .svg; PNG and PDF need 'swift build --traits Cairo' with "
            + "libpango1.0-dev and libgdk-pixbuf-2.0-dev")
      }
    #endif
  }

  /// Whether several pictures become separate pages rather than one sheet.
  var hasPages: Bool { self == .pdf }

  /// The bytes of a file with one picture, or with several pages.
  ///
  /// - Parameter path: the name of the file in messages.
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

// SPDX-License-Identifier: MIT

import AppResources
import AutoLayout
import Diagnostics
import LayoutRendering

#if Cairo
  import CairoRendering
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
  /// - Throws: if the scale is not valid.
  init?(extension name: String, scale: Double?) throws(Failure) {
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
  }

  /// Whether several pictures become separate pages rather than one sheet.
  var hasPages: Bool { self == .pdf }

  /// The bytes of a file with one picture, or with several pages.
  ///
  /// - Parameter path: the name of the file in messages.
  func bytes(
    of pictures: [DisplayList], title: String, path: String
  ) throws(Failure) -> [UInt8] {
    do throws(DrawingError) {
      switch self {
      case .svg: return SVGRenderer().renderBytes(pictures[0])
      case .png(let scale): return try Self.png(pictures[0], scale: scale)
      case .pdf: return try Self.pdf(pictures, title: title)
      }
    } catch {
      throw Failure(in: path, "cannot be drawn: \(error.text)")
    }
  }

  /// The reason why a picture cannot be drawn.
  fileprivate enum DrawingError: Error {
    case empty
    case tooLarge(Size)
    case cairoStatus(Int32)

    var text: String {
      switch self {
      case .empty: "the picture has no area"
      case .tooLarge(let size):
        "\(Int(size.width)) × \(Int(size.height)) pixels are too many; use .svg or a smaller --scale"
      case .cairoStatus(let code): "Cairo's status \(code)"
      }
    }
  }
}

#if Cairo
  extension PictureFormat {
    private static func png(_ picture: DisplayList, scale: Double) throws(DrawingError) -> [UInt8] {
      do throws(CairoFailure) {
        return try CairoRenderer().png(picture, scale: scale)
      } catch { throw DrawingError(error) }
    }

    private static func pdf(_ pages: [DisplayList], title: String) throws(DrawingError) -> [UInt8] {
      do throws(CairoFailure) {
        return try CairoRenderer().pdf(pages, title: title)
      } catch { throw DrawingError(error) }
    }
  }

  extension PictureFormat.DrawingError {
    fileprivate init(_ failure: CairoFailure) {
      switch failure {
      case .empty: self = .empty
      case .tooLarge(let size): self = .tooLarge(size)
      case .status(let code): self = .cairoStatus(code)
      }
    }
  }
#else
  extension PictureFormat {
    /// A limit on memory. The painter needs up to 20 bytes for each pixel.
    private static let mostPixels = 100_000_000.0

    private static func png(_ picture: DisplayList, scale: Double) throws(DrawingError) -> [UInt8] {
      let size = Size(
        width: (picture.size.width * scale).rounded(.up),
        height: (picture.size.height * scale).rounded(.up))
      guard size.width >= 1, size.height >= 1 else { throw .empty }
      guard max(size.width, size.height) <= RasterRenderer.greatestLength,
        size.width * size.height <= mostPixels
      else { throw .tooLarge(size) }
      if !picture.texts.isEmpty, InstalledFonts.isEmpty {
        StandardError.write(
          Diagnostic(
            "no-fonts", .note, "text is drawn as bars, because \(InstalledFonts.absence)"))
      }
      let fonts = RasterFonts(
        matching: { InstalledFonts.matching($0, weight: $1, isItalic: $2) },
        containing: { InstalledFonts.containing($0) })
      return PNGEncoder.encode(RasterRenderer(scale: scale).render(picture, fonts: fonts))
    }

    private static func pdf(_ pages: [DisplayList], title: String) throws(DrawingError) -> [UInt8] {
      guard pages.allSatisfy({ $0.size.width > 0 && $0.size.height > 0 }) else { throw .empty }
      if !pages.allSatisfy({ $0.texts.allSatisfy(PDFRenderer.canWrite) }) {
        writeNote("characters that are not in Windows-1252 are drawn as question marks")
      }
      return PDFRenderer(title: title).render(pages)
    }

    /// Writes a note that this build draws text in a simpler way.
    private static func writeNote(_ text: String) {
      StandardError.write(
        Diagnostic(
          "no-fonts", .note,
          "\(text), because this build lacks the trait Cairo, which adds fonts; "
            + "docs/render.md describes it"))
    }
  }

  extension DisplayList {
    /// The lines of text outside of patterns.
    fileprivate var texts: [String] {
      commands.compactMap { if case .text(let line) = $0 { line.text } else { nil } }
    }
  }
#endif

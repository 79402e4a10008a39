// SPDX-License-Identifier: MIT

import AppResources
public import Foundation
import Synchronization
import Typography

/// The fonts of the app: the font files in its bundle, and the fonts that code registers.
enum AppFonts {
  private static let registered = Mutex<[URL: [FontFile]]>([:])

  /// All fonts, with the registered ones first.
  static var all: [FontFile] {
    registered.withLock { $0.sorted { $0.key.path < $1.key.path }.flatMap(\.value) }
      + Assets.fonts(in: Bundle.main.folder)
  }

  /// The first font with this name. Nil if the app has no such font.
  static func named(_ name: String) -> FontFile? { all.first { $0.isNamed(name) } }

  /// - Returns: false if the file is not a font, or is already registered.
  static func register(_ url: URL) -> Bool {
    let fonts = FontFiles.fonts(in: url)
    return !fonts.isEmpty
      && registered.withLock { known in
        guard known[url] == nil else { return false }
        known[url] = fonts
        return true
      }
  }

  static func register(_ data: Data) -> Bool {
    let fonts = FontFile.all(in: [UInt8](data))
    guard let first = fonts.first else { return false }
    registered.withLock { $0[URL(filePath: "/\(first.postScriptName)")] = fonts }
    return true
  }

  static func remove(_ url: URL) -> Bool {
    registered.withLock { $0.removeValue(forKey: url) != nil }
  }
}

extension Font {
  /// This font with its name resolved to a font file of the app. The font itself if the app has no
  /// such file.
  var inFiles: Font {
    guard case .named(let name) = family, let file = AppFonts.named(name) else { return self }
    var font = self
    font.family = .file(file)
    return font
  }

  /// The weight for drawing. A font file has a fixed weight.
  var drawnWeight: FontWeight {
    if case .file(let file) = family { file.weight } else { weight }
  }

  var isSlanted: Bool {
    if case .file(let file) = family { file.isItalic } else { isItalic }
  }

  /// The app's font of the same family that is closest to `traits`. Nil if no font of the family
  /// has them.
  func inFamily(
    of file: FontFile, _ traits: UIFontDescriptor.SymbolicTraits
  ) -> Font? {
    let isBold = traits.contains(.traitBold)
    // Prefers the usual weight, regular or bold.
    let wanted: FontWeight = isBold ? .bold : .regular
    let found = AppFonts.all
      .filter {
        $0.familyName == file.familyName && ($0.weight >= .semibold) == isBold
          && $0.isItalic == traits.contains(.traitItalic)
      }
      .min { abs($0.weight.rawValue - wanted.rawValue) < abs($1.weight.rawValue - wanted.rawValue) }
    return found.map { file in
      var font = self
      font.family = .file(file)
      return font
    }
  }
}

public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process, persistent, session
}

/// Registers the fonts of a file for measuring and drawing. The scope is ignored: it is always the
/// process.
///
/// - Returns: false if the file is not a font, or is already registered. `error` is never set.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { AppFonts.register(fontURL as URL) }

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { AppFonts.remove(fontURL as URL) }

/// Registers a font for measuring and drawing.
///
/// - Returns: false if the data is not a font.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { AppFonts.register(font.data) }

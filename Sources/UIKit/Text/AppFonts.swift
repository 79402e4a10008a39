// SPDX-License-Identifier: MIT

import AppResources
public import Foundation
import Synchronization
import Typography

/// The fonts of the app: those of its bundle, and those that code registers.
enum AppFonts {
  private static let registered = Mutex<[URL: [FontFile]]>([:])

  /// Those that code registered come first.
  static var all: [FontFile] {
    registered.withLock { $0.sorted { $0.key.path < $1.key.path }.flatMap(\.value) }
      + Assets.fonts(in: Bundle.main.folder)
  }

  /// The font that a name means; nil where the app brings none of the name.
  static func named(_ name: String) -> FontFile? { all.first { $0.isNamed(name) } }

  /// - Returns: false where the file is no font, or is registered already.
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
  /// The font itself, or that of the app's files which its name means.
  var inFiles: Font {
    guard case .named(let name) = family, let file = AppFonts.named(name) else { return self }
    var font = self
    font.family = .file(file)
    return font
  }

  /// The weight in which it is drawn: a file has one of its own.
  var drawnWeight: FontWeight {
    if case .file(let file) = family { file.weight } else { weight }
  }

  var isSlanted: Bool {
    if case .file(let file) = family { file.isItalic } else { isItalic }
  }

  /// The font of the same family that comes nearest to traits; nil where the app brings none that has them.
  func inFamily(
    of file: FontFile, _ traits: UIFontDescriptor.SymbolicTraits
  ) -> Font? {
    let isBold = traits.contains(.traitBold)
    // The usual weights before those beside them.
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

/// Has texts measured by the fonts of a file from now on. The scope has no effect: it is always the process.
///
/// - Returns: false where the file is no font, or is registered already; `error` stays as it is.
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

/// Has texts measured by a font from now on.
///
/// - Returns: false where the font is none.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { AppFonts.register(font.data) }

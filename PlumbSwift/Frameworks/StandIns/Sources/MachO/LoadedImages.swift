// SPDX-License-Identifier: MIT

@_exported import Foundation

// The program and the libraries that it has loaded when it first asks. Their headers are no Mach-O here, and stay out.

public struct mach_header {
  public var magic: UInt32 = 0
  public var cputype: Int32 = 0
  public var cpusubtype: Int32 = 0
  public var filetype: UInt32 = 0
  public var ncmds: UInt32 = 0
  public var sizeofcmds: UInt32 = 0
  public var flags: UInt32 = 0

  public init() {}
}

public struct mach_header_64 {
  public var magic: UInt32 = 0
  public var cputype: Int32 = 0
  public var cpusubtype: Int32 = 0
  public var filetype: UInt32 = 0
  public var ncmds: UInt32 = 0
  public var sizeofcmds: UInt32 = 0
  public var flags: UInt32 = 0
  public var reserved: UInt32 = 0

  public init() {}
}

public let MH_MAGIC: UInt32 = 0xFEED_FACE
public let MH_MAGIC_64: UInt32 = 0xFEED_FACF
public let MH_EXECUTE: Int32 = 2
public let MH_PIE: Int32 = 0x20_0000

/// A file that is mapped to be carried out.
private struct LoadedImage: @unchecked Sendable {
  /// Lasts as long as the process.
  let name: UnsafePointer<CChar>
  let address: Int

  static let all: [LoadedImage] = {
    let maps = text(ofFile: "/proc/self/maps")
    var seen: Set<Substring> = []
    var images: [LoadedImage] = []
    for line in maps.split(separator: "\n") {
      // 7f0000000000-7f0000001000 r-xp 00000000 08:01 42    /usr/lib/libc.so.6
      let parts = line.split(separator: " ", maxSplits: 5)
      guard parts.count == 6, let start = parts[0].split(separator: "-").first,
        let address = Int(start, radix: 16)
      else { continue }
      let path = parts[5].drop { $0 == " " }
      guard parts[1].contains("x"), path.first == "/", seen.insert(path).inserted,
        let name = strdup(String(path))
      else { continue }
      images.append(LoadedImage(name: UnsafePointer(name), address: address))
    }
    return images
  }()

  /// The system hands such files over in pieces and does not say how long they are.
  private static func text(ofFile path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "" }
    var data = Data()
    while let piece = try? file.read(upToCount: 65_536), !piece.isEmpty { data += piece }
    return String(decoding: data, as: UTF8.self)
  }

  static func at(_ index: UInt32) -> LoadedImage? {
    all.indices.contains(Int(index)) ? all[Int(index)] : nil
  }
}

public func _dyld_image_count() -> UInt32 { UInt32(LoadedImage.all.count) }

/// Nil beyond the last.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! {
  LoadedImage.at(image_index)?.name
}

/// Where the library is carried out.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int {
  LoadedImage.at(image_index)?.address ?? 0
}

/// Nil.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>! { nil }

/// The function is never called.
public func _dyld_register_func_for_add_image(
  _ function: @escaping (UnsafePointer<mach_header>?, Int) -> Void
) {}

/// The function is never called.
public func _dyld_register_func_for_remove_image(
  _ function: @escaping (UnsafePointer<mach_header>?, Int) -> Void
) {}

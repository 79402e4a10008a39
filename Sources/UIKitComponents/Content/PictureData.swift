// SPDX-License-Identifier: MIT

/// The bytes of a picture file, in a format that viewers of web pages show.
///
/// Equal where all bytes are; comparing the same picture with itself costs nothing.
public struct PictureData: Hashable, Sendable {
  public enum Format: String, Hashable, Sendable {
    case png, jpeg, gif, webp, svg

    /// The type by which web pages know it.
    public var mediaType: String {
      switch self {
      case .png: "image/png"
      case .jpeg: "image/jpeg"
      case .gif: "image/gif"
      case .webp: "image/webp"
      case .svg: "image/svg+xml"
      }
    }
  }

  public let format: Format
  public let bytes: [UInt8]
  /// FNV-1a of the bytes, so that hashing reads them once.
  private let digest: UInt64

  public init(_ format: Format, bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
    digest = bytes.withUnsafeBufferPointer { buffer in
      buffer.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.digest == right.digest && left.format == right.format && left.bytes == right.bytes
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

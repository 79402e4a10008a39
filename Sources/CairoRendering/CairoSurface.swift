// SPDX-License-Identifier: MIT

#if Cairo
  import CCairo

  /// A Cairo surface, which is freed with this object.
  final class CairoSurface {
    let pointer: OpaquePointer?

    init(_ pointer: OpaquePointer?) { self.pointer = pointer }

    deinit { cairo_surface_destroy(pointer) }

    func check() throws(CairoFailure) {
      let status = cairo_surface_status(pointer)
      if status != 0 { throw .status(status) }
    }
  }

  /// A stream that collects the bytes that Cairo writes.
  enum CairoStream {
    /// The bytes that `body` writes. `body` returns Cairo's status.
    static func bytes(
      _ body: (UnsafeMutableRawPointer) -> Int32
    ) throws(CairoFailure) -> [UInt8] {
      var bytes: [UInt8] = []
      let status = withUnsafeMutablePointer(to: &bytes) { body(UnsafeMutableRawPointer($0)) }
      guard status == 0 else { throw .status(status) }
      return bytes
    }

    /// Appends data to the array that `closure` points to.
    static let write: cairo_write_func_t = { closure, data, count in
      guard let closure, let data else { return 0 }
      closure.assumingMemoryBound(to: [UInt8].self).pointee
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return 0
    }
  }

  /// Values of enumerations of Cairo and Pango.
  enum CairoFormat {
    static let argb32: Int32 = 0
    static let evenOdd: Int32 = 1
    static let winding: Int32 = 0
    static let roundLine: Int32 = 1
    static let plainLine: Int32 = 0
    static let padding: Int32 = 3
    static let antialiasGray: Int32 = 2
    static let hintsOff: Int32 = 1
    static let pangoScale = 1024.0
    static let italic: Int32 = 2
    static let leftToRight: Int32 = 0
    static let rightToLeft: Int32 = 1
  }
#endif

// SPDX-License-Identifier: MIT

import Foundation

/// The lines that a run of previews writes, and `plumb swift preview` reads.
enum PreviewReport {
  struct List: Encodable {
    var previews: [Preview]
  }

  struct Preview: Encodable {
    var name: String?
    var file: String
    var line: Int

    init(_ preview: _Previews.Preview) {
      (name, file, line) = (preview.name, preview.file, preview.line)
    }
  }

  struct Begin: Encodable {
    var begins: Int
    var variant: Int
  }

  struct Failure: Encodable {
    var fails: Int
    var variant: Int
    var reason: String
  }

  struct Drawing: Encodable {
    var preview = 0
    var variant = 0
    var svg: String
    /// The path of the picture in PNG.
    var pixels: String?
    var size: [Double]
    var screen: [Double]
    var className: String
    var conflicts: Int
    var views: [View]
  }

  /// A view below the window, superviews before subviews.
  struct View: Encodable {
    var className: String
    var name: String
    var depth: Int
    var frame: [Double]
    /// The origin in the picture.
    var origin: [Double]
    /// The intrinsic width and height; nil if the view has none.
    var content: [Double?]
    var isHidden: Bool
    var constraints: [String]
  }
}

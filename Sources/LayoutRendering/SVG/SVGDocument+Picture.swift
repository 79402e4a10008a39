// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension SVGDocument {
  /// Writes a picture with its bytes, which stand in the document once however often it shows.
  mutating func write(_ picture: PlacedPicture) {
    guard picture.rect.width > 0, picture.rect.height > 0 else { return }
    let definition = define(picture.data)
    let filter = picture.tint.map { define(tint: $0) }
    if let filter {
      buffer.write("<g")
      writeReference("filter", filter)
      buffer.write(">")
    }
    buffer.write("<use href=\"#")
    buffer.writeRaw(idPrefix)
    buffer.write("d")
    buffer.write(definition)
    // A definition is a unit square.
    buffer.write("\" transform=\"translate(")
    buffer.write(picture.rect.x)
    buffer.write(" ")
    buffer.write(picture.rect.y)
    buffer.write(") scale(")
    buffer.write(picture.rect.width)
    buffer.write(" ")
    buffer.write(picture.rect.height)
    buffer.write(")\"/>")
    if filter != nil { buffer.write("</g>") }
    buffer.write("\n")
  }

  private mutating func define(_ data: PictureData) -> Int {
    if let known = pictures[data] { return known }
    definitions += 1
    pictures[data] = definitions
    buffer.write("<defs><image width=\"1\" height=\"1\" preserveAspectRatio=\"none\"")
    buffer.attribute("id", "\(idPrefix)d\(definitions)")
    buffer.write(" href=\"data:")
    buffer.writeRaw(data.format.mediaType)
    buffer.write(";base64,")
    buffer.writeBase64(data.bytes)
    buffer.write("\"/></defs>\n")
    return definitions
  }

  /// Defines a filter that gives what is opaque one colour.
  private mutating func define(tint: Color) -> Int {
    definitions += 1
    buffer.write("<filter color-interpolation-filters=\"sRGB\" x=\"0\" y=\"0\"")
    buffer.write(" width=\"1\" height=\"1\"")
    buffer.attribute("id", "\(idPrefix)d\(definitions)")
    buffer.write("><feFlood")
    buffer.attribute("flood-color", tint, opacity: "flood-opacity")
    buffer.write("/><feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>\n")
    return definitions
  }
}

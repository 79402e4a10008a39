// SPDX-License-Identifier: MIT

package import EssentialFoundation

extension JSONEncoder {
  /// An encoder for documents: indented, with keys in alphabetical order.
  package static var document: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return encoder
  }
}

// SPDX-License-Identifier: MIT

import Foundation

// Attributes of subtitles. The strings are immutable objects, which the compiler cannot infer from
// their class.

nonisolated(unsafe) public let kCMTextMarkupAttribute_ForegroundColorARGB: CFString =
  "CMTextMarkupAttribute_ForegroundColorARGB"
nonisolated(unsafe) public let kCMTextMarkupAttribute_BackgroundColorARGB: CFString =
  "CMTextMarkupAttribute_BackgroundColorARGB"
nonisolated(unsafe) public let kCMTextMarkupAttribute_CharacterBackgroundColorARGB: CFString =
  "CMTextMarkupAttribute_CharacterBackgroundColorARGB"
nonisolated(unsafe) public let kCMTextMarkupAttribute_BoldStyle: CFString =
  "CMTextMarkupAttribute_BoldStyle"
nonisolated(unsafe) public let kCMTextMarkupAttribute_ItalicStyle: CFString =
  "CMTextMarkupAttribute_ItalicStyle"
nonisolated(unsafe) public let kCMTextMarkupAttribute_UnderlineStyle: CFString =
  "CMTextMarkupAttribute_UnderlineStyle"
nonisolated(unsafe) public let kCMTextMarkupAttribute_FontFamilyName: CFString =
  "CMTextMarkupAttribute_FontFamilyName"
nonisolated(unsafe) public let kCMTextMarkupAttribute_GenericFontFamilyName: CFString =
  "CMTextMarkupAttribute_GenericFontFamilyName"
nonisolated(unsafe) public let kCMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight:
  CFString = "CMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight"
nonisolated(unsafe) public let kCMTextMarkupAttribute_RelativeFontSize: CFString =
  "CMTextMarkupAttribute_RelativeFontSize"
nonisolated(unsafe) public let kCMTextMarkupAttribute_CharacterEdgeStyle: CFString =
  "CMTextMarkupAttribute_CharacterEdgeStyle"
nonisolated(unsafe) public
  let kCMTextMarkupAttribute_OrthogonalLinePositionPercentageRelativeToWritingDirection: CFString =
    "CMTextMarkupAttribute_OrthogonalLinePositionPercentageRelativeToWritingDirection"
nonisolated(unsafe) public
  let kCMTextMarkupAttribute_TextPositionPercentageRelativeToWritingDirection: CFString =
    "CMTextMarkupAttribute_TextPositionPercentageRelativeToWritingDirection"
nonisolated(unsafe) public let kCMTextMarkupCharacterEdgeStyle_None: CFString = "none"
nonisolated(unsafe) public let kCMTextMarkupCharacterEdgeStyle_Raised: CFString = "raised"
nonisolated(unsafe) public let kCMTextMarkupCharacterEdgeStyle_Depressed: CFString = "depressed"
nonisolated(unsafe) public let kCMTextMarkupCharacterEdgeStyle_Uniform: CFString = "uniform"
nonisolated(unsafe) public let kCMTextMarkupCharacterEdgeStyle_DropShadow: CFString = "drop-shadow"

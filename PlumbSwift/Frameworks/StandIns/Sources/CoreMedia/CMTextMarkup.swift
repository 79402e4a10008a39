// SPDX-License-Identifier: MIT

import Foundation

// Attributes of subtitles.

public var kCMTextMarkupAttribute_ForegroundColorARGB: CFString {
  "CMTextMarkupAttribute_ForegroundColorARGB"
}
public var kCMTextMarkupAttribute_BackgroundColorARGB: CFString {
  "CMTextMarkupAttribute_BackgroundColorARGB"
}
public var kCMTextMarkupAttribute_CharacterBackgroundColorARGB: CFString {
  "CMTextMarkupAttribute_CharacterBackgroundColorARGB"
}
public var kCMTextMarkupAttribute_BoldStyle: CFString { "CMTextMarkupAttribute_BoldStyle" }
public var kCMTextMarkupAttribute_ItalicStyle: CFString { "CMTextMarkupAttribute_ItalicStyle" }
public var kCMTextMarkupAttribute_UnderlineStyle: CFString {
  "CMTextMarkupAttribute_UnderlineStyle"
}
public var kCMTextMarkupAttribute_FontFamilyName: CFString {
  "CMTextMarkupAttribute_FontFamilyName"
}
public var kCMTextMarkupAttribute_GenericFontFamilyName: CFString {
  "CMTextMarkupAttribute_GenericFontFamilyName"
}
public var kCMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight: CFString {
  "CMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight"
}
public var kCMTextMarkupAttribute_RelativeFontSize: CFString {
  "CMTextMarkupAttribute_RelativeFontSize"
}
public var kCMTextMarkupAttribute_CharacterEdgeStyle: CFString {
  "CMTextMarkupAttribute_CharacterEdgeStyle"
}
public var kCMTextMarkupAttribute_OrthogonalLinePositionPercentageRelativeToWritingDirection:
  CFString
{
  "CMTextMarkupAttribute_OrthogonalLinePositionPercentageRelativeToWritingDirection"
}
public var kCMTextMarkupAttribute_TextPositionPercentageRelativeToWritingDirection: CFString {
  "CMTextMarkupAttribute_TextPositionPercentageRelativeToWritingDirection"
}
public var kCMTextMarkupCharacterEdgeStyle_None: CFString { "none" }
public var kCMTextMarkupCharacterEdgeStyle_Raised: CFString { "raised" }
public var kCMTextMarkupCharacterEdgeStyle_Depressed: CFString { "depressed" }
public var kCMTextMarkupCharacterEdgeStyle_Uniform: CFString { "uniform" }
public var kCMTextMarkupCharacterEdgeStyle_DropShadow: CFString { "drop-shadow" }

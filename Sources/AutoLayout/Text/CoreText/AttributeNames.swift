// SPDX-License-Identifier: MIT

public import Foundation

// Names of attributes. Those of fonts, paragraphs, kerning and strokes are UIKit's own.
public var kCTFontAttributeName: CFString { "NSFont" }
public var kCTKernAttributeName: CFString { "NSKern" }
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" }
public var kCTStrokeWidthAttributeName: CFString { "NSStrokeWidth" }
public var kCTUnderlineStyleAttributeName: CFString { "NSUnderline" }
public var kCTBackgroundColorAttributeName: CFString { "CTBackgroundColor" }
public var kCTRunDelegateAttributeName: CFString { "CTRunDelegate" }
/// No effect: texts are drawn in UIKit's colours.
public var kCTForegroundColorAttributeName: CFString { "CTForegroundColor" }
/// No effect.
public var kCTForegroundColorFromContextAttributeName: CFString { "CTForegroundColorFromContext" }
/// No effect.
public var kCTStrokeColorAttributeName: CFString { "CTStrokeColor" }
/// No effect.
public var kCTUnderlineColorAttributeName: CFString { "CTUnderlineColor" }
/// No effect.
public var kCTSuperscriptAttributeName: CFString { "NSSuperScript" }
/// No effect.
public var kCTLigatureAttributeName: CFString { "NSLigature" }
/// No effect.
public var kCTVerticalFormsAttributeName: CFString { "CTVerticalForms" }
/// No effect.
public var kCTBaselineOffsetAttributeName: CFString { "CTBaselineOffset" }
/// No effect.
public var kCTTrackingAttributeName: CFString { "CTTracking" }
/// No effect.
public var kCTLanguageAttributeName: CFString { "NSLanguage" }

// Attributes of fonts.
public var kCTFontNameAttribute: CFString { "NSFontNameAttribute" }
public var kCTFontFamilyNameAttribute: CFString { "NSFontFamilyAttribute" }
public var kCTFontSizeAttribute: CFString { "NSFontSizeAttribute" }
public var kCTFontTraitsAttribute: CFString { "NSCTFontTraitsAttribute" }
public var kCTFontWeightTrait: CFString { "NSCTFontWeightTrait" }
public var kCTFontSymbolicTrait: CFString { "NSCTFontSymbolicTrait" }
/// No effect.
public var kCTFontStyleNameAttribute: CFString { "NSFontFaceAttribute" }
/// No effect.
public var kCTFontFeatureSettingsAttribute: CFString { "NSCTFontFeatureSettingsAttribute" }
/// No effect.
public var kCTFontCascadeListAttribute: CFString { "NSCTFontCascadeListAttribute" }
/// No effect.
public var kCTFontVariationAttribute: CFString { "NSCTFontVariationAttribute" }
/// No effect.
public var kCTFontFeatureTypeIdentifierKey: CFString { "CTFeatureTypeIdentifier" }
/// No effect.
public var kCTFontFeatureSelectorIdentifierKey: CFString { "CTFeatureSelectorIdentifier" }

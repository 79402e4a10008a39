// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Names of attributes. Fonts, paragraph styles, kerning, strokes and underlines are UIKit's
// attributes. Run delegates take up space. All others have no effect.
public var kCTFontAttributeName: CFString { "NSFont" }
public var kCTKernAttributeName: CFString { "NSKern" }
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" }
public var kCTStrokeWidthAttributeName: CFString { "NSStrokeWidth" }
public var kCTUnderlineStyleAttributeName: CFString { "NSUnderline" }
public var kCTBackgroundColorAttributeName: CFString { "CTBackgroundColor" }
public var kCTRunDelegateAttributeName: CFString { "CTRunDelegate" }
public var kCTForegroundColorAttributeName: CFString { "CTForegroundColor" }
public var kCTForegroundColorFromContextAttributeName: CFString { "CTForegroundColorFromContext" }
public var kCTStrokeColorAttributeName: CFString { "CTStrokeColor" }
public var kCTUnderlineColorAttributeName: CFString { "CTUnderlineColor" }
public var kCTSuperscriptAttributeName: CFString { "NSSuperScript" }
public var kCTLigatureAttributeName: CFString { "NSLigature" }
public var kCTVerticalFormsAttributeName: CFString { "CTVerticalForms" }
public var kCTBaselineOffsetAttributeName: CFString { "CTBaselineOffset" }
public var kCTTrackingAttributeName: CFString { "CTTracking" }
public var kCTLanguageAttributeName: CFString { "NSLanguage" }

// Attributes of fonts. Only names, sizes and traits have an effect.
public var kCTFontNameAttribute: CFString { "NSFontNameAttribute" }
public var kCTFontFamilyNameAttribute: CFString { "NSFontFamilyAttribute" }
public var kCTFontSizeAttribute: CFString { "NSFontSizeAttribute" }
public var kCTFontTraitsAttribute: CFString { "NSCTFontTraitsAttribute" }
public var kCTFontWeightTrait: CFString { "NSCTFontWeightTrait" }
public var kCTFontSymbolicTrait: CFString { "NSCTFontSymbolicTrait" }
public var kCTFontStyleNameAttribute: CFString { "NSFontFaceAttribute" }
public var kCTFontFeatureSettingsAttribute: CFString { "NSCTFontFeatureSettingsAttribute" }
public var kCTFontCascadeListAttribute: CFString { "NSCTFontCascadeListAttribute" }
public var kCTFontVariationAttribute: CFString { "NSCTFontVariationAttribute" }
public var kCTFontFeatureTypeIdentifierKey: CFString { "CTFeatureTypeIdentifier" }
public var kCTFontFeatureSelectorIdentifierKey: CFString { "CTFeatureSelectorIdentifier" }

// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Names of attributes. Fonts, paragraph styles, kerning, strokes and lines under texts are UIKit's own attributes, and
// run delegates make room; texts are set and drawn without the others.
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

// Attributes of fonts: names, sizes and traits count.
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

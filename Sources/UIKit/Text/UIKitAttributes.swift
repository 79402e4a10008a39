// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationAdditions

extension AttributeScopes {
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    /// No effect.
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let tracking: TrackingAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let attachment: AttachmentAttribute
    public let ligature: LigatureAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }

    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }

    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }

    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }

    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }

    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSLigature"
    }

    /// An attribute of Foundation's scope, which declares it only on Apple's platforms.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  var withUIKitAttributes: NSAttributedString {
    typealias Attributes = AttributeScopes.UIKitAttributes
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[Attributes.FontAttribute.self]
      attributes[.foregroundColor] = run[Attributes.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run[Attributes.BackgroundColorAttribute.self]
      attributes[.kern] = run[Attributes.KernAttribute.self].map { NSNumber(value: Double($0)) }
      attributes[.underlineStyle] = run[Attributes.UnderlineStyleAttribute.self]
        .map { NSNumber(value: $0.rawValue) }
      attributes[.underlineColor] = run[Attributes.UnderlineColorAttribute.self]
      attributes[.strikethroughStyle] = run[Attributes.StrikethroughStyleAttribute.self]
        .map { NSNumber(value: $0.rawValue) }
      attributes[.strikethroughColor] = run[Attributes.StrikethroughColorAttribute.self]
      attributes[.paragraphStyle] = run[Attributes.ParagraphStyleAttribute.self]
      attributes[.baselineOffset] = run[Attributes.BaselineOffsetAttribute.self]
      attributes[.tracking] = run[Attributes.TrackingAttribute.self]
      attributes[.strokeColor] = run[Attributes.StrokeColorAttribute.self]
      attributes[.strokeWidth] = run[Attributes.StrokeWidthAttribute.self]
      attributes[.shadow] = run[Attributes.ShadowAttribute.self]
      attributes[.attachment] = run[Attributes.AttachmentAttribute.self]
      attributes[.ligature] = run[Attributes.LigatureAttribute.self]
      attributes[.inlinePresentationIntent] = run[
        Attributes.InlinePresentationIntentAttribute.self
      ].map { NSNumber(value: $0.rawValue) }
      attributes[.link] = run.link
      result.append(
        NSAttributedString(
          string: String(self[run.range].characters), attributes: attributes))
    }
    return result
  }
}

extension NSAttributedString {
  /// Converts links and the attributes of UIKit's scope.
  public convenience init(_ attrString: AttributedString) {
    self.init(attributedString: attrString.withUIKitAttributes)
  }
}

extension NSAttributedString {
  /// Ignores `scope`: converts links and the attributes of UIKit's scope.
  public convenience init<Scope: AttributeScope>(
    _ attrString: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(attrString) }

  /// Ignores `scope`: converts links and the attributes of UIKit's scope.
  public convenience init<Scope: AttributeScope>(
    _ attrString: AttributedString, including scope: Scope.Type
  ) throws { self.init(attrString) }
}

extension AttributedString {
  /// Ignores `scope`: converts links and the attributes of UIKit's scope.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(nsStr) }

  /// Ignores `scope`: converts links and the attributes of UIKit's scope.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: Scope.Type
  ) throws { self.init(nsStr) }

  /// Converts links and the attributes of UIKit's scope.
  public init(_ nsStr: NSAttributedString) {
    var result = AttributedString()
    let text = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) {
      attributes, range, _ in
      var run = AttributedString(text.substring(with: range))
      typealias Attributes = AttributeScopes.UIKitAttributes
      run[Attributes.FontAttribute.self] = attributes[.font] as? UIFont
      run[Attributes.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
      run[Attributes.BackgroundColorAttribute.self] = attributes.background
      run[Attributes.UnderlineStyleAttribute.self] = (attributes[.underlineStyle] as? Int).map {
        NSUnderlineStyle(rawValue: $0)
      }
      run[Attributes.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
      run[Attributes.StrikethroughStyleAttribute.self] = (attributes[.strikethroughStyle] as? Int)
        .map { NSUnderlineStyle(rawValue: $0) }
      run[Attributes.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
      run[Attributes.ParagraphStyleAttribute.self] = attributes.paragraphStyle
      run[Attributes.BaselineOffsetAttribute.self] = attributes[.baselineOffset] as? CGFloat
      run[Attributes.TrackingAttribute.self] = attributes[.tracking] as? CGFloat
      run[Attributes.StrokeColorAttribute.self] = attributes[.strokeColor] as? UIColor
      run[Attributes.StrokeWidthAttribute.self] = attributes[.strokeWidth] as? CGFloat
      run[Attributes.ShadowAttribute.self] = attributes[.shadow] as? NSShadow
      run[Attributes.AttachmentAttribute.self] = attributes.attachment
      run[Attributes.LigatureAttribute.self] = attributes[.ligature] as? Int
      run[Attributes.KernAttribute.self] =
        (attributes[.kern] as? NSNumber).map {
          CGFloat($0.doubleValue)
        } ?? attributes[.kern] as? CGFloat
      run[Attributes.InlinePresentationIntentAttribute.self] = InlinePresentationIntent(
        attribute: attributes[.inlinePresentationIntent])
      run.link = attributes[.link] as? URL
      result += run
    }
    self = result
  }
}

extension AttributeContainer {
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    let text = AttributedString(NSAttributedString(string: " ", attributes: dictionary))
    self = text.runs.first?.attributes ?? AttributeContainer()
  }
}

// SPDX-License-Identifier: MIT

public import Foundation

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
      result.append(
        NSAttributedString(
          string: String(self[run.range].characters), attributes: attributes))
    }
    return result
  }
}

extension NSAttributedString {
  /// Fonts, colours, kerning and lines are taken over.
  public convenience init(_ attrString: AttributedString) {
    self.init(attributedString: attrString.withUIKitAttributes)
  }
}

extension AttributedString {
  /// Fonts, colours and kerning are taken over.
  public init(_ nsStr: NSAttributedString) {
    var result = AttributedString()
    let text = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) {
      attributes, range, _ in
      var run = AttributedString(text.substring(with: range))
      typealias Attributes = AttributeScopes.UIKitAttributes
      run[Attributes.FontAttribute.self] = attributes[.font] as? UIFont
      run[Attributes.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
      run[Attributes.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
      result += run
    }
    self = result
  }
}

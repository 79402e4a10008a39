// SPDX-License-Identifier: MIT

public import Foundation

extension AttributeScopes {
  /// What UIKit's attributed strings can say of their runs, besides what Foundation's can.
  public struct UIKitAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run's letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a run; pictures do not show it.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added after every character of a run.
    public let kern: KernAttribute
    /// The attributes of Foundation's own scope.
    public let foundation: FoundationAttributes

    /// The key of the font: a `UIFont`.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      /// The key's name in an `NSAttributedString`.
      public static let name = "NSFont"
    }

    /// The key of the letters' colour: a `UIColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The key's name in an `NSAttributedString`.
      public static let name = "NSColor"
    }

    /// The key of the ground's colour: a `UIColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The key's name in an `NSAttributedString`.
      public static let name = "NSBackgroundColor"
    }

    /// The key of what is added after characters: points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The key's name in an `NSAttributedString`.
      public static let name = "NSKern"
    }
  }

  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Lets UIKit's attributes be written as members: `text.font = .systemFont(ofSize: 17)`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The string with those of its attributes that UIKit defines.
  var withUIKitAttributes: NSAttributedString {
    typealias Attributes = AttributeScopes.UIKitAttributes
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[Attributes.FontAttribute.self]
      attributes[.foregroundColor] = run[Attributes.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run[Attributes.BackgroundColorAttribute.self]
      attributes[.kern] = run[Attributes.KernAttribute.self].map { NSNumber(value: Double($0)) }
      result.append(
        NSAttributedString(
          string: String(self[run.range].characters), attributes: attributes))
    }
    return result
  }
}

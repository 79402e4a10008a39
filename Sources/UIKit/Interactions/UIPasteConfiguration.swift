// SPDX-License-Identifier: MIT

public import Foundation

open class UIPasteConfiguration: _UIObject {
  open var acceptableTypeIdentifiers: [String]

  public init(acceptableTypeIdentifiers: [String] = []) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init(object: ())
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// Looks like a tinted button.
open class UIPasteControl: UIControl {
  open class Configuration: _PlainObject {
    /// No effect.
    open var displayMode = DisplayMode.iconAndLabel
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// No effect.
    open var cornerRadius: CGFloat = -1
    open var baseForegroundColor: UIColor?
    open var baseBackgroundColor: UIColor?
    /// No effect.
    open var imagePlacement = NSDirectionalRectEdge.leading
  }

  /// No effect.
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0
    case iconOnly, labelOnly, arrowAndLabel
  }

  public let configuration: Configuration
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button: UIButton

  public init(configuration: Configuration) {
    self.configuration = configuration
    var looks = UIButton.Configuration.filled()
    looks.title = "Paste"
    looks.image = UIImage(systemName: "doc.on.clipboard")
    looks.imagePadding = 6
    looks.cornerStyle = configuration.cornerStyle
    looks.baseForegroundColor = configuration.baseForegroundColor
    looks.baseBackgroundColor = configuration.baseBackgroundColor
    button = UIButton(configuration: looks)
    super.init(frame: .zero)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
  }

  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    button = UIButton(configuration: .filled())
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}

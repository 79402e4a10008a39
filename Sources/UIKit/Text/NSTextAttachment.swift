// SPDX-License-Identifier: MIT

public import Foundation

// Clients set the values before they share the attachment.
open class NSTextAttachment: _AttributeValue, @unchecked Sendable {
  public static let character: Int = 0xFFFC

  open var image: UIImage?
  /// The bounds in points. The origin is on the baseline and y points up. Empty bounds use the
  /// image's size.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var accessibilityLabel: String?
  /// No effect.
  open var lineLayoutPadding: CGFloat = 0

  public override init() { super.init() }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  /// Whether text views show the view of the view provider.
  open var allowsTextAttachmentView = true

  open var usesTextAttachmentView: Bool { allowsTextAttachmentView && provider != nil }

  /// Returns nil unless a class is registered for the attachment's file type.
  @preconcurrency @MainActor
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    fileType.flatMap { Self.textAttachmentViewProviderClass(forFileType: $0) }?.init(
      textAttachment: self, parentView: parentView,
      textLayoutManager: textContainer?.textLayoutManager, location: location)
  }

  private var provider: NSTextAttachmentViewProvider?
  private var hasAsked = false

  /// The view provider, which is created once.
  @MainActor
  func viewProvider(in parent: UITextView?, at place: Int) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView else { return nil }
    if !hasAsked {
      hasAsked = true
      provider = viewProvider(
        for: parent, location: TextOffset(place), textContainer: parent?.textContainer)
    }
    return provider
  }

  /// The bounds in the line, with y pointing up: ``bounds``, or the image's size. The arguments for
  /// the line and the position are placeholders.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  /// The bounds in the line. The layout calls this method. It calls the older method, so either can
  /// be overridden.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: location.offset)
  }

  /// The bounds of the view or the image in its line.
  func bounds(with attributes: [NSAttributedString.Key: Any], at place: Int) -> CGRect {
    let line = CGRect(x: 0, y: 0, width: 1e7, height: 1e7)
    let call = Unguarded((attachment: self, attributes: attributes))
    let ofView = onMainActor { () -> CGRect? in
      call.value.attachment.viewProvider(in: nil, at: place).map {
        $0.attachmentBounds(
          for: call.value.attributes, location: $0.location, textContainer: nil,
          proposedLineFragment: line, position: .zero)
      }
    }
    if let ofView, !ofView.isEmpty { return ofView }
    return attachmentBounds(
      for: attributes, location: TextOffset(place), textContainer: nil, proposedLineFragment: line,
      position: .zero)
  }

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The image for a rectangle. Drawing calls this method. It calls the older method, so either can
  /// be overridden.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:],
    location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> UIImage? {
    image(forBounds: bounds, textContainer: textContainer, characterIndex: location.offset)
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, _ in found = found || value != nil }
    return found
  }
}

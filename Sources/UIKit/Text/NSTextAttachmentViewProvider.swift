// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  public private(set) weak var textAttachment: NSTextAttachment?
  public private(set) weak var textLayoutManager: NSTextLayoutManager?
  public let location: any NSTextLocation
  weak var parentView: UIView?
  /// Whether the view's fitting size is used when the attachment has no bounds.
  open var tracksTextAttachmentViewBounds = false

  public required init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.parentView = parentView
    self.textLayoutManager = textLayoutManager
    self.location = location
    super.init()
  }

  private var ownView: UIView?
  private var isLoading = false

  /// The view, which the first access loads.
  open var view: UIView? {
    get {
      if ownView == nil, !isLoading {
        isLoading = true
        loadView()
        isLoading = false
      }
      return ownView
    }
    set { ownView = newValue }
  }

  open func loadView() {}

  /// The bounds of the view in its line, with y pointing up.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    let bounds = textAttachment?.bounds ?? .zero
    guard bounds.isEmpty, tracksTextAttachmentViewBounds, let view else { return bounds }
    return CGRect(
      origin: bounds.origin, size: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }
}

extension NSTextAttachment {
  public class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: NSTextAttachmentViewProvider.Type,
    forFileType fileType: String
  ) { AttachmentViewProviders.classes.value[fileType] = textAttachmentViewProviderClass }

  public class func textAttachmentViewProviderClass(
    forFileType fileType: String
  ) -> NSTextAttachmentViewProvider.Type? { AttachmentViewProviders.classes.value[fileType] }
}

enum AttachmentViewProviders {
  static let classes = UncheckedAccess<[String: NSTextAttachmentViewProvider.Type]>([:])
}

extension UITextView {
  /// Places the views of the attachments in the text, and removes the views of attachments that are
  /// gone.
  func placeAttachmentViews() {
    var shown: [UIView] = []
    let text = attributedText ?? NSAttributedString(string: "")
    for (attachment, range) in text.attachments {
      guard let provider = attachment.viewProvider(in: self, at: range.location),
        let view = provider.view
      else { continue }
      provider.parentView = self
      view.frame = frame(ofAttachment: range.location, provider)
      if view.superview !== self { addSubview(view) }
      shown.append(view)
    }
    for view in attachmentViews where !shown.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    attachmentViews = shown
  }

  private func frame(ofAttachment place: Int, _ provider: NSTextAttachmentViewProvider) -> CGRect {
    let manager = layoutManager
    let glyph = manager.boundingRect(
      forGlyphRange: NSRange(location: place, length: 1), in: textContainer)
    let bounds = provider.attachmentBounds(
      for: [:], location: provider.location, textContainer: textContainer,
      proposedLineFragment: glyph, position: glyph.origin)
    let baseline = manager.line(at: place)?.line.baseline ?? glyph.maxY
    return CGRect(
      x: textContainerInset.left + glyph.minX, y: textContainerInset.top + baseline - bounds.maxY,
      width: bounds.width, height: bounds.height)
  }
}

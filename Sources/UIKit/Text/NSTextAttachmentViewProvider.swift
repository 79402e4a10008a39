// SPDX-License-Identifier: MIT

public import Foundation

/// Makes the view that a text view shows in place of an attachment, and says how much room it takes.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  public private(set) weak var textAttachment: NSTextAttachment?
  public private(set) weak var textLayoutManager: NSTextLayoutManager?
  public let location: any NSTextLocation
  weak var parentView: UIView?
  /// Whether the view's fitting size counts where the attachment has no bounds.
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

  /// Loaded when first asked for.
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

  /// Overrides set ``view``.
  open func loadView() {}

  /// What the view takes of its line, from the baseline upwards.
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
  /// Makes attachments of a type show the views of a class; nil takes that back.
  public class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: NSTextAttachmentViewProvider.Type,
    forFileType fileType: String
  ) { AttachmentViewProviders.classes.value[fileType] = textAttachmentViewProviderClass }

  public class func textAttachmentViewProviderClass(
    forFileType fileType: String
  ) -> NSTextAttachmentViewProvider.Type? { AttachmentViewProviders.classes.value[fileType] }
}

enum AttachmentViewProviders {
  static let classes = Unguarded<[String: NSTextAttachmentViewProvider.Type]>([:])
}

extension UITextView {
  /// Shows the views of attachments where the text leaves room for them, and takes those away that it lost.
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

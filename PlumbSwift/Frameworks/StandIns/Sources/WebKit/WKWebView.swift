// SPDX-License-Identifier: MIT

@_exported import Foundation
import FoundationNetworking
@_exported import PlumbAbsence
@_exported import UIKit

/// A web view without an engine. It stores the loaded URL, takes part in layout, and stays empty.
@preconcurrency @MainActor
open class WKWebView: UIView, FrameworkMembers, UIScrollViewDelegate {
  open var configuration: WKWebViewConfiguration { copiedConfiguration }
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Fills the view, as in WebKit.
  open private(set) lazy var scrollView = UIScrollView(frame: bounds)
  public let backForwardList = WKBackForwardList()

  private let copiedConfiguration: WKWebViewConfiguration
  private var _title: String?
  private var _url: URL?

  /// The title of a page that was loaded from text.
  open var title: String? { _title }
  /// The URL of the last loaded page.
  open var url: URL? { _url }
  /// 0 before the first load, then 1.
  open private(set) var estimatedProgress = 0.0 {
    willSet { KeyValueObserving.willChange(self, "estimatedProgress") }
    didSet { KeyValueObserving.didChange(self, "estimatedProgress") }
  }
  /// Always false, because loading ends before the call returns.
  open var isLoading: Bool { false }
  open var hasOnlySecureContent: Bool { _url?.scheme == "https" }
  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false
  open var mediaType: String?
  /// No effect.
  open var obscuredContentInsets = UIEdgeInsets.zero
  open private(set) var minimumViewportInset = UIEdgeInsets.zero
  open private(set) var maximumViewportInset = UIEdgeInsets.zero

  open func setMinimumViewportInset(
    _ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets
  ) {
    self.minimumViewportInset = minimumViewportInset
    self.maximumViewportInset = maximumViewportInset
  }

  open var underPageBackgroundColor: UIColor?
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      if let findInteraction { removeInteraction(findInteraction) }
      findInteraction =
        isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: WKFinding.shared) : nil
      if let findInteraction { addInteraction(findInteraction) }
    }
  }
  /// Finds nothing.
  open private(set) var findInteraction: UIFindInteraction?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    copiedConfiguration = configuration
    super.init(frame: frame)
    addScrollView()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    copiedConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  private func addScrollView() {
    backgroundColor = .white
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  // MARK: Loading

  /// Stores the URL. The delegate is informed that the network is not reachable.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    open(request.url, title: nil)
    let navigation = WKNavigation()
    guard request.url?.isFileURL != true else { return finish(navigation) }
    Absence.tell("web views load no pages")
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation, withError: URLError(.notConnectedToInternet))
    return navigation
  }

  /// Stores the URL and the title. The delegate is informed that the page is loaded.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    open(baseURL ?? URL(string: "about:blank"), title: Self.title(of: string))
    return finish(WKNavigation())
  }

  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    open(url, title: (try? String(contentsOf: url, encoding: .utf8)).flatMap(Self.title))
    return finish(WKNavigation())
  }

  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    open(baseURL, title: Self.title(of: String(decoding: data, as: UTF8.self)))
    return finish(WKNavigation())
  }

  @discardableResult
  open func reload() -> WKNavigation? { _url == nil ? nil : finish(WKNavigation()) }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }
  open func stopLoading() {}

  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go(to:)) }

  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go(to:)) }

  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.select(item) else { return nil }
    show(item.url, title: item.title)
    return finish(WKNavigation())
  }

  private func open(_ url: URL?, title: String?) {
    if let url { backForwardList.push(WKBackForwardListItem(url: url, title: title)) }
    show(url, title: title)
  }

  private func show(_ url: URL?, title: String?) {
    let keys = ["URL", "url", "title", "canGoBack", "canGoForward"]
    keys.forEach { KeyValueObserving.willChange(self, $0) }
    _url = url
    _title = title
    keys.forEach { KeyValueObserving.didChange(self, $0) }
    estimatedProgress = 1
  }

  private func finish(_ navigation: WKNavigation) -> WKNavigation {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    navigationDelegate?.webView(self, didCommit: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
    return navigation
  }

  /// The text of the `title` element.
  private static func title(of html: String) -> String? {
    guard let open = html.range(of: "<title>", options: .caseInsensitive),
      let close = html.range(
        of: "</title>", options: .caseInsensitive, range: open.upperBound..<html.endIndex)
    else { return nil }
    return html[open.upperBound..<close.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: Scripts

  /// Fails.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    Absence.tell("web views run no scripts")
    completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
  }

  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    Absence.tell("web views run no scripts")
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// Fails.
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(CocoaError(.featureUnsupported))) }

  /// Finds nothing.
  open func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) { completionHandler(WKFindResult()) }

  /// Fails.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(CocoaError(.featureUnsupported))) }

  /// - Throws: Always.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw CocoaError(.featureUnsupported) }

  /// The history of URLs, which another view can restore.
  open var interactionState: Any? {
    get { backForwardList.currentItem.map { backForwardList.backList + [$0] } }
    set {
      for item in newValue as? [WKBackForwardListItem] ?? [] {
        open(item.url, title: item.title)
      }
    }
  }

  open var themeColor: UIColor? { nil }

  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }

  /// Calls the handler at once with a white picture, because pages are not drawn.
  open func takeSnapshot(
    with configuration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    let picture = blankPicture(configuration)
    completionHandler(picture, picture == nil ? WKError(.unknown) : nil)
  }

  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }

  public func _frameworkMember(_ name: String) -> NamedMember? {
    switch name {
    case "estimatedProgress": .property { self.estimatedProgress }
    case "title": .property { self.title }
    case "URL", "url": .property { self.url }
    case "loading", "isLoading": .property { self.isLoading }
    case "canGoBack": .property { self.canGoBack }
    case "canGoForward": .property { self.canGoForward }
    case "navigationDelegate":
      .property({ self.navigationDelegate }, { self.navigationDelegate = $0 })
    case "uiDelegate", "UIDelegate": .property({ self.uiDelegate }, { self.uiDelegate = $0 })
    case "reload": .method { _ in self.reload() }
    case "stopLoading": .method { _ in self.stopLoading() }
    case "goBack": .method { _ in self.goBack() }
    case "goForward": .method { _ in self.goForward() }
    default: nil
    }
  }
}

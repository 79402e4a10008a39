// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class UIPageControl: UIControl {
  override var archivedParent: UIView? { nil }

  override func setUpContent() { contentDidChange() }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodePageControl) }

  @_Shown private var pages = (count: 0, current: 0)

  /// A page that goes takes the mark of the current one to the last that stays.
  open var numberOfPages: Int {
    get { pages.count }
    set {
      let count = max(0, newValue)
      pages = (count, Self.pinned(pages.current, count))
    }
  }

  /// The nearest that there is of the page that is set.
  open var currentPage: Int {
    get { pages.current }
    set { pages.current = Self.pinned(newValue, pages.count) }
  }

  private static func pinned(_ page: Int, _ count: Int) -> Int { max(0, min(page, count - 1)) }

  /// Whether a single page, or none, shows no dot. The control keeps its size.
  @_Shown open var hidesForSinglePage = false

  private var colors = PartColors() {
    didSet { showColors() }
  }

  open var pageIndicatorTintColor: UIColor? {
    get { colors.empty }
    set { colors.empty = newValue }
  }

  open var currentPageIndicatorTintColor: UIColor? {
    get { colors.filled }
    set { colors.filled = newValue }
  }

  /// No effect.
  open var allowsContinuousInteraction = true
  /// No effect.
  open var progress: UIPageControlProgress?
  /// No effect.
  open var defersCurrentPageDisplay = false
  /// No effect.
  open var backgroundStyle = BackgroundStyle.automatic
  /// No effect.
  open var direction = Direction.natural
  /// Images of pages are drawn in the colours of the pages, in the places of the dots.
  @_Shown open var preferredIndicatorImage: UIImage? = nil
  /// Nil for ``preferredIndicatorImage``.
  @_Shown open var preferredCurrentPageIndicatorImage: UIImage? = nil
  @_Shown private var indicators: [Int: UIImage] = [:]
  @_Shown private var currentIndicators: [Int: UIImage] = [:]

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators[page] = image }

  open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicators[page] = image
  }

  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicators[page] }

  /// `none`: nobody touches it.
  open var interactionState: InteractionState { .none }

  public enum InteractionState: Int, Sendable { case none, discrete, continuous }

  /// No effect.
  open func updateCurrentPageDisplay() {}

  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  private func showColors() {
    var shown = colors
    if hidesForSinglePage, numberOfPages <= 1 {
      shown.empty = .clear
      shown.filled = .clear
    }
    shown.show(on: self)
  }

  /// "page 2 of 4", as UIKit tells assistive technologies and tests of user interfaces.
  override var derivedAccessibilityValue: String? {
    numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let measurer = ContentMeasurer(environment: LayoutStore.current.environment.layout)
    return CGSize(
      measurer.size(of: .control(.pageControl(pages: max(0, pageCount), current: 0))))
  }

  override func contentDidChange() {
    var shown = ControlImages()
    shown.empty = preferredIndicatorImage?.content
    shown.filled = preferredCurrentPageIndicatorImage?.content
    shown.pages = indicators.mapValues(\.content)
    if let image = currentIndicators[currentPage] { shown.pages[currentPage] = image.content }
    showImages(shown)
    LayoutStore.current.setContent(
      .control(.pageControl(pages: max(0, numberOfPages), current: currentPage)), of: item)
    showColors()
  }
}

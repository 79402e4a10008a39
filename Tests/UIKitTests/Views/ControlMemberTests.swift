// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Members of controls, events and feedback that apps override, set or read.
@MainActor
struct ControlMemberTests {
  private final class Button: UIButton {
    static let liked = UIControl.State(rawValue: 1 << 16)
    var isLiked = false {
      didSet { setNeedsLayout() }
    }
    override var state: UIControl.State {
      isLiked ? super.state.union(Self.liked) : super.state
    }
  }

  /// UIControl.State.application: "additional control-state flags available for application use".
  @Test func subclassesHaveStatesOfTheirOwn() {
    let button = Button(type: .custom)
    button.setTitle("Like", for: .normal)
    button.setTitle("Liked", for: Button.liked)
    #expect(button.state == .normal && button.currentTitle == "Like")
    button.isLiked = true
    #expect(button.state == Button.liked && button.currentTitle == "Liked")
    button.isSelected = true
    #expect(button.state == [Button.liked, .selected] && button.currentTitle == "Like")
  }

  /// UIActivityIndicatorView.h: whiteLarge is 0, white 1 and gray 2; "the large white style", "the
  /// standard white style".
  @Test func oldStylesOfIndicatorsAreDrawn() {
    #expect(UIActivityIndicatorView.Style(rawValue: 0) == .whiteLarge)
    #expect(UIActivityIndicatorView.Style(rawValue: 1) == .white)
    #expect(UIActivityIndicatorView.Style(rawValue: 2) == .gray)
    let (large, medium) = (
      UIActivityIndicatorView(style: .large), UIActivityIndicatorView(style: .medium)
    )
    let whiteLarge = UIActivityIndicatorView(style: .whiteLarge)
    for indicator in [large, medium, whiteLarge] { indicator.startAnimating() }
    #expect(whiteLarge.intrinsicContentSize == large.intrinsicContentSize)
    #expect(whiteLarge.color == .white && whiteLarge.svg() != large.svg())
    let gray = UIActivityIndicatorView(style: .gray)
    gray.startAnimating()
    #expect(gray.intrinsicContentSize == medium.intrinsicContentSize)
    #expect(gray.svg() == medium.svg())
    whiteLarge.style = .large
    #expect(whiteLarge.svg() == large.svg())
    whiteLarge.color = .red
    whiteLarge.style = .whiteLarge
    #expect(whiteLarge.color == .red)
  }

  /// UIKit's documentation of currentMinimumTrackImage: "the image used to render the minimum track
  /// in the current state". A state without an image has that of the normal state.
  @Test func tracksOfSlidersFollowTheState() {
    let slider = UISlider()
    let (normal, disabled) = (
      UIImage(size: CGSize(width: 1, height: 1)), UIImage(size: CGSize(width: 2, height: 2))
    )
    slider.setMinimumTrackImage(normal, for: .normal)
    slider.setMinimumTrackImage(disabled, for: .disabled)
    slider.setMaximumTrackImage(normal, for: .normal)
    #expect(slider.currentMinimumTrackImage === normal)
    slider.isEnabled = false
    #expect(slider.currentMinimumTrackImage === disabled)
    #expect(slider.currentMaximumTrackImage === normal)
  }

  /// UIKit's documentation of the getters: they return the image that was set for the state.
  @Test func imagesOfControlsAreKept() {
    let image = UIImage(size: CGSize(width: 1, height: 1))
    let stepper = UIStepper()
    stepper.setIncrementImage(image, for: .highlighted)
    stepper.setBackgroundImage(image, for: .normal)
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    #expect(stepper.incrementImage(for: .highlighted) === image)
    #expect(stepper.decrementImage(for: .highlighted) == nil)
    #expect(stepper.backgroundImage(for: .normal) === image)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === image)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.setBackgroundImage(image, for: .selected, barMetrics: .default)
    #expect(segments.backgroundImage(for: .selected, barMetrics: .default) === image)
    #expect(segments.backgroundImage(for: .selected, barMetrics: .compact) == nil)
    let pages = UIPageControl()
    pages.setCurrentPageIndicatorImage(image, forPage: 1)
    #expect(pages.currentPageIndicatorImage(forPage: 1) === image)
    #expect(pages.currentPageIndicatorImage(forPage: 0) == nil)
  }

  /// UISegmentedControl.segmentIndex(identifiedBy:): "the index of the segment associated with the
  /// given actionIdentifier, or NSNotFound".
  @Test func segmentsAreFoundByTheirActions() {
    let actions = ["a", "b"].map { name in
      UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in }
    }
    let segments = UISegmentedControl(frame: .zero, actions: actions)
    #expect(segments.segmentIndex(identifiedBy: UIAction.Identifier("b")) == 1)
    #expect(segments.segmentIndex(identifiedBy: UIAction.Identifier("c")) == NSNotFound)
  }

  // MARK: Events

  private final class Stylus: UITouch {
    let recognizer = UIGestureRecognizer()
    override func azimuthAngle(in view: UIView?) -> CGFloat { .pi / 2 }
    override var gestureRecognizers: [UIGestureRecognizer]? { [recognizer] }
  }

  private final class Touches: UIEvent {
    let touch = Stylus()
    override var allTouches: Set<UITouch>? { [touch, UITouch()] }
  }

  /// UITouch.azimuthUnitVector(in:): "a unit vector that points in the direction of the azimuth of
  /// the stylus".
  @Test func touchesPointWhereTheStylusDoes() {
    let event = Touches()
    let vector = event.touch.azimuthUnitVector(in: nil)
    #expect(abs(vector.dx) < 1e-9 && vector.dy == 1)
    #expect(event.touches(for: event.touch.recognizer) == [event.touch])
    #expect(event.touch.estimatedProperties == [])
  }

  /// UIEvent.ButtonMask.button(_:): "button numbers start at 1". Button 1 is the primary one.
  @Test func buttonsOfPointersAreCounted() {
    #expect(UIEvent.ButtonMask.button(1) == .primary)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
    #expect(UIEvent.ButtonMask.button(0) == [])
  }

  private final class Key: UIPress {
    let recognizer = UITapGestureRecognizer()
    override var gestureRecognizers: [UIGestureRecognizer]? { [recognizer] }
  }

  private final class Presses: UIPressesEvent {
    let key = Key()
    override var allPresses: Set<UIPress> { [key, UIPress()] }
  }

  /// UIPressesEvent.presses(for:): "the presses being tracked by the specified gesture recognizer".
  @Test func pressesBelongToRecognizers() {
    let event = Presses()
    #expect(event.type == .presses)
    #expect(event.presses(for: event.key.recognizer) == [event.key])
  }

  private final class Recognizer: UIGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool {
      event.type == .scroll && super.shouldReceive(event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      state = .cancelled
    }
  }

  /// UIKit's documentation of UIGestureRecognizer: methods that subclasses override.
  @Test func recognizersOverrideWhatTheyReceive() {
    let recognizer = Recognizer()
    #expect(!recognizer.shouldReceive(UIEvent()))
    #expect(UIGestureRecognizer().shouldReceive(UIEvent()))
    recognizer.pressesCancelled([], with: UIPressesEvent())
    #expect(recognizer.state == .cancelled)
  }

  /// UIFeedbackGenerator.init(view:): "creates a feedback generator attached to the given view".
  @Test func generatorsAreInteractionsOfTheirView() {
    let view = UIView()
    let generator = UIImpactFeedbackGenerator(style: .light, view: view)
    #expect(generator.view === view && view.interactions.first === generator)
  }

  /// Source: the reference of `currentPage`, whose values outside of the range are pinned.
  @Test func pagesStayWithinTheirNumber() {
    let pages = UIPageControl()
    pages.currentPage = 2
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 4
    pages.currentPage = 9
    #expect(pages.currentPage == 3)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
  }
}

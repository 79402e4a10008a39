// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Simulated drags, and taps on the status bar.
///
/// Sources: the references of `UIScrollViewDelegate` and `isPagingEnabled`. Deceleration is the
/// projection of "Designing Fluid Interfaces", WWDC 2018: velocity × rate / (1 − rate).
@MainActor
struct DragTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var target: CGPoint?
    var letsScroll = true
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let step = scrollView.isDragging ? "dragged" : scrollView.isDecelerating ? "ran" : "scrolled"
      heard.append("\(step) \(scrollView.contentOffset.y)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      heard.append("end \(velocity.y) \(targetContentOffset.pointee.y.rounded())")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("ended \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("run") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rest") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { letsScroll }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("top") }
  }

  private let listener = Listener()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  private func makeView() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = listener
  }

  @Test func theDelegateIsCalledForEachStep() {
    makeView()
    view.simulateDrag(by: CGPoint(x: 30, y: -50))
    #expect(listener.heard == ["begin", "dragged 50.0", "end 0.0 50.0", "ended false"])
    #expect(view.contentOffset == CGPoint(x: 0, y: 50) && !view.isDragging)
    listener.heard = []
    view.decelerationRate = .fast
    view.simulateDrag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: 1))
    #expect(
      listener.heard == [
        "begin", "dragged 100.0", "end 1.0 199.0", "ended true", "run",
        "ran \(view.contentOffset.y)", "rest",
      ])
    #expect(abs(view.contentOffset.y - 199) < 0.001)
    // The drag stops at the end of the content.
    view.simulateDrag(by: CGPoint(x: 0, y: -5000))
    #expect(view.contentOffset.y == 800)
    view.isScrollEnabled = false
    listener.heard = []
    view.simulateDrag(by: CGPoint(x: 0, y: 100))
    #expect(listener.heard.isEmpty)
  }

  @Test func delegatesChangeTheTargetOffset() {
    makeView()
    listener.target = CGPoint(x: 0, y: 120)
    view.simulateDrag(by: CGPoint(x: 0, y: -50))
    #expect(view.contentOffset.y == 120 && listener.heard.last == "rest")
  }

  @Test func pagesAreTurnedOneByOne() {
    makeView()
    view.isPagingEnabled = true
    view.simulateDrag(by: CGPoint(x: 0, y: -90))
    #expect(view.contentOffset.y == 0)
    view.simulateDrag(by: CGPoint(x: 0, y: -110))
    #expect(view.contentOffset.y == 200)
    view.simulateDrag(by: CGPoint(x: 0, y: -20), velocity: CGPoint(x: 0, y: 0.5))
    #expect(view.contentOffset.y == 400)
    view.simulateDrag(by: CGPoint(x: 0, y: 20), velocity: CGPoint(x: 0, y: -9))
    #expect(view.contentOffset.y == 200)
  }

  @Test func aTapOnTheStatusBarScrollsToTheTop() {
    makeView()
    view.contentInset.top = 10
    view.contentOffset.y = 300
    listener.letsScroll = false
    #expect(!view.simulateScrollToTop() && view.contentOffset.y == 300)
    listener.letsScroll = true
    #expect(view.simulateScrollToTop() && view.contentOffset.y == -10)
    #expect(listener.heard.last == "top")
    view.scrollsToTop = false
    #expect(!view.simulateScrollToTop())
  }

  @Test func collectionLayoutsChangeTheTargetFirst() {
    final class Layout: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 60).rounded() * 60) }
    }
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 40 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let items = Items()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: Layout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.simulateDrag(by: CGPoint(x: 0, y: -100))
    #expect(collection.contentOffset.y == 120)
  }

  @Test func pickersAndClearButtonsCallTheirDelegates() {
    final class Chooser: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UITextFieldDelegate
    {
      var heard: [Int] = []
      var clears = false
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        3
      }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
      { heard.append(row) }
      func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
    }
    let chooser = Chooser()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    (picker.dataSource, picker.delegate) = (chooser, chooser)
    picker.simulateSelection(ofRow: 2, inComponent: 0)
    picker.simulateSelection(ofRow: 3, inComponent: 0)
    #expect(chooser.heard == [2] && picker.selectedRow(inComponent: 0) == 2)
    let field = UITextField()
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.delegate = chooser
    field.text = "text"
    chooser.clears = true
    // Without the button, nothing is cleared.
    #expect(!field.simulateClear())
    field.clearButtonMode = .always
    chooser.clears = false
    #expect(!field.simulateClear() && field.text == "text")
    chooser.clears = true
    #expect(field.simulateClear() && field.text == "" && changes == 1)
  }
}

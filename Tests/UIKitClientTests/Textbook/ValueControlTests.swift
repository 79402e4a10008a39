// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Controls keep their values in range, by UIKit's references of them.
@MainActor
struct ValueControlTests {
  @Test func sliderTakesTheNearestEnd() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(7, animated: true)
    #expect(slider.value == 7)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 6
    #expect(slider.value == 6)
  }

  @Test func stepperAndProgressTakeTheNearestEnd() {
    let stepper = UIStepper()
    stepper.value = -4
    #expect(stepper.value == 0)
    stepper.minimumValue = 2
    stepper.value = 200
    #expect(stepper.value == 100)
    let progress = UIProgressView(progressViewStyle: .default)
    progress.setProgress(1.5, animated: false)
    #expect(progress.progress == 1)
  }

  @Test func knobGoesFromEndToEnd() {
    let slider = UISlider()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 31)
    let track = slider.trackRect(forBounds: bounds)
    #expect(track.midY == bounds.midY)
    #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 0).minX == 0)
    #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 1).maxX == 200)
  }

  @Test func fieldsPositionTheirSideViewsAndClearButton() {
    let field = UITextField()
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 170, y: 12, width: 30, height: 10))
    #expect(field.clearButtonRect(forBounds: bounds).midY == bounds.midY)
  }
}

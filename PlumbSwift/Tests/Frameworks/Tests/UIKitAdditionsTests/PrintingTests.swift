// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Expectations: Apple's documentation of printing, where no printer is there.
@MainActor
struct PrintingTests {
  @Test func nothingPrints() {
    let controller = UIPrintInteractionController.shared
    let info = UIPrintInfo(dictionary: nil)
    info.jobName = "Job"
    controller.printInfo = info
    controller.printFormatter = UIMarkupTextPrintFormatter(markupText: "<b>x</b>")
    var isCompleted: Bool?
    controller.present(animated: true) { _, completed, _ in isCompleted = completed }
    #expect(isCompleted == false)
  }

  /// Source: the way to make a PDF of a view's print formatter, in many apps.
  @Test func paperHasASize() {
    let renderer = UIPrintPageRenderer()
    let page = CGRect(x: 0, y: 0, width: 595, height: 842)
    renderer.setValue(NSValue(cgRect: page), forKey: "paperRect")
    renderer.setValue(page.insetBy(dx: 10, dy: 10), forKey: "printableRect")
    #expect(renderer.paperRect == page)
    #expect(renderer.printableRect.width == 575)
  }
}

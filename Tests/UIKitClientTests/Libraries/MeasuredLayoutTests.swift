// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Layouts that measure text off the main thread, and create views of classes that only their
/// callers know.
struct MeasuredLayoutTests {
  /// `boundingRect` returns the size of a label without a view. Source: UIKit's references of both.
  /// A label rounds up to pixels.
  @MainActor
  @Test(arguments: ["Hi", "Hello world", "A text that has to wrap somewhere"], [12, 17, 30])
  func textMeasuresAsItsLabelDoes(text: String, fontSize: Int) async {
    let font = UIFont.systemFont(ofSize: CGFloat(fontSize))
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = 0
    let scale = UIScreen.main.scale
    for width in [CGFloat.greatestFiniteMagnitude, 150] {
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      let layout = TextLayout<UILabel>(text: text, font: font, scale: scale)
      let measured = await Task.detached { layout.size(within: room) }.value
      let shown = label.sizeThatFits(room)
      #expect(abs(measured.width - shown.width) <= 1 / scale)
      #expect(abs(measured.height - shown.height) <= 0.01)
    }
  }

  @MainActor
  private final class CountingLabel: UILabel {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @MainActor
  @Test func viewsAreOfTheClassThatIsAskedFor() {
    let layout = TextLayout<CountingLabel>(text: "Hi", font: .systemFont(ofSize: 17), scale: 2)
    let view = layout.makeView(at: CGPoint(x: 3, y: 4))
    #expect(type(of: view) == CountingLabel.self)
    #expect(view.frame.origin == CGPoint(x: 3, y: 4))
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }
}

private struct TextLayout<Label: UILabel>: Sendable {
  let text: String
  let font: UIFont
  let scale: CGFloat

  nonisolated func size(within room: CGSize) -> CGSize {
    let rect = (text as NSString).boundingRect(
      with: room, options: [.usesLineFragmentOrigin], attributes: [.font: font], context: nil)
    return CGSize(
      width: (rect.width * scale).rounded(.up) / scale,
      height: (rect.height * scale).rounded(.up) / scale)
  }

  @MainActor
  func makeView(at origin: CGPoint) -> Label {
    let label = Label()
    label.text = text
    label.font = font
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    label.frame = CGRect(origin: origin, size: size(within: room))
    return label
  }
}

// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The picture of a layout written in code that the README shows.
@MainActor
struct PictureTests {
  private static let picture = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/Card.svg")

  /// The lines of the README.
  private func makeCard() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 132))
    card.backgroundColor = .secondarySystemBackground
    let (picture, name, note) = (UIImageView(), UILabel(), UILabel())
    picture.image = UIImage(systemName: "person.crop.circle.fill")
    (name.text, name.font) = ("Ada Lovelace", .preferredFont(forTextStyle: .headline))
    (note.text, note.numberOfLines) = ("Wrote the first program, for a machine never built.", 0)
    let follow = UIButton(configuration: .filled())
    follow.setTitle("Follow", for: .normal)
    let texts = UIStackView(arrangedSubviews: [name, note, follow])
    (texts.axis, texts.alignment, texts.spacing) = (.vertical, .leading, 6)
    let row = UIStackView(arrangedSubviews: [picture, texts])
    (row.alignment, row.spacing) = (.top, 12)
    row.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(row)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 48),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      row.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      row.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
    ])
    return card
  }

  @Test func everythingInTheCardHasItsPlace() {
    let card = makeCard()
    card.layoutIfNeeded()
    let row = card.subviews[0]
    #expect(row.frame.minX == 8)
    #expect(row.frame.width == 304)
    #expect(row.subviews[0].frame == CGRect(x: 0, y: 0, width: 48, height: 48))
    let texts = row.subviews[1]
    #expect(texts.frame.minX == 60)
    // The note takes two lines, and everything fits the card.
    #expect(texts.subviews[1].frame.height > 40)
    #expect(row.frame.maxY <= 124)
  }

  /// `RECORD=1 swift test --filter PictureTests` draws it again.
  @Test func thePictureIsDrawnAsItIsNow() throws {
    let drawn = makeCard().svg()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try drawn.write(to: Self.picture, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.picture, encoding: .utf8) == drawn)
  }
}

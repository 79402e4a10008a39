// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The picture in the README of a layout in code.
@MainActor
struct PictureTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let picture = repository.appendingPathComponent("Examples/Card.svg")

  private func makeCard() -> UIView {
    // The README from here
    let picture = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
    let name = UILabel()
    name.text = "Ada Lovelace"
    name.font = .preferredFont(forTextStyle: .headline)
    let note = UILabel()
    note.text = "Wrote the first program, for a machine never built."
    note.numberOfLines = 0
    let follow = UIButton(configuration: .filled())
    follow.setTitle("Follow", for: .normal)

    let texts = UIStackView(arrangedSubviews: [name, note, follow])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 6
    let row = UIStackView(arrangedSubviews: [picture, texts])
    row.alignment = .top
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false

    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 132))
    card.backgroundColor = .secondarySystemBackground
    card.addSubview(row)

    let margins = card.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 48),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    // to here
    return card
  }

  /// The lines between two lines, without indentation and without empty lines at the ends.
  private static func lines(
    of file: String, from start: String, to end: String
  ) throws -> [Substring] {
    let lines = try String(contentsOfFile: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    let first = try #require(lines.firstIndex { $0.hasPrefix(start) })
    let last = try #require(lines[first...].firstIndex { $0.hasPrefix(end) })
    return Array(lines[(first + 1)..<last].trimmingPrefix { $0.isEmpty })
      .reversed().trimmingPrefix { $0.isEmpty }.reversed()
  }

  @Test func theREADMEHasTheCodeOfThePicture() throws {
    let readme = Self.repository.appendingPathComponent("README.md").path
    #expect(
      try Self.lines(of: readme, from: "import UIKit", to: "try card.svg()")
        == Self.lines(of: #filePath, from: "// The README from here", to: "// to here"))
  }

  @Test func everythingInTheCardHasItsPlace() {
    let card = makeCard()
    card.layoutIfNeeded()
    let row = card.subviews[0]
    #expect(row.frame.minX == 8)
    #expect(row.frame.width == 304)
    // The symbol is aligned like a line of text. Its frame is a point lower.
    #expect(row.subviews[0].alignmentRect(forFrame: row.subviews[0].frame).width == 48)
    #expect(row.subviews[0].frame == CGRect(x: 0, y: 0.5, width: 48, height: 47))
    let texts = row.subviews[1]
    #expect(texts.frame.minX == 60)
    // The note takes two lines, and all content fits in the card.
    #expect(texts.subviews[1].frame.height > 40)
    #expect(row.frame.maxY <= 124)
  }

  /// `RECORD=1 swift test --filter PictureTests` writes the picture again.
  @Test func committedPictureIsUpToDate() throws {
    let drawn = makeCard().svg()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try drawn.write(to: Self.picture, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.picture, encoding: .utf8) == drawn)
  }
}

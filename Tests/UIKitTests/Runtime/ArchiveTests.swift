// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: Apple's documentation. An unarchived object equals the archived one.
@MainActor
struct ArchiveTests {
  private func copy<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
  }

  @Test func viewsKeepTheirLookAndTheirSubviews() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    view.alpha = 0.5
    view.tag = 7
    view.contentMode = .center
    view.clipsToBounds = true
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 50, height: 20))
    label.text = "Title"
    label.font = .systemFont(ofSize: 21, weight: .bold)
    label.textAlignment = .right
    label.numberOfLines = 3
    view.addSubview(label)

    let made = try copy(view)
    #expect(made !== view)
    #expect(made.bounds == view.bounds && made.center == view.center)
    #expect(made.transform == view.transform)
    #expect(made.backgroundColor == view.backgroundColor)
    #expect(made.alpha == 0.5 && made.tag == 7 && made.clipsToBounds)
    #expect(made.contentMode == .center)
    #expect(made.layer.cornerRadius == 8 && made.layer.borderWidth == 2)
    let inner = try #require(made.subviews.first as? UILabel)
    #expect(inner.text == "Title" && inner.numberOfLines == 3 && inner.textAlignment == .right)
    #expect(inner.font == label.font)
    #expect(inner.frame == label.frame)
  }

  @Test func constraintsBetweenViewsAreArchived() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let leading = box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12)
    leading.identifier = "leading"
    NSLayoutConstraint.activate([
      leading, box.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
      box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    let made = try copy(view)
    made.layoutIfNeeded()
    #expect(made.subviews.first?.frame == CGRect(x: 12, y: 4, width: 50, height: 30))
    #expect(made.constraints.contains { $0.identifier == "leading" && $0.constant == 12 })
  }

  @Test func stacksKeepWhatTheyArrange() throws {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIImageView()])
    stack.axis = .vertical
    stack.spacing = 9
    stack.alignment = .center
    let made = try copy(stack)
    #expect(made.axis == .vertical && made.spacing == 9 && made.alignment == .center)
    #expect(made.arrangedSubviews.count == 2 && made.arrangedSubviews[1] is UIImageView)
  }

  @Test func controlsKeepTheirValues() throws {
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(try copy(toggle).isOn)
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 4
    let made = try copy(slider)
    #expect(made.maximumValue == 10 && made.value == 4)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isEnabled = false
    let copied = try copy(button)
    #expect(copied.title(for: .normal) == "Go" && !copied.isEnabled)
    let field = UITextField()
    field.text = "a"
    field.placeholder = "Name"
    let written = try copy(field)
    #expect(written.text == "a" && written.placeholder == "Name")
  }

  @Test func subclassesArchiveTheirProperties() throws {
    let view = ArchivedView(frame: .zero)
    view.note = "own"
    #expect(try copy(view).note == "own")
  }

  @Test func itemsAndControllersKeepTheirTitles() throws {
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    item.tag = 3
    let made = try copy(item)
    #expect(made.title == "Done" && made.tag == 3)
    let navigation = UINavigationItem(title: "Inbox")
    #expect(try copy(navigation).title == "Inbox")
    let controller = UIViewController()
    controller.title = "Start"
    #expect(try copy(controller).title == "Start")
  }

  @Test func layersPathsImagesAndTraitsAreArchived() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.cornerRadius = 5
    layer.backgroundColor = UIColor.red.cgColor
    let made = try copy(layer)
    #expect(made.frame == layer.frame && made.cornerRadius == 5)
    #expect(made.backgroundColor == layer.backgroundColor)

    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addCurve(
      to: CGPoint(x: 9, y: 1), controlPoint1: CGPoint(x: 3, y: 5),
      controlPoint2: CGPoint(x: 6, y: 5))
    path.close()
    path.lineWidth = 3
    let drawn = try copy(path)
    #expect(drawn.cgPath == path.cgPath && drawn.lineWidth == 3)

    let symbol = try #require(UIImage(systemName: "star")).withRenderingMode(.alwaysTemplate)
    let image = try copy(symbol)
    #expect(image.isSymbolImage && image.renderingMode == .alwaysTemplate)
    #expect(image.size == symbol.size)

    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.horizontalSizeClass = .compact
    }
    let read = try copy(traits)
    #expect(read.userInterfaceStyle == .dark && read.horizontalSizeClass == .compact)
  }

  @Test(arguments: [
    UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 17, weight: .semibold),
    UIFont(name: "Georgia-Bold", size: 20) ?? .systemFont(ofSize: 1),
  ])
  func fontsAreKeptByNameAndSize(_ font: UIFont) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
  }

  @Test func animationsAreCopied() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.duration = 2
    let copied = try #require(animation.copy() as? CABasicAnimation)
    #expect(copied !== animation)
    #expect(copied.keyPath == "opacity" && copied.fromValue as? Double == 0 && copied.duration == 2)
    #expect(try copy(animation).keyPath == "opacity")
  }

  @Test func copiesOfImmutableObjectsAreIdentical() {
    let effect = UIBlurEffect(style: .dark)
    #expect(effect.copy() as? UIBlurEffect === effect)
    let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(2))
    #expect(size.copy() as? NSCollectionLayoutSize === size)
  }
}

final class ArchivedView: UIView {
  var note = ""

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note = coder.decodeObject(of: NSString.self, forKey: "note") as String? ?? ""
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(note as NSString, forKey: "note")
  }
}

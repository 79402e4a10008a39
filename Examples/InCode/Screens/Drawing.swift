// SPDX-License-Identifier: MIT

import UIKit

final class PlayerScreen: UIViewController {
  private final class Waveform: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isOpaque = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let count = 40
      let step = bounds.width / CGFloat(count)
      for index in 0..<count {
        let height = bounds.height * (0.25 + 0.75 * abs(sin(CGFloat(index) * 0.7)))
        let bar = CGRect(
          x: CGFloat(index) * step, y: (bounds.height - height) / 2, width: step * 0.6,
          height: height)
        context.setFillColor(
          (index < 16 ? UIColor.white : UIColor.white.withAlphaComponent(0.35)).cgColor)
        context.addPath(UIBezierPath(roundedRect: bar, cornerRadius: step * 0.3).cgPath)
        context.drawPath(using: .fill)
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let background = GradientView()
    view.pin(background, to: nil)
    background.translatesAutoresizingMaskIntoConstraints = true
    background.frame = view.bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let cover = UIView()
    cover.backgroundColor = .black
    cover.layer.cornerRadius = 20
    cover.layer.shadowOpacity = 0.4
    cover.layer.shadowRadius = 20
    let disc = CAShapeLayer()
    disc.path = UIBezierPath(ovalIn: CGRect(x: 40, y: 40, width: 160, height: 160)).cgPath
    disc.fillColor = UIColor.systemYellow.cgColor
    disc.strokeColor = UIColor.white.cgColor
    disc.lineWidth = 6
    cover.layer.addSublayer(disc)
    let wave = Waveform()
    wave.backgroundColor = .clear
    wave.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let title = UILabel("Notes on the Engine", .title2, color: .white)
    title.textAlignment = .center
    let buttons = UIStackView(.horizontal, spacing: 24, alignment: .center)
    for (name, size) in [
      ("backward.fill", 24.0), ("play.circle.fill", 64.0), ("forward.fill", 24.0),
    ] {
      let button = UIButton(type: .system)
      button.setImage(
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)),
        for: .normal)
      button.tintColor = .white
      buttons.addArrangedSubview(button)
    }
    let stack = UIStackView(.vertical, spacing: 24, alignment: .center, cover, title, wave, buttons)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      cover.widthAnchor.constraint(equalToConstant: 240),
      cover.heightAnchor.constraint(equalToConstant: 240),
      wave.widthAnchor.constraint(equalTo: stack.widthAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
    ])
  }
}

final class ChartScreen: ScrollingScreen {
  private final class Bars: UIView {
    override func draw(_ rect: CGRect) {
      let values: [CGFloat] = [0.3, 0.55, 0.4, 0.8, 0.65, 0.95, 0.5]
      let width = bounds.width / CGFloat(values.count)
      UIColor.separator.setStroke()
      let grid = UIBezierPath()
      for line in 1...4 {
        let y = bounds.height * CGFloat(line) / 4
        grid.move(to: CGPoint(x: 0, y: y))
        grid.addLine(to: CGPoint(x: bounds.width, y: y))
      }
      grid.lineWidth = 0.5
      grid.stroke()
      for (index, value) in values.enumerated() {
        let bar = CGRect(
          x: CGFloat(index) * width + width * 0.2, y: bounds.height * (1 - value),
          width: width * 0.6,
          height: bounds.height * value)
        (index == 5 ? UIColor.systemBlue : UIColor.systemBlue.withAlphaComponent(0.4)).setFill()
        UIBezierPath(
          roundedRect: bar, byRoundingCorners: [.topLeft, .topRight],
          cornerRadii: CGSize(width: 6, height: 6)
        ).fill()
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Activity"
    let bars = Bars()
    bars.backgroundColor = .clear
    bars.heightAnchor.constraint(equalToConstant: 220).isActive = true
    stack.addArrangedSubview(UILabel("Steps this week", .headline))
    stack.addArrangedSubview(bars)
    stack.addArrangedSubview(
      UILabel("8,412 steps a day on average", .subheadline, color: .secondaryLabel))
  }
}

final class RingsScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rings"
    view.backgroundColor = .systemBackground
    let rings = UIView()
    rings.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rings)
    NSLayoutConstraint.activate([
      rings.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      rings.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      rings.widthAnchor.constraint(equalToConstant: 240),
      rings.heightAnchor.constraint(equalToConstant: 240),
    ])
    for (index, color) in [UIColor.systemRed, .systemGreen, .systemCyan].enumerated() {
      let radius = CGFloat(105 - 34 * index)
      let ring = CAShapeLayer()
      ring.path =
        UIBezierPath(
          arcCenter: CGPoint(x: 120, y: 120), radius: radius, startAngle: -.pi / 2,
          endAngle: -.pi / 2 + .pi * CGFloat(1.7 - 0.4 * Double(index)), clockwise: true
        ).cgPath
      ring.fillColor = nil
      ring.strokeColor = color.cgColor
      ring.lineWidth = 28
      ring.lineCap = .round
      rings.layer.addSublayer(ring)
    }
    let badge = UILabel("NEW", .headline, color: .white)
    badge.backgroundColor = .systemPink
    badge.frame = CGRect(x: 180, y: 0, width: 60, height: 26)
    badge.transform = CGAffineTransform(rotationAngle: .pi / 12)
    badge.textAlignment = .center
    badge.layer.cornerRadius = 6
    badge.layer.masksToBounds = true
    rings.addSubview(badge)
  }
}

final class WeatherScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let sky = GradientView()
    (sky.layer as? CAGradientLayer)?.colors = [
      UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor,
    ]
    sky.frame = view.bounds
    sky.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(sky)
    let city = UILabel("London", .largeTitle, color: .white)
    let degrees = UILabel("18°", .largeTitle, color: .white)
    degrees.font = .systemFont(ofSize: 96, weight: .thin)
    let note = UILabel("Mostly cloudy", .title3, color: .white)
    let days = UIStackView(.vertical, spacing: 8)
    for (day, name, range) in [
      ("Monday", "sun.max.fill", "12°–20°"), ("Tuesday", "cloud.fill", "11°–17°"),
      ("Wednesday", "cloud.rain.fill", "9°–14°"),
    ] {
      let icon = UIImageView(image: UIImage(systemName: name))
      icon.tintColor = .white
      let row = UIStackView(
        .horizontal, alignment: .center, UILabel(day, color: .white), icon,
        UILabel(range, color: .white))
      row.distribution = .equalSpacing
      days.addArrangedSubview(row)
    }
    let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    card.layer.cornerRadius = 16
    card.clipsToBounds = true
    card.contentView.pin(days, inset: 16)
    let stack = UIStackView(.vertical, spacing: 4, alignment: .center, city, degrees, note, card)
    stack.setCustomSpacing(32, after: note)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      card.widthAnchor.constraint(equalTo: stack.widthAnchor),
    ])
  }
}

final class ClockScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let face = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 260))
    face.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    face.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    face.backgroundColor = .secondarySystemBackground
    face.layer.cornerRadius = 130
    view.addSubview(face)
    for (length, angle, width, color) in [
      (70.0, -1.0, 6.0, UIColor.label), (100, 0.6, 4, .label), (110, 2.4, 2, .systemRed),
    ] {
      let hand = UIView(
        frame: CGRect(x: 130 - width / 2, y: 130 - length, width: width, height: length))
      hand.backgroundColor = color
      hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
      hand.center = CGPoint(x: 130, y: 130)
      hand.transform = CGAffineTransform(rotationAngle: angle)
      face.addSubview(hand)
    }
  }
}

final class CalculatorScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let display = UILabel("1,842", .largeTitle, color: .white)
    display.font = .systemFont(ofSize: 72, weight: .light)
    display.textAlignment = .right
    display.adjustsFontSizeToFitWidth = true
    let rows = UIStackView(.vertical, spacing: 12, display)
    for line in ["C±%÷", "789×", "456−", "123+"] {
      let row = UIStackView(.horizontal, spacing: 12)
      row.distribution = .fillEqually
      for (index, key) in line.enumerated() {
        let button = UIButton(type: .custom)
        button.setTitle(String(key), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 32)
        button.backgroundColor = index == 3 ? .systemOrange : .darkGray
        button.layer.cornerRadius = 36
        button.heightAnchor.constraint(equalToConstant: 72).isActive = true
        row.addArrangedSubview(button)
      }
      rows.addArrangedSubview(row)
    }
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor, constant: -16),
    ])
  }
}

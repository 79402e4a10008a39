// SPDX-License-Identifier: MIT

import UIKit

final class FeedScreen: ScrollingScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    view.backgroundColor = .systemGroupedBackground
    for index in 0..<3 { stack.addArrangedSubview(post(index)) }
  }

  private func post(_ index: Int) -> UIView {
    let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
    avatar.tintColor = [.systemTeal, .systemPink, .systemOrange][index]
    avatar.widthAnchor.constraint(equalToConstant: 40).isActive = true
    avatar.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let names = UIStackView(
      .vertical, spacing: 0, UILabel(["Ada", "Grace", "Alan"][index], .headline),
      UILabel("\(index + 1) h ago", .caption1, color: .secondaryLabel))
    let head = UIStackView(.horizontal, spacing: 10, alignment: .center, avatar, names)
    let picture = GradientView()
    picture.layer.cornerRadius = 12
    picture.clipsToBounds = true
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
    let like = UIButton(configuration: .plain())
    like.configuration?.image = UIImage(systemName: "heart")
    like.configuration?.title = "\(12 * (index + 1))"
    like.configuration?.imagePadding = 4
    let share = UIButton(configuration: .plain())
    share.configuration?.image = UIImage(systemName: "square.and.arrow.up")
    let bar = UIStackView(.horizontal, like, UIView(), share)
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.1
    card.layer.shadowRadius = 6
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    let text = UILabel(
      "The engine weaves algebraic patterns just as the loom weaves flowers and leaves.")
    card.pin(UIStackView(.vertical, spacing: 10, head, text, picture, bar), inset: 14)
    return card
  }
}

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let layer = layer as? CAGradientLayer else { return }
    layer.colors = [
      UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor,
    ]
    layer.startPoint = CGPoint(x: 0, y: 0)
    layer.endPoint = CGPoint(x: 1, y: 1)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ChatScreen: UIViewController, UITextViewDelegate {
  private let scroll = UIScrollView()
  private let input = UITextView()
  private let placeholder = UILabel("Message", .body, color: .placeholderText)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Grace"
    view.backgroundColor = .systemBackground
    let messages = UIStackView(.vertical, spacing: 8)
    let texts = [
      ("Did the compiler run?", false), ("On the first try.", true),
      ("I do not believe you. Send me the printout, and the moth as well.", false), ("🙂", true),
    ]
    for (text, isOwn) in texts { messages.addArrangedSubview(bubble(text, isOwn)) }
    input.font = .preferredFont(forTextStyle: .body)
    input.isScrollEnabled = false
    input.delegate = self
    input.text = "It is taped into the log book.\nYou can see it tomorrow."
    input.layer.cornerRadius = 18
    input.layer.borderWidth = 1
    input.layer.borderColor = UIColor.separator.cgColor
    input.textContainerInset = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
    placeholder.isHidden = true
    let send = UIButton(configuration: .filled())
    send.configuration?.image = UIImage(systemName: "arrow.up")
    send.configuration?.cornerStyle = .capsule
    send.setContentHuggingPriority(.required, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    let bar = UIStackView(.horizontal, spacing: 8, alignment: .bottom, input, send)
    for view in [scroll, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    messages.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(messages)
    let margins = view.layoutMarginsGuide
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: margins.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8),
      messages.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      messages.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      messages.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      messages.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }

  /// Scrolls to the latest message.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.layoutIfNeeded()
    scroll.contentOffset.y = max(0, scroll.contentSize.height - scroll.bounds.height)
  }

  private func bubble(_ text: String, _ isOwn: Bool) -> UIView {
    let label = UILabel(text, color: isOwn ? .white : .label)
    let bubble = UIView()
    bubble.backgroundColor = isOwn ? .systemBlue : .systemGray5
    bubble.layer.cornerRadius = 18
    bubble.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner,
      isOwn ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner,
    ]
    bubble.pin(label, inset: 10)
    let row = UIView()
    bubble.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(bubble)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: row.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor, multiplier: 0.75),
      isOwn
        ? bubble.trailingAnchor.constraint(equalTo: row.trailingAnchor)
        : bubble.leadingAnchor.constraint(equalTo: row.leadingAnchor),
    ])
    return row
  }

  func textViewDidChange(_ textView: UITextView) { placeholder.isHidden = textView.hasText }
}

final class ArticleScreen: ScrollingScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    title = "Article"
    stack.addArrangedSubview(UILabel("On the Analytical Engine", .largeTitle))
    stack.addArrangedSubview(UILabel("By Ada Lovelace · 5 min", .footnote, color: .secondaryLabel))
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 4
    paragraph.paragraphSpacing = 8
    let text = NSMutableAttributedString(
      string: """
        The engine can arrange and combine its numerical quantities exactly as if they were letters or \
        any other general symbols, and in fact it might bring out its results in algebraic notation.
        """,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
      ])
    text.addAttribute(
      .paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
    let body = UITextView()
    body.attributedText = text
    body.isScrollEnabled = false
    body.isEditable = false
    body.textContainerInset = .zero
    body.textContainer.lineFragmentPadding = 0
    stack.addArrangedSubview(body)
    let quote = UIView()
    quote.backgroundColor = .secondarySystemBackground
    quote.layer.cornerRadius = 8
    quote.pin(UILabel("“We may say most aptly that it weaves.”", .title3), inset: 16)
    stack.addArrangedSubview(quote)
  }
}

final class RecipeScreen: ScrollingScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Soup"
    let picture = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 320, height: 160)).image { context in
        UIColor.systemOrange.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 320, height: 160))
        UIColor.white.withAlphaComponent(0.9).setFill()
        UIBezierPath(ovalIn: CGRect(x: 90, y: 20, width: 140, height: 120)).fill()
        UIColor.systemRed.setFill()
        UIBezierPath(ovalIn: CGRect(x: 110, y: 38, width: 100, height: 84)).fill()
      })
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 16
    picture.heightAnchor.constraint(equalToConstant: 180).isActive = true
    stack.addArrangedSubview(picture)
    stack.addArrangedSubview(UILabel("Ingredients", .title2))
    for line in ["1 kg tomatoes", "2 onions", "A handful of basil"] {
      let dot = UIImageView(image: UIImage(systemName: "circle.fill"))
      dot.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 7)
      dot.setContentHuggingPriority(.required, for: .horizontal)
      stack.addArrangedSubview(
        UIStackView(.horizontal, spacing: 10, alignment: .center, dot, UILabel(line)))
    }
    stack.addArrangedSubview(
      UILabel("Cook everything for forty minutes, then stir in the basil.", .body))
  }
}

final class EmptyScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Favorites"
    view.backgroundColor = .systemBackground
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "No Favorites"
    configuration.secondaryText = "Your favorite places will appear here."
    configuration.button = .filled()
    configuration.button.title = "Add Favorite"
    view.pin(UIContentUnavailableView(configuration: configuration))
  }
}

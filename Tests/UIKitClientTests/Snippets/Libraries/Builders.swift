// SPDX-License-Identifier: MIT

import UIKit

// The style of result builders, property wrappers and key paths.

@resultBuilder
enum ConstraintBuilder {
  static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    [constraint]
  }
  static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    constraints
  }
  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
  static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
  static func buildEither(first: [NSLayoutConstraint]) -> [NSLayoutConstraint] { first }
  static func buildEither(second: [NSLayoutConstraint]) -> [NSLayoutConstraint] { second }
  static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
}

extension NSLayoutConstraint {
  static func build(@ConstraintBuilder _ make: () -> [NSLayoutConstraint]) {
    activate(make())
  }
}

@propertyWrapper
struct UsesAutoLayout<View: UIView> {
  var wrappedValue: View {
    didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
  }
  init(wrappedValue: View) {
    self.wrappedValue = wrappedValue
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
  }
}

typealias Constraint = (UIView, UIView) -> NSLayoutConstraint

func equal<Anchor, Axis>(
  _ to: KeyPath<UIView, Anchor>, constant: CGFloat = 0
) -> Constraint where Anchor: NSLayoutAnchor<Axis> {
  { view, parent in
    view[keyPath: to].constraint(equalTo: parent[keyPath: to], constant: constant)
  }
}

func equal<Dimension: NSLayoutDimension>(
  _ keyPath: KeyPath<UIView, Dimension>, to constant: CGFloat
) -> Constraint {
  { view, _ in view[keyPath: keyPath].constraint(equalToConstant: constant) }
}

extension UIView {
  func addSubview(_ child: UIView, constraints: [Constraint]) {
    addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints.map { $0(child, self) })
  }

  func with<Value>(_ keyPath: ReferenceWritableKeyPath<UIView, Value>, _ value: Value) -> Self {
    self[keyPath: keyPath] = value
    return self
  }
}

class ProfileView: UIView {
  @UsesAutoLayout var avatar = UIImageView()
  @UsesAutoLayout var name = UILabel()
  private(set) lazy var stack: UIStackView = {
    $0.axis = .vertical
    $0.spacing = UIStackView.spacingUseSystem
    $0.setCustomSpacing(4, after: name)
    $0.isLayoutMarginsRelativeArrangement = true
    $0.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    return $0
  }(UIStackView(arrangedSubviews: [avatar, name]))

  var isCompact = false {
    didSet {
      setNeedsUpdateConstraints()
      invalidateIntrinsicContentSize()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stack, constraints: [equal(\.topAnchor), equal(\.widthAnchor, to: 40)])
    NSLayoutConstraint.build {
      stack.leadingAnchor.constraint(equalTo: leadingAnchor)
      if isCompact {
        stack.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor)
      } else {
        [stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor)]
      }
      for guide in [safeAreaLayoutGuide, layoutMarginsGuide] {
        stack.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor)
      }
    }
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (view: ProfileView, previous: UITraitCollection) in
      view.isCompact = view.traitCollection.horizontalSizeClass == .compact
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

// SPDX-License-Identifier: MIT

/// The context that gives names in an expression their meaning.
struct FormatValueContext {
  /// The attribute that a view's name without a dot refers to.
  var attribute: FormatAttribute

  /// The view that the expression belongs to. Its superview is the container.
  var view: String

  /// The container that the line names, if any.
  var container: String?

  /// Whether a view's name without a dot is allowed.
  var allowsViews: Bool
}

extension FormatResolver {
  /// The value of an expression. Reports mistakes and returns `nil`.
  mutating func value(
    _ expression: FormatExpression, in context: FormatValueContext
  ) -> FormatValue? {
    var sum = value(expression.first, in: context)
    if expression.isNegated { sum = sum?.scaled(by: -1) }
    for addend in expression.addends {
      // Look up every name, even after a wrong one.
      guard let product = value(addend.product, in: context), let partial = sum else {
        sum = nil
        continue
      }
      sum = partial.adding(product.scaled(by: addend.isSubtracted ? -1 : 1))
      if sum == nil { report(FormatDiagnostic(.nonlinearExpression, at: expression.range)) }
    }
    guard var value = sum else { return nil }
    guard value.isFinite else {
      report(FormatDiagnostic(.nonFiniteValue, at: expression.range))
      return nil
    }
    if value.coefficient == 0 { value.reference = nil }
    return value
  }

  private mutating func value(
    _ product: FormatExpression.Product, in context: FormatValueContext
  ) -> FormatValue? {
    var result = value(product.first, in: context)
    for factor in product.factors {
      guard var operand = value(factor.operand, in: context), let partial = result else {
        result = nil
        continue
      }
      if factor.divides {
        // Division by a view is not linear, and neither is multiplication by a second view.
        operand = operand.reference == nil ? FormatValue(1 / operand.constant) : operand
        result = operand.reference == nil ? partial.scaled(by: operand.constant) : nil
      } else {
        result = partial.multiplied(by: operand)
      }
      if result == nil {
        report(FormatDiagnostic(.nonlinearExpression, at: factor.operand.position.range))
      }
    }
    return result
  }

  private mutating func value(
    _ operand: FormatOperand, in context: FormatValueContext
  ) -> FormatValue? {
    let range = operand.position.range
    switch operand.kind {
    case .number(let number):
      return FormatValue(number)
    case .name(let name):
      if context.allowsViews, scope.metric(named: name) == nil,
        scope.hasSuperview(viewNamed: name) != nil
      {
        return FormatValue(1, of: .init(item: .view(name), attribute: context.attribute))
      }
      return metric(name, at: range, orView: context.allowsViews).map { FormatValue($0) }
    case .percentage(let number):
      let size: FormatAttribute = context.attribute.axis == .horizontal ? .width : .height
      return container(in: context, at: range).map {
        FormatValue(number / 100, of: .init(item: $0, attribute: size))
      }
    case .attribute(let name, let attribute):
      guard isView(name, at: range.prefix(name.utf8.count)) else { return nil }
      return FormatValue(1, of: .init(item: .view(name), attribute: attribute))
    case .container(let attribute):
      return container(in: context, at: range).map {
        FormatValue(1, of: .init(item: $0, attribute: attribute ?? context.attribute))
      }
    }
  }

  /// Looks up names only to report those that are not in scope.
  mutating func lookUpNames(in predicates: [FormatPredicate], allowsViews: Bool) {
    for predicate in predicates {
      for operand in predicate.value.operands {
        switch operand.kind {
        case .name(let name):
          if allowsViews, scope.hasSuperview(viewNamed: name) != nil { continue }
          _ = metric(name, at: operand.position.range, orView: allowsViews)
        case .attribute(let name, _):
          _ = isView(name, at: operand.position.range.prefix(name.utf8.count))
        case .number, .percentage, .container:
          continue
        }
      }
      _ = priority(predicate.priority)
    }
  }

  /// The item that percentages refer to. Reports a missing container and returns `nil`.
  mutating func container(in context: FormatValueContext, at range: Range<Int>) -> FormatItem? {
    if let name = context.container { return .view(name) }
    if scope.hasSuperview(viewNamed: context.view) == true { return .superview(of: context.view) }
    report(FormatDiagnostic(.missingContainer(view: context.view), at: range))
    return nil
  }
}

extension Range<Int> {
  /// The first `count` positions of the range.
  fileprivate func prefix(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(lowerBound + count, upperBound)
  }
}

// SPDX-License-Identifier: MIT

/// What the names in an expression mean.
struct FormatValueContext {
  /// The attribute that a view's name alone stands for.
  var attribute: FormatAttribute

  /// The view that the expression is about; its superview is the container.
  var view: String

  /// The named container of the line, if it has one.
  var container: String?

  /// Whether a view's name can stand for its attribute.
  var allowsViews: Bool
}

extension FormatResolver {
  /// The value of an expression; what is wrong with it is noted.
  mutating func value(
    _ expression: FormatExpression, in context: FormatValueContext
  ) -> FormatValue? {
    var sum = value(expression.first, in: context)
    if expression.isNegated { sum = sum?.scaled(by: -1) }
    for addend in expression.addends {
      // Every name is looked up, whether or not an earlier one was wrong.
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
        // Dividing by a view is no more linear than multiplying by a second one.
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

  /// Looks names up only to note those that are not in scope.
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

  /// What percentages are measured by; where there is nothing, that is noted.
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

// SPDX-License-Identifier: MIT

extension Engine {
  mutating func addVariable() -> Int32 {
    if let slot = agenda.freeVariables.popLast() {
      let generation = variables[slot].generation
      variables[slot] = Variable()
      variables[slot].generation = generation
      values[slot] = 0
      changes.note(slot)
      return slot
    }
    variables.append(Variable())
    values.append(0)
    growScratch()
    return variables.count - 1
  }

  /// Retires a variable that no row mentions.
  mutating func removeVariable(_ variable: Int32) {
    let generation = variables[variable].generation &+ 1
    variables[variable] = Variable()
    variables[variable].generation = generation
    variables[variable].isAlive = false
    agenda.freeVariables.append(variable)
  }

  private mutating func growScratch() {
    upstream.grow(to: variables.count)
    downstream.grow(variables: variables.count)
    terms.grow(to: variables.count)
    step.shift.grow(to: variables.count, filledWith: 0)
    crash.grow(variables: variables.count)
    changes.grow(to: variables.count)
  }
}

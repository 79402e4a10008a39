// SPDX-License-Identifier: MIT

extension Engine {
  mutating func addVariable() -> Int32 {
    if let slot = pendingWork.freeVariables.popLast() {
      clear(slot)
      noteLoose(slot)
      values[slot] = 0
      changes.note(slot)
      return slot
    }
    variables.append(Variable())
    generations.append(0)
    values.append(0)
    growScratch()
    noteLoose(variables.count - 1)
    return variables.count - 1
  }

  /// Frees a variable that no row mentions.
  mutating func removeVariable(_ variable: Int32) {
    clear(variable)
    generations[variable] &+= 1
    variables[variable].isAlive = false
    pendingWork.freeVariables.append(variable)
  }

  private mutating func clear(_ slot: Int32) {
    let isListed = variables[slot].isListed
    variables[slot] = Variable()
    variables[slot].isListed = isListed
  }

  /// Lists a variable that no row defines.
  mutating func noteLoose(_ variable: Int32) {
    guard !variables[variable].isListed else { return }
    variables[variable].isListed = true
    pendingWork.looseVariables.append(variable)
  }

  /// Grows the working memory to the capacity of the variables.
  private mutating func growScratch() {
    guard variables.count > upstream.mark.count else { return }
    let room = variables.capacity
    upstream.grow(to: room)
    downstream.grow(variables: room)
    terms.grow(to: room)
    step.shift.grow(to: room, filledWith: 0)
    crash.grow(variables: room)
    changes.grow(to: room)
  }
}

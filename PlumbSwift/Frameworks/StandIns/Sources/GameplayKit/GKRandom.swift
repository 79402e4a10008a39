// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import SpriteKit

// Random numbers, states and components, which need no game; agents, paths and rules are not there.

open class GKRandomSource: NSObject, @unchecked Sendable {
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  public override init() { super.init() }

  open func nextInt() -> Int { Int(Int32.random(in: .min ... .max)) }
  open func nextInt(upperBound: Int) -> Int { Int.random(in: 0..<max(1, upperBound)) }
  open func nextUniform() -> Float { Float.random(in: 0...1) }
  open func nextBool() -> Bool { Bool.random() }
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled() }
}

open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  public convenience init(seed: Data) { self.init() }
}

open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  public convenience init(seed: UInt64) { self.init() }
}

open class GKRandomDistribution: NSObject {
  public let lowestValue: Int
  public let highestValue: Int

  public init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    lowestValue = lowestInclusive
    highestValue = max(lowestInclusive, highestInclusive)
  }

  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

  open func nextInt() -> Int { Int.random(in: lowestValue...highestValue) }
  open func nextUniform() -> Float { Float.random(in: 0...1) }
  open func nextBool() -> Bool { Bool.random() }
}

open class GKGaussianDistribution: GKRandomDistribution {}

/// Gives every value once before it repeats one.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []

  open override func nextInt() -> Int {
    if left.isEmpty { left = (lowestValue...highestValue).shuffled() }
    return left.removeLast()
  }
}

open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?

  public override init() { super.init() }

  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

open class GKStateMachine: NSObject {
  private let states: [GKState]
  open private(set) var currentState: GKState?

  public init(states: [GKState]) {
    self.states = states
    super.init()
    states.forEach { $0.stateMachine = self }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.lazy.compactMap { $0 as? StateType }.first
  }

  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    currentState?.isValidNextState(stateClass) ?? true
  }

  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass })
    else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

open class GKComponent: NSObject {
  open internal(set) weak var entity: GKEntity?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []

  public override init() { super.init() }

  open func addComponent(_ component: GKComponent) {
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  open func component<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) -> ComponentType? { components.lazy.compactMap { $0 as? ComponentType }.first }

  open func removeComponent<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) {
    guard let found = component(ofType: componentClass) else { return }
    found.willRemoveFromEntity()
    components.removeAll { $0 === found }
  }

  open func update(deltaTime seconds: TimeInterval) {
    components.forEach { $0.update(deltaTime: seconds) }
  }
}

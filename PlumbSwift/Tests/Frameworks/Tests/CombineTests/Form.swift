// SPDX-License-Identifier: MIT

import Combine
import UIKit

/// A view model of a form.
final class Form: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var isActive = false
  let lengths = CurrentValueSubject<Int, Never>(0)
  private var cancellables = Set<AnyCancellable>()

  var isValid: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($name, $password)
      .map { !$0.isEmpty && $1.count > 3 }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  init() {
    $name
      .debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.lengths.send($0.count) }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      .map { _ in true }
      .assign(to: &$isActive)
  }

  func names(at url: URL) -> AnyPublisher<[String], Error> {
    URLSession.shared.dataTaskPublisher(for: url)
      .tryMap { data, response in
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
          throw URLError(.badServerResponse)
        }
        return data
      }
      .decode(type: [String].self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

/// A view controller that is bound to the view model.
final class FormController: UIViewController {
  let form = Form()
  let label = UILabel()
  let button = UIButton(type: .system)
  private var bag: Set<AnyCancellable> = []
  private var changes: Combine.AnyCancellable?
  private(set) var countOfChanges = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    form.$name.map(Optional.some).assign(to: \.text, on: label).store(in: &bag)
    form.isValid.assign(to: \.isEnabled, on: button).store(in: &bag)
    changes = form.objectWillChange.sink { [unowned self] _ in countOfChanges += 1 }
  }
}

// SPDX-License-Identifier: MIT

extension NSLayoutConstraint: SystemObject {
  package func systemMember(_ name: String) -> NamedMember? {
    SystemMembers.member(name, of: self)
  }

  package static func hasSystemMember(_ selector: Selector) -> Bool {
    SystemMembers.contains(selector, of: self)
  }
}

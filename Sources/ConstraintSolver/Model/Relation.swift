// SPDX-License-Identifier: MIT

/// The relation between the sum of a row's terms and its constant.
public enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

// SPDX-License-Identifier: MIT

/// How the sum of a row's terms is to relate to its constant.
public enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

// SPDX-License-Identifier: MIT

/// The module CryptoKit: swift-crypto, Apple's implementation for other systems.
@_exported public import Crypto

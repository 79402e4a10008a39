// SPDX-License-Identifier: MIT

/// Apple's own CryptoKit for other systems.
@_exported public import Crypto

// SPDX-License-Identifier: MIT

// What Swift expects of a C library, for a machine that has none.

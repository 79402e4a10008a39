// SPDX-License-Identifier: MIT

// Rewrites app sources so that they compile without the Objective-C runtime: every construct keeps its line, and
// its column where a word can be blanked instead of deleted.

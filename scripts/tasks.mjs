/** What each task runs: lists of arguments for Node, done in order. `rest` is what follows `--` on the command line. */

/** Siblings resolve to their TypeScript sources, so nothing has to be built. */
const fromSource = "--conditions=@mersal/source"

export const tasks = {
  start: (rest) => [["scripts/build.mjs"], ["--enable-source-maps", "packages/api/dist/main.js", ...rest]],
  dev: (rest) => [["--watch", "--watch-preserve-output", fromSource, "scripts/dev.mjs", ...rest]],
  build: () => [["scripts/build.mjs"]],
  docs: () => [[fromSource, "scripts/write-docs.mjs"]],
  "docs-reference": () => [["scripts/write-reference.mjs"]],
  "pack-domain": () => [["scripts/pack-domain.mjs"]],
  check: () => [["scripts/check.mjs"]],
  test: (rest) => [["scripts/test.mjs", ...rest]],
  admin: (rest) => [[fromSource, "packages/api/src/commands/admin.ts", ...rest]],
  backup: (rest) => [[fromSource, "packages/api/src/commands/data-copy.ts", "backup", ...rest]],
  restore: (rest) => [[fromSource, "packages/api/src/commands/data-copy.ts", "restore", ...rest]],
  reconcile: (rest) => [[fromSource, "packages/api/src/commands/reconcile.ts", ...rest]],
  bench: (rest) => [["scripts/bench.mjs", ...rest]],
  "test-deep": (rest) => [["scripts/test-deep.mjs", ...rest]],
  "test-mutation": (rest) => [["tools/mutation/run.mjs", ...rest]],
  "test-crash": (rest) => [[fromSource, "packages/api/crash/kill-nine.ts", ...rest]],
}

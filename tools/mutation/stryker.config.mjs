/**
 * How the rules are mutated and how a mutant is judged. There is no type checker, because a caller in JavaScript can
 * make the same mistake as a mutant that does not compile.
 */
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  // The sandbox is a copy of the files that the tests read, with a link to the installed packages.
  ignorePatterns: [
    "/*",
    "!/packages",
    "/packages/*",
    "!/packages/domain",
    "/packages/domain/dist",
    "!/tsconfig.base.json",
  ],
  // Outside the tree, so that no search of the sources finds the mutated copy.
  tempDirName: join(tmpdir(), "mersal-mutation"),
  // Stryker would rewrite the real file through TypeScript's API, which TypeScript 7 does not have.
  tsconfigFile: "none",
  testRunner: "vitest",
  // A thread starts faster than a process, but cannot have its own time zone, which a test of days and hours sets.
  vitest: {
    configFile: fileURLToPath(new URL("vitest.config.mjs", import.meta.url)),
    related: false,
    pool: /^(calendar|schedule)\b/.test(process.env.JUDGING_TESTS) ? "forks" : "threads",
  },
  coverageAnalysis: "perTest",
  concurrency: 2,
  // In milliseconds: a mutant that takes this much longer than its tests normally do counts as an endless loop. Long,
  // so that a busy machine does not turn a slow mutant into one; most endless loops are found earlier, by counting.
  timeoutMS: 15_000,
  warnings: { slow: false },
  allowConsoleColors: false,
  reporters: ["progress", "clear-text"],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: Number(process.env.LEAST_SCORE), break: Number(process.env.LEAST_SCORE) },
}

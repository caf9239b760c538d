/**
 * How the rules are mutated and how a mutant is judged. No type checker: a mutant that does not compile is a mistake
 * that a caller in JavaScript can make as well.
 */
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  // The sandbox is a copy of what the tests read, with a link to the installed packages.
  ignorePatterns: [
    "/*",
    "!/packages",
    "/packages/*",
    "!/packages/domain",
    "/packages/domain/dist",
    "!/tsconfig.base.json",
  ],
  // Outside the tree, so that nothing which searches the sources finds the mutated copy.
  tempDirName: join(tmpdir(), "mersal-mutation"),
  // Stryker would rewrite the real one by TypeScript's programming interface, which TypeScript 7 has not got.
  tsconfigFile: "none",
  testRunner: "vitest",
  // A thread takes less time to begin than a process, but has no zone of its own, which a test of days and hours sets.
  vitest: {
    configFile: fileURLToPath(new URL("vitest.config.mjs", import.meta.url)),
    related: false,
    pool: /^(calendar|schedule)\b/.test(process.env.JUDGING_TESTS) ? "forks" : "threads",
  },
  coverageAnalysis: "perTest",
  concurrency: 2,
  // A mutant that takes so many milliseconds more than its tests take without it has no end. Long, so that a busy machine
  // makes no such mutant of one that is only slow; most loops without end are found sooner, by counting.
  timeoutMS: 15_000,
  warnings: { slow: false },
  allowConsoleColors: false,
  reporters: ["progress", "clear-text"],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: Number(process.env.LEAST_SCORE), break: Number(process.env.LEAST_SCORE) },
}

import { defineConfig } from "vitest/config"
import { scratchFolder } from "./scripts/scratch-folder.mjs"

// For everything that a run starts: os.tmpdir() answers this folder.
process.env.TMPDIR = scratchFolder()
// Servers and workers that tests start compile nothing twice.
process.env.NODE_COMPILE_CACHE ??= new URL("node_modules/.cache/compiled", import.meta.url).pathname

/** Set by `npm run test:deep`: every property then runs this many times its usual cases, without a time limit. */
const multiplier = process.env.MERSAL_RUNS

const project = (name: string, root = `packages/${name}`, include = ["src/**/*.test.ts", "src/**/*.test.tsx"]) => ({
  extends: true as const,
  root,
  test: { name, include },
})

/**
 * A project whose files leave nothing behind, so that one process can run all of them: loading the code takes longer
 * than many tests.
 */
const sharing = (name: string) => {
  const { test, ...rest } = project(name)
  return { ...rest, test: { ...test, isolate: false } }
}

/** The same with PostgreSQL databases for tests that ask for them. */
const withPostgres = (name: string) => {
  const { test, ...rest } = sharing(name)
  const keeper = new URL("packages/adapters-db/src/testing/postgres/keep-postgres.ts", import.meta.url).pathname
  return { ...rest, test: { ...test, globalSetup: [keeper] } }
}

export default defineConfig({
  // Tests run on the sources, through the first condition of every package's exports.
  ssr: { resolve: { conditions: ["@mersal/source"] } },
  test: {
    setupFiles: [new URL("scripts/property-cases.mjs", import.meta.url).pathname],
    // Vitest leaves one core free for an editor, which a test run does not need. On one of two cores it would take
    // twice as long.
    maxWorkers: "100%",
    // Longer than any test needs on an idle machine, because a busy one must not fail a test.
    testTimeout: multiplier ? 0 : 240_000,
    hookTimeout: 240_000,
    projects: [
      sharing("domain"),
      sharing("adapters-http"),
      withPostgres("adapters-db"),
      withPostgres("api"),
      project("web", "packages/web", ["{src,worker,build}/**/*.test.ts", "src/**/*.test.tsx"]),
      // The repository itself: the scripts behind `npm` commands, and the gates.
      project("house", "scripts", ["**/*.test.mjs"]),
    ],
  },
})

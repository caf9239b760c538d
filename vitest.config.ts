import { defineConfig } from "vitest/config"
import { scratchFolder } from "./scripts/scratch-folder.mjs"

// For everything that a run starts: os.tmpdir() answers it.
process.env.TMPDIR = scratchFolder()
// Servers and workers that tests start compile nothing twice.
process.env.NODE_COMPILE_CACHE ??= new URL("node_modules/.cache/compiled", import.meta.url).pathname

/** `npm run test:deep` sets it: every property then runs that many times its usual cases, and takes its time. */
const multiplier = process.env.MERSAL_RUNS

const project = (name: string, root = `packages/${name}`, include = ["src/**/*.test.ts", "src/**/*.test.tsx"]) => ({
  extends: true as const,
  root,
  test: { name, include },
})

/** A project whose files leave nothing behind, so that a process runs all of them: loading what they test takes longer than many do. */
const sharing = (name: string) => {
  const { test, ...rest } = project(name)
  return { ...rest, test: { ...test, isolate: false } }
}

/** The same with databases of PostgreSQL for tests that ask. */
const withPostgres = (name: string) => {
  const { test, ...rest } = sharing(name)
  const keeper = new URL("packages/adapters-db/src/testing/postgres/keep-postgres.ts", import.meta.url).pathname
  return { ...rest, test: { ...test, globalSetup: [keeper] } }
}

export default defineConfig({
  // Tests run on the sources: the condition every package's exports start with.
  ssr: { resolve: { conditions: ["@mersal/source"] } },
  test: {
    setupFiles: [new URL("scripts/property-cases.mjs", import.meta.url).pathname],
    // Vitest leaves a core to its editor; a run has none. On one of two cores it takes twice as long.
    maxWorkers: "100%",
    // Longer than any test needs on a machine of its own; a busy one is no reason to fail.
    testTimeout: multiplier ? 0 : 240_000,
    hookTimeout: 240_000,
    projects: [
      sharing("domain"),
      sharing("adapters-http"),
      withPostgres("adapters-db"),
      withPostgres("api"),
      project("web", "packages/web", ["{src,worker,build}/**/*.test.ts", "src/**/*.test.tsx"]),
      // The house itself: the scripts behind `npm` commands and the gates.
      project("house", "scripts", ["**/*.test.mjs"]),
    ],
  },
})

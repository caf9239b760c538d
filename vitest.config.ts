import { defineConfig } from "vitest/config"

/** `npm run test:deep` sets it: every property then runs that many times its usual cases, and takes its time. */
const multiplier = process.env.MERSAL_RUNS

const project = (name: string, root = `packages/${name}`, include = ["src/**/*.test.ts", "src/**/*.test.tsx"]) => ({
  extends: true as const,
  root,
  test: { name, include },
})

/** A project whose tests may ask for databases of PostgreSQL. */
const withPostgres = (name: string) => {
  const { test, ...rest } = project(name)
  const keeper = new URL("packages/adapters-db/src/testing/postgres/keep-postgres.ts", import.meta.url).pathname
  return { ...rest, test: { ...test, globalSetup: [keeper] } }
}

export default defineConfig({
  // Tests run on the sources: the condition every package's exports start with.
  ssr: { resolve: { conditions: ["@mersal/source"] } },
  test: {
    setupFiles: multiplier ? [new URL("scripts/property-runs.mjs", import.meta.url).pathname] : [],
    testTimeout: multiplier ? 0 : 20_000,
    projects: [
      project("domain"),
      project("adapters-http"),
      withPostgres("adapters-db"),
      withPostgres("api"),
      project("web"),
      // The house itself: the scripts behind `npm` commands and the gates.
      project("house", "scripts", ["**/*.test.mjs"]),
    ],
  },
})

/** The tests that judge the mutants of a folder: those that stand beside its code, and no others. */
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  // Stryker works in its sandbox, while this file is read where it lies.
  root: process.cwd(),
  test: {
    include: [`packages/domain/src/${process.env.MUTATED_FOLDER}/**/*.test.ts`],
    setupFiles: [here("../../scripts/property-runs.mjs"), here("fixed-cases.mjs")],
  },
})

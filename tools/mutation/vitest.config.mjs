/** The tests that judge a part's mutants: only those beside its code. */
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { BaseSequencer } from "vitest/node"

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Examples before properties: they are faster, and the first failing test ends a mutant's run. */
class ExamplesFirst extends BaseSequencer {
  sort(files) {
    const draws = ({ moduleId }) => Number(readFileSync(moduleId, "utf8").includes("/testing/runs.ts"))
    return files.toSorted((a, b) => draws(a) - draws(b))
  }
}

export default defineConfig({
  // Stryker works in its sandbox, while this file is read from its own folder.
  root: process.cwd(),
  test: {
    include: [`packages/domain/src/${process.env.JUDGING_TESTS}`],
    setupFiles: [here("../../scripts/property-cases.mjs")],
    // One process or thread per mutant in place of one per test file.
    isolate: false,
    // On a busy machine a test may take long; Stryker decides whether a mutant is endless.
    testTimeout: 120_000,
    sequence: { sequencer: ExamplesFirst },
  },
})

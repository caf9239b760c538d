/** The tests that judge the mutants of a part: those that stand beside its code, and no others. */
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { BaseSequencer } from "vitest/node"

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Examples before properties: they take less time, and the first test that fails ends the run of a mutant. */
class ExamplesFirst extends BaseSequencer {
  sort(files) {
    const draws = ({ moduleId }) => Number(readFileSync(moduleId, "utf8").includes("/testing/runs.ts"))
    return files.toSorted((a, b) => draws(a) - draws(b))
  }
}

export default defineConfig({
  // Stryker works in its sandbox, while this file is read where it lies.
  root: process.cwd(),
  test: {
    include: [`packages/domain/src/${process.env.JUDGING_TESTS}`],
    setupFiles: [here("../../scripts/property-cases.mjs")],
    // One process or thread per mutant in place of one per test file.
    isolate: false,
    // Beside other work a test takes as long as it takes; whether a mutant has an end is Stryker's to tell.
    testTimeout: 120_000,
    sequence: { sequencer: ExamplesFirst },
  },
})

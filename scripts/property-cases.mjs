/**
 * Which cases properties draw, and how many of them: `npm test` the same each time, so that a change is judged by what it
 * changed; `npm run test:deep` others at every run, and MERSAL_RUNS times as many. MERSAL_SEED draws the cases of that seed.
 */
import fc from "fast-check"

const usual = 100
const { MERSAL_RUNS: multiplier = "1", MERSAL_SEED: seed } = process.env
const always = { seed: 20_261_121 }
const chosen = seed === undefined ? undefined : { seed: Number(seed) }

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  // For properties that do not say their own number; the others ask `runs()` of the domain.
  numRuns: usual * Number(multiplier),
  ...(chosen ?? (Number(multiplier) > 1 ? {} : always)),
})

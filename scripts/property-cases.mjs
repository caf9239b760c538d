/**
 * Which cases properties draw, and how many: `npm test` draws the same each time, so that a change is judged by its own
 * effect; `npm run test:deep` draws new ones at every run, and MERSAL_RUNS times as many. MERSAL_SEED draws the cases
 * of that seed.
 */
import fc from "fast-check"

const usual = 100
const { MERSAL_RUNS: multiplier = "1", MERSAL_SEED: seed } = process.env
const always = { seed: 20_261_121 }
const chosen = seed === undefined ? undefined : { seed: Number(seed) }

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  // For properties that do not set their own number; the others call the domain's `runs()`.
  numRuns: usual * Number(multiplier),
  ...(chosen ?? (Number(multiplier) > 1 ? {} : always)),
})

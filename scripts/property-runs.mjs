/** Multiplies the cases of every property that does not say its own number, as `runs()` of the domain does for the rest. */
import fc from "fast-check"

const usual = 100
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: usual * Number(process.env.MERSAL_RUNS) })

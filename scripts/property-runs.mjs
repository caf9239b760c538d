/** Makes every property run MERSAL_RUNS cases, except where a test says its own number. */
import fc from "fast-check"

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: Number(process.env.MERSAL_RUNS) })

/** The same cases for every mutant, so that a second run gives the same score. */
import fc from "fast-check"

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261121 })

import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { isReading, readingNames } from "@mersal/domain/booking/windows/market-schedule"
import { assumedFactors, type FootprintFactors } from "@mersal/domain/site/footprint"
import { Wrong } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface RuleSettings {
  /** Grams of carbon dioxide per kilometre, by vehicle, for the page about them (D44). */
  readonly footprintFactors: FootprintFactors
  /** Readings of the rule book by name, in the order in which they apply (D7). */
  readonly readings: readonly string[]
}

type Variable = "SCHEDULE_READINGS" | "CO2_GRAMS_PER_KM"

/** The figures for the rules of windows and for the footprint. */
export function readRules({ read }: Source<Variable>): RuleSettings {
  return {
    footprintFactors: read("CO2_GRAMS_PER_KM", assumedFactors, parseFactors),
    readings: read("SCHEDULE_READINGS", [], parseReadings),
  }
}

function parseReadings(text: string): readonly string[] | Wrong {
  const names = text.split(",").map((part) => part.trim())
  return names.every(isReading) && new Set(names).size === names.length
    ? names
    : new Wrong(`must list readings of the rule book, each once: ${readingNames.join(", ")}`)
}

/** Every vehicle once, in grams above zero. */
function parseFactors(text: string): FootprintFactors | Wrong {
  const pairs = text.split(",").map((entry) => entry.split("=").map((part) => part.trim()))
  const factors = Object.fromEntries(pairs.map(([vehicle = "", grams = ""]) => [vehicle, Number(grams || Number.NaN)]))
  const isWhole = pairs.length === vehicles.length && vehicles.every((vehicle) => factors[vehicle] !== undefined)
  const isSane = Object.values(factors).every((grams) => grams > 0 && grams <= 5_000)
  return isWhole && isSane
    ? (factors as FootprintFactors)
    : new Wrong(`must list grams for each of ${vehicles.join(", ")}: bike=60,car=150,van=230`)
}

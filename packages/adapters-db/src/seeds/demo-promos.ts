import { parseIso } from "@mersal/domain/calendar/iso-instant"
import type { Instant } from "@mersal/domain/calendar/zone"
import { marketIds } from "@mersal/domain/market/market"
import type { PromoRecord } from "../rows/promo-row.ts"

/** A code without limits, of which the demo codes say what they have. */
const promo = (code: string, discount: PromoRecord["discount"], limits: Partial<PromoRecord>): readonly PromoRecord[] =>
  marketIds.map((market) => ({
    code,
    market,
    discount,
    validFrom: startOf("2026-01-01"),
    validUntil: null,
    capMinor: null,
    minimumMinor: 0,
    maximumUses: null,
    maximumUsesPerCustomer: null,
    bookingTypes: [],
    vehicles: [],
    isListed: true,
    ...limits,
  }))

/** Demo codes, one of each sort that D18 tells apart. */
export const demoPromos: readonly PromoRecord[] = [
  ...promo("WELCOME10", { type: "PERCENTAGE_DISCOUNT", percent: 10 }, { capMinor: 2_000, maximumUsesPerCustomer: 1 }),
  ...promo("FLAT15", { type: "FIXED_DISCOUNT", minor: 1_500 }, { minimumMinor: 3_000, maximumUses: 1_000 }),
  ...promo("VANSAVER", { type: "PERCENTAGE_DISCOUNT", percent: 15 }, { vehicles: ["van"], bookingTypes: ["nextDay"] }),
  ...promo("SPRING26", { type: "PERCENTAGE_DISCOUNT", percent: 20 }, { validUntil: startOf("2026-05-01") }),
  ...promo("FRIENDS25", { type: "PERCENTAGE_DISCOUNT", percent: 25 }, { capMinor: 5_000, isListed: false }),
]

/** Midnight in Dubai. */
function startOf(day: string): Instant {
  const instant = parseIso(`${day}T00:00:00+04:00`)
  if (instant === null) throw new Error(`Not a day: ${day}`)
  return instant
}

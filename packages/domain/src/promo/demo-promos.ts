import { localDate } from "../calendar/local-date.ts"
import { instantAt } from "../calendar/zone.ts"
import { marketIds } from "../market/market.ts"
import { marketZone } from "../market/market-zone.ts"
import type { Promo, PromoDiscount } from "./promo.ts"

/** A promo that surely has a discount; an edited one may lack it. */
type DemoPromo = Promo & { readonly discount: PromoDiscount }

const midnightInDubai = (date: string) => instantAt(marketZone("AE"), localDate(date), 0)

/** A code without limits; `limits` overrides them. */
const promo = (code: string, discount: PromoDiscount, limits: Partial<DemoPromo>): readonly DemoPromo[] =>
  marketIds.map((market) => ({
    code,
    market,
    discount,
    validFrom: midnightInDubai("2026-01-01"),
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

/** Demo codes, one of each kind that D18 distinguishes. */
export const demoPromos: readonly DemoPromo[] = [
  ...promo("WELCOME10", { type: "PERCENTAGE_DISCOUNT", percent: 10 }, { capMinor: 2_000, maximumUsesPerCustomer: 1 }),
  ...promo("FLAT15", { type: "FIXED_DISCOUNT", minor: 1_500 }, { minimumMinor: 3_000, maximumUses: 1_000 }),
  ...promo("VANSAVER", { type: "PERCENTAGE_DISCOUNT", percent: 15 }, { vehicles: ["van"], bookingTypes: ["nextDay"] }),
  ...promo("SPRING26", { type: "PERCENTAGE_DISCOUNT", percent: 20 }, { validUntil: midnightInDubai("2026-05-01") }),
  ...promo("FRIENDS25", { type: "PERCENTAGE_DISCOUNT", percent: 25 }, { capMinor: 5_000, isListed: false }),
]

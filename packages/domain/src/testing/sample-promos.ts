import type { Instant } from "../calendar/zone.ts"
import { type MarketId, marketIds } from "../market/market.ts"
import type { InternationalRate } from "../pricing/international.ts"
import { internationalDemoRates } from "../pricing/international-demo-rates.ts"
import type { Promo, PromoDiscount } from "../promo/promo.ts"
import type { Banner } from "../reference/banner.ts"
import { at } from "./sample-booking.ts"

const beginning = at("2026-01-01T00:00:00.000+04:00")

const promo = (code: string, discount: PromoDiscount, limits: Partial<Promo> = {}): readonly Promo[] =>
  marketIds.map((market) => ({
    code,
    market,
    discount,
    validFrom: beginning,
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

/** The codes that the product starts with, one of each sort that D18 tells apart. */
export const samplePromos: readonly Promo[] = [
  ...promo("WELCOME10", { type: "PERCENTAGE_DISCOUNT", percent: 10 }, { capMinor: 2_000, maximumUsesPerCustomer: 1 }),
  ...promo("FLAT15", { type: "FIXED_DISCOUNT", minor: 1_500 }, { minimumMinor: 3_000, maximumUses: 1_000 }),
  ...promo("VANSAVER", { type: "PERCENTAGE_DISCOUNT", percent: 15 }, { vehicles: ["van"], bookingTypes: ["nextDay"] }),
  ...promo(
    "SPRING26",
    { type: "PERCENTAGE_DISCOUNT", percent: 20 },
    { validUntil: at("2026-05-01T00:00:00.000+04:00") },
  ),
  ...promo("FRIENDS25", { type: "PERCENTAGE_DISCOUNT", percent: 25 }, { capMinor: 5_000, isListed: false }),
]

const banner = (id: string, market: MarketId, validFrom: Instant, validUntil: Instant | null): Banner => ({
  id,
  market,
  channel: "c2c",
  title: { en: "Ten per cent off your first booking", ar: "خصم عشرة بالمئة على أول حجز لك" },
  text: { en: "Enter WELCOME10 on the booking page.", ar: "أدخل WELCOME10 في صفحة الحجز." },
  path: "/go/book",
  validFrom,
  validUntil,
})

/** When the second banner of the Emirates begins, and when it is over. */
export const nationalDay = { from: at("2026-12-01T00:00:00.000+04:00"), until: at("2026-12-04T00:00:00.000+04:00") }

export const sampleBanners: readonly Banner[] = [
  banner("welcome-ae", "AE", beginning, null),
  banner("welcome-qa", "QA", beginning, null),
  {
    ...banner("national-day", "AE", nationalDay.from, nationalDay.until),
    title: { en: "Happy National Day", ar: "عيد وطني سعيد" },
    text: { en: "Book your gifts early.", ar: "احجز هداياك مبكرًا." },
    path: null,
  },
]

export const sampleInternationalRates: readonly InternationalRate[] = internationalDemoRates

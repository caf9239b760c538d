import { parseIso } from "@mersal/domain/calendar/iso-instant"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import type { Banner } from "@mersal/domain/reference/banner"

const welcome = (market: MarketId): Banner => ({
  id: `welcome-${market.toLowerCase()}`,
  market,
  channel: "c2c",
  title: { en: "Ten per cent off your first booking", ar: "خصم عشرة بالمئة على أول حجز لك" },
  text: { en: "Enter WELCOME10 on the booking page.", ar: "أدخل WELCOME10 في صفحة الحجز." },
  path: "/go/book",
  validFrom: startOf("2026-01-01"),
  validUntil: null,
})

/** Demo banners: one that stays, and one for a few days. */
export const demoBanners: readonly Banner[] = [
  welcome("AE"),
  welcome("QA"),
  {
    ...welcome("AE"),
    id: "national-day",
    title: { en: "Happy National Day", ar: "عيد وطني سعيد" },
    text: { en: "Book your gifts early.", ar: "احجز هداياك مبكرًا." },
    path: null,
    validFrom: startOf("2026-12-01"),
    validUntil: startOf("2026-12-04"),
  },
]

/** Midnight in Dubai. */
function startOf(day: string): Instant {
  const instant = parseIso(`${day}T00:00:00+04:00`)
  if (instant === null) throw new Error(`Not a day: ${day}`)
  return instant
}

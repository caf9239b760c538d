import { localDate } from "../calendar/local-date.ts"
import { instantAt } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { marketZone } from "../market/market-zone.ts"
import type { Banner } from "./banner.ts"

const midnightInDubai = (date: string) => instantAt(marketZone("AE"), localDate(date), 0)

/** The beginning and end of the banner for the Emirates' national day. */
export const nationalDay = { from: midnightInDubai("2026-12-01"), until: midnightInDubai("2026-12-04") }

const welcome = (market: MarketId): Banner => ({
  id: `welcome-${market.toLowerCase()}`,
  market,
  channel: "newcomers",
  title: { en: "Ten per cent off your first booking", ar: "خصم عشرة بالمئة على أول حجز لك" },
  text: { en: "Enter WELCOME10 on the booking page.", ar: "أدخل WELCOME10 في صفحة الحجز." },
  path: "/go/book",
  validFrom: midnightInDubai("2026-01-01"),
  validUntil: null,
})

/** Demo banners: one that stays, and one for a few days. */
export const demoBanners: readonly Banner[] = [
  welcome("AE"),
  welcome("QA"),
  {
    ...welcome("AE"),
    id: "national-day",
    channel: "c2c",
    title: { en: "Happy National Day", ar: "عيد وطني سعيد" },
    text: { en: "Book your gifts early.", ar: "احجز هداياك مبكرًا." },
    path: null,
    validFrom: nationalDay.from,
    validUntil: nationalDay.until,
  },
]

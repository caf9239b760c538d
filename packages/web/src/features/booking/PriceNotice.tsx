import { useEffect } from "react"
import type { BookingActor } from "../../environment/booking/booking.ts"
import { estimateOf } from "../../environment/booking/draft-estimate.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { addAreas } from "../../environment/texts/dictionaries.ts"
import { priceNoticeAreas } from "../../environment/texts/price-notice-areas.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import { type PriceNews, priceNews, readShownTotal, type ShownTotal, shownTotal } from "./price-news.ts"

addAreas(priceNoticeAreas)

const storageKey = "mersal.shownTotal"

/**
 * Tells that another address has brought another price (section 2), and that the very same booking costs otherwise than
 * the reader has last seen, also before a reload, or than was estimated for him. It is told over the page, so that nothing
 * moves, and not before he looks.
 */
export function PriceNotice({ actor }: { actor: BookingActor }) {
  const { priceNotice: words } = useTexts()
  const { money } = useFormats()
  const { toast } = useAnnouncements()
  useEffect(() => {
    const text = (news: PriceNews) =>
      news.kind === "location" ? words.priceUpdated : words.totalWas(money(news.before), money(news.after))
    let estimated: ShownTotal | null = null
    const look = (snapshot: Snapshot) => {
      const quotes = snapshot.value.pricing === "ready" ? null : estimateOf(snapshot.context.draft)
      if (quotes) estimated = shownTotal({ ...snapshot.context, prices: { quotes } })
      const shown = isFinal(snapshot) && shownTotal(snapshot.context)
      if (!shown || document.hidden) return
      const [before, after] = [localStorage.getItem(storageKey), JSON.stringify(shown)]
      // Looked at with each press, most of which change no total: writing would take the longest of it.
      if (before === after) return
      const news = priceNews(readShownTotal(before), shown) ?? priceNews(estimated, shown)
      localStorage.setItem(storageKey, after)
      if (news && !(news.kind === "total" && isTold(snapshot))) toast(text(news))
    }
    const lookNow = () => look(actor.getSnapshot())
    lookNow()
    document.addEventListener("visibilitychange", lookNow)
    const { unsubscribe } = actor.subscribe(look)
    return () => {
      document.removeEventListener("visibilitychange", lookNow)
      unsubscribe()
    }
  }, [actor, toast, words, money])
  return null
}

type Snapshot = ReturnType<BookingActor["getSnapshot"]>

/** While a price or a code is asked for, another total may follow in a moment. */
const isFinal = ({ value, context, children }: Snapshot): boolean =>
  value.pricing === "ready" && context.placed === null && !children.promo?.getSnapshot().hasTag("busy")

/** Whether the step itself names the old and the new total, in an alert that stays. */
function isTold({ value, context: { alert } }: Snapshot): boolean {
  if (alert?.kind === "slotClosed" || alert?.kind === "slotUnchecked") return value.flow === "details"
  return alert?.kind === "priceChanged" && value.flow !== "entering" && value.flow !== "details"
}

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
 * Reports that another address has changed the price (section 2), and that the same booking costs something else than
 * was last shown, also before a reload, or than was estimated. It is shown over the page, so that nothing moves, and
 * only while the page is visible.
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
      // Called with each press, and most change no total, so the costly write is skipped.
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

/** While a price or a code is being requested, the total may change again at once. */
const isFinal = ({ value, context, children }: Snapshot): boolean =>
  value.pricing === "ready" && context.placed === null && !children.promo?.getSnapshot().hasTag("busy")

/** Whether the step itself shows the old and the new total, in an alert that stays. */
function isTold({ value, context: { alert } }: Snapshot): boolean {
  if (alert?.kind === "slotClosed" || alert?.kind === "slotUnchecked") return value.flow === "details"
  return alert?.kind === "priceChanged" && value.flow !== "entering" && value.flow !== "details"
}

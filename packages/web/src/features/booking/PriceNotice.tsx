import { useEffect } from "react"
import type { BookingActor } from "../../environment/booking/booking.ts"
import { estimateOf } from "../../environment/booking/draft-estimate.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { addAreas } from "../../environment/texts/dictionaries.ts"
import { priceNoticeAreas } from "../../environment/texts/price-notice-areas.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import {
  newsFromElsewhere,
  type PriceNews,
  priceNews,
  readShownTotal,
  type ShownTotal,
  shownTotal,
} from "./price-news.ts"

addAreas(priceNoticeAreas)

const storageKey = "mersal.shownTotal"

interface PriceNoticeProps {
  actor: BookingActor
  /** Under which the tabs store their booking. */
  draftKey: string
}

/**
 * Reports that another address has changed the price (section 2), and that the same booking costs something else than
 * was last shown, also before a reload, or than was estimated; and that another tab has changed it, to whoever saw the
 * total of before in this one. It is shown over the page, so that nothing moves, and only while the page is visible.
 */
export function PriceNotice({ actor, draftKey }: PriceNoticeProps) {
  const { priceNotice: words } = useTexts()
  const { money } = useFormats()
  const { toast } = useAnnouncements()
  useEffect(() => {
    const text = (news: PriceNews) =>
      news.kind === "location"
        ? words.priceUpdated
        : words[news.kind === "total" ? "totalWas" : "totalElsewhere"](money(news.before), money(news.after))
    /** The total that this tab has shown last, and whether another tab has changed the booking since. */
    let [here, isElsewhere]: [ShownTotal | null, boolean] = [null, false]
    let estimated: ShownTotal | null = null
    const look = (snapshot: Snapshot) => {
      const quotes = snapshot.value.pricing === "ready" ? null : estimateOf(snapshot.context.draft)
      if (quotes) estimated = shownTotal({ ...snapshot.context, prices: { quotes } })
      const shown = isFinal(snapshot) && shownTotal(snapshot.context)
      if (!shown || document.hidden) return
      const elsewhere = isElsewhere ? newsFromElsewhere(here, shown) : null
      here = shown
      isElsewhere = false
      const [before, after] = [localStorage.getItem(storageKey), JSON.stringify(shown)]
      // Called with each press, and most change no total, so the costly write is skipped.
      if (before === after && !elsewhere) return
      const news = elsewhere ?? priceNews(readShownTotal(before), shown) ?? priceNews(estimated, shown)
      localStorage.setItem(storageKey, after)
      if (news && !(news.kind === "total" && isTold(snapshot))) toast(text(news))
    }
    const lookNow = () => look(actor.getSnapshot())
    lookNow()
    const listen = ({ key }: StorageEvent) => {
      if (key === draftKey) isElsewhere = true
    }
    // Heard before the booking itself hears it and takes the change over.
    addEventListener("storage", listen, true)
    document.addEventListener("visibilitychange", lookNow)
    const { unsubscribe } = actor.subscribe(look)
    return () => {
      removeEventListener("storage", listen, true)
      document.removeEventListener("visibilitychange", lookNow)
      unsubscribe()
    }
  }, [actor, draftKey, toast, words, money])
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

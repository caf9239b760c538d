import type { BookingContext } from "@mersal/domain/machines/booking-context"
import { useEffect, useRef } from "react"
import { usePageBooking } from "../../environment/booking.ts"
import { useTexts } from "../../environment/language.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import { type PriceNews, priceNews } from "./price-news.ts"

/** Tells that another address has brought another price (section 2), over the page: nothing of it moves. */
export function PriceNotice() {
  const { actor } = usePageBooking()
  const { firstStep } = useTexts()
  const { toast } = useAnnouncements()
  const known = useRef<PriceNews | null>(null)
  useEffect(() => {
    const look = ({ context }: { readonly context: BookingContext }) => {
      const news = priceNews(known.current, context)
      if (news?.isForNewLocation && news !== known.current) toast(firstStep.priceUpdated)
      known.current = news
    }
    look(actor.getSnapshot())
    const { unsubscribe } = actor.subscribe(look)
    return unsubscribe
  }, [actor, toast, firstStep])
  return null
}

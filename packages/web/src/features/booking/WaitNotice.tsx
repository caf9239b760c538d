import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import type { BookingActor } from "../../environment/booking/booking.ts"
import { useTexts } from "../../environment/language.ts"
import { addAreas } from "../../environment/texts/dictionaries.ts"
import { priceNoticeAreas } from "../../environment/texts/price-notice-areas.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"

addAreas(priceNoticeAreas)

/** Most answers come sooner, and say more than that they are awaited. */
const patienceMilliseconds = 2_000

/** Tells screen readers once that a price, or the booking itself, takes long. The page shows it at its button. */
export function WaitNotice({ actor }: { actor: BookingActor }) {
  const {
    priceNotice: { waiting },
  } = useTexts()
  const { announce } = useAnnouncements()
  const awaited = useSelector(actor, awaitedIn)
  useEffect(() => {
    if (awaited === null) return
    const timer = setTimeout(() => announce(waiting[awaited]), patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [announce, awaited, waiting])
  return null
}

function awaitedIn({ value: { flow, pricing } }: ReturnType<BookingActor["getSnapshot"]>): "price" | "booking" | null {
  if (flow === "checkingPickupDate" || flow === "placing" || flow === "payingByCash") return "booking"
  return pricing === "settling" || pricing === "fetching" ? "price" : null
}

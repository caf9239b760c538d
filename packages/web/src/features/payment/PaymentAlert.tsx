import type { BookingAlert } from "@mersal/domain/machines/booking-alert"
import { lazy, Suspense, useEffect } from "react"
import type { NotPlacedProps } from "./NotPlaced.tsx"

/** Few bookings meet one: its sentences come after the screen, and before they are wanted. */
const loadNotPlaced = async () => ({ default: (await import("./NotPlaced.tsx")).NotPlaced })
const NotPlaced = lazy(loadNotPlaced)

/** What keeps the booking from being placed, if anything does. */
export function PaymentAlert({ alert, ...props }: Omit<NotPlacedProps, "alert"> & { alert: BookingAlert | null }) {
  useEffect(() => void loadNotPlaced().catch(() => {}), [])
  if (!alert || alert.kind === "methodMissing") return null
  return (
    <Suspense>
      <NotPlaced alert={alert} {...props} />
    </Suspense>
  )
}

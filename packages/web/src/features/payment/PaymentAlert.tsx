import type { BookingAlert } from "@mersal/domain/machines/booking-alert"
import { lazy, Suspense, useEffect } from "react"

/** Few bookings meet one: its sentences come after the screen, and before they are wanted. */
const loadNotPlaced = async () => ({ default: (await import("./NotPlaced.tsx")).NotPlaced })
const NotPlaced = lazy(loadNotPlaced)

export interface NotPlacedProps {
  /** The choice of a way to pay that is missing is told at that choice. */
  alert: Exclude<BookingAlert, { kind: "methodMissing" }>
  onDismiss: () => void
  onStartAnother: () => void
  /** The attempt of this page that is under way, where one is: its customer may go on with it. */
  attempt?: string | null
}

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

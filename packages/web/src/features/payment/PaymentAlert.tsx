import type { BookingAlert } from "@mersal/domain/machines/booking-alert"
import { lazy, Suspense, useEffect } from "react"
import type { NotPlacedProps } from "./NotPlaced.tsx"

/** Few bookings meet one: its sentences come after the screen, and before they are wanted. */
const load = () => import("./NotPlaced.tsx")
const NotPlaced = lazy(async () => ({ default: (await load()).NotPlaced }))
export const CardRefusal = lazy(async () => ({ default: (await load()).CardRefusal }))

/** What keeps the booking from being placed, if anything does. */
export function PaymentAlert({ alert, ...props }: Omit<NotPlacedProps, "alert"> & { alert: BookingAlert | null }) {
  useEffect(() => void load().catch(() => {}), [])
  if (!alert || alert.kind === "methodMissing") return null
  return (
    <Suspense>
      <NotPlaced alert={alert} {...props} />
    </Suspense>
  )
}

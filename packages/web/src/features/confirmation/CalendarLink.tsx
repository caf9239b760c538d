import type { Booking } from "@mersal/domain/booking/booking"
import type { ReactNode } from "react"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { buttonClass } from "../../ui/button-class.ts"
import { calendarAddress } from "./calendar-file.ts"

interface CalendarLinkProps {
  booking: Booking
  children: ReactNode
}

/** Adds the pick-up to the customer's calendar, through a file that his device opens. */
export function CalendarLink({ booking, children }: CalendarLinkProps) {
  const { booking: common, confirmation } = useTexts()
  const { productName } = useProduct()
  const { reference, bookedAt, pickup, pickupWindow } = booking
  const address = calendarAddress({
    productName,
    id: reference,
    writtenAt: bookedAt,
    start: pickupWindow.start,
    end: pickupWindow.end,
    title: `${productName}: ${common.pickup} ${reference}`,
    place: `${pickup.building}, ${pickup.address}`,
    description: confirmation.waitNote,
  })
  return (
    <a className={buttonClass({ variant: "secondary" })} href={address} download={`${reference}.ics`}>
      {children}
    </a>
  )
}

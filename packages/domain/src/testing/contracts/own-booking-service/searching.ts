import { referenceNumber } from "../../sample-booking.ts"
import type { ServiceCase } from "../contract-case.ts"
import { expectEqual, first, refused, succeeded } from "../expectations.ts"
import { booked, morning, named } from "./stage.ts"

/** Finding a booking by other fields than its reference (D33). */
export const searching: readonly ServiceCase[] = [
  {
    name: "a guest finds a booking by its reference and four digits of a phone in it, and sees no more than by the reference",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const { reference } = booking
      const search = (value: string, lastFour: string | null, browser = "stranger") =>
        stage.services(browser).tracking.search({ field: "reference", value, lastFour })
      const shown = succeeded(await stage.services("stranger").tracking.track(named(reference)))
      for (const phone of [booking.customer.phone, booking.dropOff.contact.phone])
        expectEqual(succeeded(await search(reference, phone.slice(-4))), [shown])
      expectEqual(first(succeeded(await search(reference, booking.customer.phone.slice(-4), "owner"))).booking, booking)
      for (const wrong of ["0000", "", null, "67", booking.customer.phone.slice(-5)])
        expectEqual(refused(await search(reference, wrong), "SearchFailed").field, "reference")
      refused(await search(referenceNumber(77), booking.customer.phone.slice(-4)), "SearchFailed")
    },
  },
  {
    name: "a guest finds nothing by a phone or an e-mail",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      for (const [field, value] of [
        ["phone", booking.customer.phone],
        ["email", booking.customer.email],
      ] as const) {
        const answer = await stage.services("owner").tracking.search({ field, value, lastFour: "4567" })
        expectEqual(refused(answer, "SearchFailed").field, field)
      }
    },
  },
]

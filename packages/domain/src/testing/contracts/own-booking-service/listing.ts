import type { OwnBookings, OwnBookingsRequest } from "../../../ports/driving/own-booking-service.ts"
import { sampleDay } from "../../sample-order.ts"
import type { ServiceCase } from "../contract-case.ts"
import { expectEqual, expectTrue, succeeded } from "../expectations.ts"
import { booked, cancel, morning, nextDay, ownOf, page } from "./stage.ts"

const minute = 60_000

/** The list of the caller's bookings. */
export const listing: readonly ServiceCase[] = [
  {
    name: "one's own bookings are listed by pages, the newest first, each once and nobody else's",
    run: async (stage) => {
      const references: string[] = []
      for (let number = 0; number < 5; number += 1) {
        await stage.setNow(morning + number * minute)
        references.unshift((await booked(stage, "owner")).booking.reference)
        await booked(stage, "other")
      }
      const seen: string[] = []
      let after: OwnBookingsRequest["after"] = null
      do {
        const found: OwnBookings = succeeded(await ownOf(stage, "owner").bookings(page({ after, limit: 2 })))
        expectTrue(found.bookings.length > 0 && found.bookings.length <= 2, "a page holds one or two")
        seen.push(...found.bookings.map(({ reference }) => reference))
        after = found.next
      } while (after !== null)
      expectEqual(seen, references)
    },
  },
  {
    name: "bookings of one instant are listed once each, too",
    run: async (stage) => {
      await stage.setNow(morning)
      const made = [await booked(stage, "owner"), await booked(stage, "owner"), await booked(stage, "owner")]
      const one = succeeded(await ownOf(stage, "owner").bookings(page({ limit: 1 })))
      const rest = succeeded(await ownOf(stage, "owner").bookings(page({ after: one.next })))
      const seen = [...one.bookings, ...rest.bookings].map(({ reference }) => reference)
      expectEqual([...seen].sort(), made.map(({ booking }) => booking.reference).sort())
      expectEqual(rest.next, null)
    },
  },
  {
    name: "a list keeps to states and dates of pick-up",
    run: async (stage) => {
      await stage.setNow(morning)
      const today = (await booked(stage, "owner")).booking.reference
      const tomorrow = (await booked(stage, "owner", { pickupDate: nextDay })).booking.reference
      succeeded(await ownOf(stage, "owner").cancelBooking(cancel(tomorrow)))
      const listed = async (patch: Partial<OwnBookingsRequest>) =>
        succeeded(await ownOf(stage, "owner").bookings(page(patch))).bookings.map(({ reference }) => reference)
      expectEqual(await listed({ states: ["cancelled"] }), [tomorrow])
      const [unpaid] = succeeded(await ownOf(stage, "owner").bookings(page({ states: ["cancelled"] }))).bookings
      expectEqual(unpaid?.paid.minor, 0)
      expectEqual(await listed({ states: ["confirmed", "assigned"] }), [today])
      expectEqual(await listed({ from: nextDay }), [tomorrow])
      expectEqual(await listed({ to: sampleDay }), [today])
      expectEqual(await listed({ from: sampleDay, to: nextDay, states: ["delivered"] }), [])
    },
  },
  {
    name: "whoever has booked nothing, and a caller without a cookie, has an empty list",
    run: async (stage) => {
      await stage.setNow(morning)
      await booked(stage)
      for (const browser of ["nobody", undefined])
        expectEqual(succeeded(await ownOf(stage, browser).bookings(page())), { bookings: [], next: null })
      expectEqual(succeeded(await ownOf(stage, "nobody").bookings(page({ ofCompany: true }))).bookings, [])
    },
  },
]

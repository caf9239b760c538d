import { noWish, sameStop } from "@mersal/domain/booking/change/booking-change"
import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import { pay, place } from "./customer.ts"
import * as desk from "./desk.ts"
import { expectThat, must } from "./expectation.ts"
import { bringBack, drive } from "./legs.ts"
import type { Fate } from "./plan/fate.ts"
import type { Story } from "./story.ts"

/** A booking from the customer's first call to its end, as planned for the day. */
export async function live(story: Story, dayBegins: Instant): Promise<void> {
  const { agenda } = story.cast
  const { planned, customer } = story
  await agenda.until(dayBegins + planned.bookAfter * msPerMinute)
  story.begin(await place(customer, planned))
  story.say(`is booked: ${planned.bookingType}, ${planned.pickup.place.address} to ${planned.dropOff.place.address}`)
  await agenda.until(agenda.now() + 2 * msPerMinute)
  if (await pay(customer, story.placed, planned, story.cast.banks)) story.say("is paid by card")
  await goes[planned.fate](story)
}

/** What happens in each fate, once the booking is made and paid. */
const goes: Readonly<Record<Fate, (story: Story) => Promise<void>>> = {
  delivered: (story) => delivered(story),
  deliveredLate: async (story) => {
    await fetched(story, true)
    await drive(story, "delivery", "done", true)
  },
  collectedSecondTime: async (story) => {
    await missedAtPickup(story)
    await drive(story, "pickup", "done")
    await drive(story, "delivery", "done")
  },
  deliveredSecondTime: async (story) => {
    await fetched(story)
    await drive(story, "delivery", "nobody-there")
    await later(story, 10)
    await desk.setAnotherTime(story)
    await drive(story, "delivery", "done")
  },
  returned: async (story) => {
    await fetched(story)
    await drive(story, "delivery", "nobody-there")
    await drive(story, "delivery", "nobody-there")
    await later(story, 20)
    await desk.giveUp(story)
    await bringBack(story)
  },
  neverMet: async (story) => {
    await missedAtPickup(story)
    await drive(story, "pickup", "nobody-there")
    await later(story, 20)
    await desk.giveUp(story)
  },
  cancelledFree: async (story) => {
    const { agenda } = story.cast
    const { orderBy } = story.placed.booking
    // Cancelling is free until the last order time, which may be near.
    await agenda.until(Math.min(agenda.now() + 20 * msPerMinute, Math.max(agenda.now(), orderBy - 3 * msPerMinute)))
    await cancel(story, agenda.now() < orderBy ? "free" : "late")
  },
  cancelledLate: async (story) => {
    await dispatched(story)
    await drive(story, "pickup", "called-back")
    await cancel(story, "late")
  },
  calledBack: async (story) => {
    await fetched(story)
    await drive(story, "delivery", "called-back")
    await cancel(story, "collected")
    await bringBack(story)
  },
  heldAndReleased: async (story) => {
    await dispatched(story)
    await later(story, 5)
    await desk.hold(story)
    await later(story, 30)
    await desk.release(story)
    await delivered(story)
  },
  changed: async (story) => {
    await later(story, 5)
    const wish = { ...noWish, dropOff: { ...sameStop, landmark: "The blue door", building: "Villa 12" } }
    const request = { ...story.placed, wish, expectedTotal: null, isPreview: false }
    const { parts } = await must(story.customer.services.ownBookings.changeBooking(request), "A change")
    expectThat(parts.join() === "drop-off-details", `The change concerns ${parts}`)
    story.say("has another door")
    await delivered(story)
    expectThat((await story.booking()).dropOff.landmark === "The blue door", "The change is kept")
  },
  reassigned: async (story) => {
    await dispatched(story)
    await later(story, 3)
    await desk.unassign(story)
    await later(story, 3)
    await delivered(story)
  },
  partlyRefunded: async (story) => {
    await delivered(story)
    await later(story, 30)
    await desk.refundPart(story)
  },
  neverPaid: async (story) => {
    const { holdEndsAt } = story.placed
    await story.cast.agenda.until((holdEndsAt ?? 0) + 2 * msPerMinute)
    story.say("was not paid in time")
  },
}

const later = ({ cast: { agenda } }: Story, minutes: number): Promise<void> =>
  agenda.until(agenda.now() + minutes * msPerMinute)

/** Assigned to a driver within the hour before its window, or at once. */
async function dispatched(story: Story): Promise<void> {
  const { agenda } = story.cast
  const { start } = story.placed.booking.pickupWindow
  await agenda.until(Math.max(agenda.now() + 2 * msPerMinute, start - 45 * msPerMinute))
  await desk.assign(story)
}

async function fetched(story: Story, isLate = false): Promise<void> {
  await dispatched(story)
  await drive(story, "pickup", "done", isLate)
}

async function delivered(story: Story): Promise<void> {
  await fetched(story)
  await drive(story, "delivery", "done")
}

async function missedAtPickup(story: Story): Promise<void> {
  await dispatched(story)
  await drive(story, "pickup", "nobody-there")
  await later(story, 15)
}

async function cancel(story: Story, phase: "free" | "late" | "collected"): Promise<void> {
  const { ownBookings } = story.customer.services
  const seen = await must(ownBookings.cancellation(story.placed), "What cancelling costs")
  expectThat(seen.cancellation.phase === phase, `Cancelling is ${seen.cancellation.phase}, not ${phase}`)
  const request = { ...story.placed, expectedFee: seen.cancellation.fee }
  const { cancellation } = await must(ownBookings.cancelBooking(request), "Cancelling")
  story.fee = cancellation.fee
  story.say(`is cancelled by its customer (${phase})`)
}

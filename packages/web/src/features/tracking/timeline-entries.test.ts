import { tracking as arabicWords } from "@mersal/domain/messages/ar/tracking"
import { tracking as words } from "@mersal/domain/messages/en/tracking"
import { at } from "@mersal/domain/testing/sample-booking"
import type { TrackingEvent } from "@mersal/domain/tracking/tracking-event"
import { expect, test } from "vitest"
import { timelineEntries } from "./timeline-entries.ts"

const bookedAt = at("2026-11-21T05:00:00.000Z")
const event = (leg: TrackingEvent["leg"], kind: TrackingEvent["kind"], order: number): TrackingEvent => ({
  leg,
  kind,
  order,
  at: bookedAt + order * 60_000,
  reason: null,
})
const states = (events: readonly TrackingEvent[]) =>
  timelineEntries({ bookedAt, events }, words, String).map(({ title, state }) => `${title}: ${state}`)

test("a booking that waits for its driver shows ORDER PLACED as the live step", () => {
  expect(states([])).toEqual(["ORDER PLACED: current"])
})

test("the last step is the live one until the parcel is delivered", () => {
  const onTheWay = [
    event("pickup", "inProgress", 1),
    event("pickup", "completed", 2),
    event("delivery", "inProgress", 3),
  ]
  expect(states(onTheWay).at(-1)).toBe("DELIVERY IN PROGRESS: current")
  expect(states([...onTheWay, event("delivery", "completed", 4)]).at(-1)).toBe("DELIVERED: done")
})

test("the line goes on from the last step, a failed attempt too, until the parcel is delivered or cancelled", () => {
  const goesOn = (...events: readonly TrackingEvent[]) =>
    timelineEntries({ bookedAt, events }, words, String).map((entry) => entry.goesOn)
  expect(goesOn()).toEqual([true])
  expect(goesOn(event("pickup", "failed", 1))).toEqual([false, true])
  expect(goesOn(event("pickup", "failed", 1), event("pickup", "cancelled", 2))).toEqual([false, false, false])
  expect(goesOn(event("delivery", "failed", 1), event("delivery", "completed", 2))).toEqual([false, false, false])
})

const detailOf = (reason: string, texts: Parameters<typeof timelineEntries>[1] = words) =>
  timelineEntries({ bookedAt, events: [{ ...event("pickup", "failed", 2), reason }] }, texts, String).at(-1)

test("a failed step shows its reason, in words of the page's language, instead of what would have happened", () => {
  expect(detailOf("nobody-there")).toMatchObject({
    title: "PICKUP FAILED",
    state: "failed",
    detail: "Nobody was there",
  })
  expect(detailOf("nobody-there", arabicWords)?.detail).toBe(arabicWords.reasons["nobody-there"])
})

test("a reason that the page has no words for sends to the support", () => {
  for (const reason of ["", "eaten-by-camel", "constructor"])
    expect(detailOf(reason)?.detail).toBe("Contact support for the reason")
})

test("a driver who has arrived is no longer on his way in the live step", () => {
  const coming = [event("pickup", "inProgress", 1)]
  const detail = (hasArrived: boolean) =>
    timelineEntries({ bookedAt, events: coming }, words, String, hasArrived).at(-1)?.detail
  expect(detail(false)).toBe(words.stepTexts.pickupInProgress)
  expect(detail(true)).toBeUndefined()
})

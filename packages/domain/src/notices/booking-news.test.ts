import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Contact } from "../booking/stop.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import { aLog } from "../testing/arbitraries-delivery.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { handsOverHimself, newsOf, stillWaits } from "./booking-news.ts"

/** The news of each event of a log, by the kind of event. */
const told = (log: readonly { readonly event: RecordedEvent; readonly after: Parameters<typeof newsOf>[1] }[]) =>
  log.map(({ event, after }) => ({ event, after, news: newsOf(event, after) }))

describe("what is told of a booking on its way", () => {
  it("is nothing twice to people of what its owner did himself, and everything that staff did with it", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        for (const { event, news } of told(log)) {
          if (event.type !== "cancel" && event.type !== "reschedule") continue
          const word = event.type === "cancel" ? "cancelled" : "changed"
          const isByStaff = event.by.role === "ops"
          expect([news.customer, news.recipient]).toEqual(isByStaff ? [word, word] : [null, null])
        }
      }),
    )
  })

  it("is to programs the state that it came to", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        for (const { event, after, news } of told(log)) {
          if (news.program === null || event.type === "reschedule") continue
          const words = news.program.replace("booking.", "").replaceAll("-", "").toLowerCase()
          expect(words).toBe(after.state.toLowerCase())
        }
      }),
    )
  })

  it("is to the recipient only what is under way to him: nothing of a pick-up, and nothing of money", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        for (const { event, after, news } of told(log)) {
          if (["settle", "refund", "takeCash"].includes(event.type))
            expect(news).toEqual({ customer: null, recipient: null, pickup: null, program: null })
          if (event.type === "start" || event.type === "fail")
            expect(news.recipient === null).toBe(!after.facts.isCollected)
        }
      }),
    )
  })

  it("is to the customer that the driver is on his way, that he waits at the pick-up, and that he is at the door with the parcel", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        for (const { event, after, news } of told(log)) {
          if (event.type === "start")
            expect(news.customer).toBe(after.facts.isCollected ? "deliveryStarted" : "pickupStarted")
          if (event.type === "arrive") {
            const isAtPickup = after.state === "pickupStarted"
            const customer = isAtPickup ? "waitingAtPickup" : after.state === "deliveryStarted" ? "arrived" : null
            expect(news).toEqual({ customer, recipient: null, pickup: isAtPickup ? "waiting" : null, program: null })
          }
        }
      }),
    )
  })

  it("is to the customer that his parcel was delivered, or is back", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        for (const { event, after, news } of told(log))
          if (event.type === "deliver") expect(news.customer).toBe(after.state)
      }),
    )
  })

  it("is to whoever hands the parcel over that the driver waits there, while he does, and nothing else", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        const all = told(log)
        for (const [index, { event, after, news }] of all.entries()) {
          expect(news.pickup !== null).toBe(event.type === "arrive" && after.state === "pickupStarted")
          if (news.pickup === null) continue
          const before = all.slice(0, index).findLast(({ event: { type } }) => type === "start" || type === "arrive")
          // Whoever says twice that he has arrived waits since the first time, and is told of once.
          if (before?.event.type === "start") expect(stillWaits(event, after)).toBe(true)
          const left = all
            .slice(index + 1)
            .findIndex(({ event: { type } }) => ["collect", "fail", "cancel"].includes(type))
          if (left >= 0) expect(stillWaits(event, all[index + 1 + left]?.after ?? after)).toBe(false)
        }
      }),
    )
  })

  it("is to the customer himself as the person at the pick-up where he hands it over", () => {
    const { pickup, customer } = sampleBooking
    const by = (contact: Partial<Contact>) => ({
      customer,
      pickup: { ...pickup, contact: { ...pickup.contact, ...contact } },
    })
    expect(handsOverHimself(by({ isCustomer: true, phone: "+971509999999" }))).toBe(true)
    expect(handsOverHimself(by({ isCustomer: false, phone: customer.phone }))).toBe(true)
    expect(handsOverHimself(by({ isCustomer: false, phone: "+971509999999" }))).toBe(false)
  })
})

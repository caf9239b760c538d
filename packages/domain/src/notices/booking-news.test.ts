import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import { aLog } from "../testing/arbitraries-delivery.ts"
import { newsOf } from "./booking-news.ts"

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
            expect(news).toEqual({ customer: null, recipient: null, program: null })
          if (event.type === "start" || event.type === "fail")
            expect(news.recipient === null).toBe(!after.facts.isCollected)
        }
      }),
    )
  })

  it("is to the customer that the driver is on his way, and that he is at the door with the parcel", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        for (const { event, after, news } of told(log)) {
          if (event.type === "start")
            expect(news.customer).toBe(after.facts.isCollected ? "deliveryStarted" : "pickupStarted")
          if (event.type === "arrive") {
            const customer = after.state === "deliveryStarted" ? "arrived" : null
            expect(news).toEqual({ customer, recipient: null, program: null })
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
})

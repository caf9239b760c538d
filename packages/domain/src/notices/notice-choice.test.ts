import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { CustomerNews } from "./booking-news.ts"
import {
  channelsFor,
  defaultChoice,
  eventOfNews,
  isFixed,
  type NoticeChoice,
  noticeChannels,
  noticeEvents,
  settledChoice,
} from "./notice-choice.ts"

const someChannels = fc.subarray([...noticeChannels])
const aWish: fc.Arbitrary<Partial<NoticeChoice>> = fc
  .tuple(...noticeEvents.map((event) => fc.option(someChannels.map((channels) => [event, channels] as const))))
  .map((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== null)) as Partial<NoticeChoice>)
const someNews = fc.constantFrom(...(Object.keys(eventOfNews) as CustomerNews[]))

describe("what somebody chooses to be told of", () => {
  it("keeps papers, changes nothing that was not named, writes a phone in one way, and is settled once", () => {
    fc.assert(
      fc.property(aWish, aWish, (first, second) => {
        const before = settledChoice(defaultChoice, first)
        const after = settledChoice(before, second)
        for (const event of noticeEvents) {
          for (const channel of noticeChannels) if (isFixed(event, channel)) expect(after[event]).toContain(channel)
          expect(after[event].includes("sms") && after[event].includes("whatsapp")).toBe(false)
          if (second[event] === undefined) expect(after[event]).toEqual(before[event])
        }
        expect(settledChoice(after, {})).toEqual(after)
      }),
    )
  })

  it("decides by what one is told, and leads to somewhere that there is", () => {
    fc.assert(
      fc.property(aWish, someNews, fc.boolean(), (wish, news, hasEmail) => {
        const choice = settledChoice(defaultChoice, wish)
        const channels = channelsFor(choice, news, { hasEmail })
        if (!hasEmail) expect(channels).not.toContain("email")
        expect(new Set(channels).size).toBe(channels.length)
        expect(channels.includes("sms") && channels.includes("whatsapp")).toBe(false)
        // Nobody is written to by a channel that he did not choose, but for a phone in the place of an e-mail.
        const chosen = choice[eventOfNews[news]]
        for (const channel of channels) expect([...chosen, ...(hasEmail ? [] : ["sms"])]).toContain(channel)
        // And nothing is lost for want of an e-mail address.
        expect(channels.length > 0).toBe(chosen.length > 0)
      }),
    )
  })

  it("is everything by e-mail, else by SMS, for who has not chosen (D23)", () => {
    expect(channelsFor(defaultChoice, "arrived", { hasEmail: true })).toEqual(["email", "push"])
    expect(channelsFor(defaultChoice, "arrived", { hasEmail: false })).toEqual(["sms", "push"])
    const quiet = settledChoice(defaultChoice, { booked: [], onTheWay: ["whatsapp"], atDoor: [] })
    expect(channelsFor(quiet, "confirmed", { hasEmail: true })).toEqual(["email"])
    expect(channelsFor(quiet, "deliveryStarted", { hasEmail: true })).toEqual(["whatsapp"])
    expect(channelsFor(quiet, "arrived", { hasEmail: false })).toEqual([])
  })

  it("is settled in the order of the channels, papers always by e-mail, and a phone by WhatsApp before SMS", () => {
    const all = settledChoice(defaultChoice, {
      booked: ["push", "whatsapp", "sms"],
      failed: ["sms", "whatsapp"],
      changed: ["push", "sms"],
    })
    expect(all).toEqual({
      ...defaultChoice,
      booked: ["email", "whatsapp", "push"],
      failed: ["whatsapp"],
      changed: ["sms", "push"],
    })
    for (const event of noticeEvents) {
      const isPaper = ["booked", "delivered", "refunded"].includes(event)
      expect(noticeChannels.filter((channel) => isFixed(event, channel))).toEqual(isPaper ? ["email"] : [])
      expect(settledChoice(defaultChoice, { [event]: [] })[event]).toEqual(isPaper ? ["email"] : [])
    }
  })

  it("leads to the phone in the way that is chosen for it, where there is no address for e-mails", () => {
    const choice = settledChoice(defaultChoice, { booked: ["email", "whatsapp", "push"], failed: ["whatsapp"] })
    expect(channelsFor(choice, "confirmed", { hasEmail: false })).toEqual(["whatsapp", "push"])
    expect(channelsFor(choice, "pickupFailed", { hasEmail: false })).toEqual(["whatsapp"])
    expect(eventOfNews).toEqual({
      confirmed: "booked",
      paidByLink: "booked",
      changed: "changed",
      recipientProposed: "changed",
      cancelled: "changed",
      holdEnded: "changed",
      pickupStarted: "onTheWay",
      deliveryStarted: "onTheWay",
      waitingAtPickup: "atDoor",
      arrived: "atDoor",
      delivered: "delivered",
      returned: "delivered",
      pickupFailed: "failed",
      deliveryFailed: "failed",
      refunded: "refunded",
      paymentReturned: "refunded",
    })
  })
})

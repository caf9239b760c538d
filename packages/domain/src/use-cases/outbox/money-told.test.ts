import { describe, expect, it } from "vitest"
import type { CancellationTerms } from "../../booking/change/cancellation-policy.ts"
import { spokenReference } from "../../booking/order/reference.ts"
import type { Language } from "../../messages/language.ts"
import { writtenMoney } from "../../messages/written-money.ts"
import { money } from "../../money/money.ts"
import type { CustomerNews } from "../../notices/booking-news.ts"
import { noBelongings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { paymentNews } from "../payment/payment-news.ts"
import { newsIn } from "./message-news.ts"
import { customerSentence } from "./tell.ts"

const { reference, bookedAt } = sampleBooking
const spoken = spokenReference(reference)
const amount = money(23885, "AED")

const storedIn = (language: Language, log: StoredBooking["log"] = []): StoredBooking => ({
  ...noBelongings,
  booking: sampleBooking,
  ownerDigest: null,
  revision: 0,
  log,
  language,
})

type OfMoney = "payment-paid" | "payment-refunded" | "payment-returned"

/** What the customer is told by the outbox's message, with its own body or another one. */
function told(topic: OfMoney, language: Language, body?: string): string {
  const change = paymentNews(topic, { cause: "c-1", booking: reference, at: bookedAt }, { amount })
  if (change.kind !== "enqueue") throw new Error("Nothing is enqueued")
  const stored = storedIn(language)
  const message = { ...change.message, ...(body !== undefined && { body }) }
  const news = newsIn(stored, message)
  return news?.customer ? customerSentence(stored, news.customer, news.price) : ""
}

describe("a message of money that goes back", () => {
  it("says how much", () => {
    expect(told("payment-refunded", "en")).toBe(
      `AED 238.85 for booking ${spoken} went back to the card that paid. Its bank shows it in some days.`,
    )
    expect(told("payment-refunded", "ar")).toContain(`أُعيد مبلغ ${writtenMoney("ar", amount)} من الحجز ${spoken}`)
    expect(told("payment-returned", "en")).toContain(
      `The payment of AED 238.85 for booking ${spoken} could not be used`,
    )
    expect(told("payment-returned", "ar")).toContain(`الدفعة بمبلغ ${writtenMoney("ar", amount)} للحجز ${spoken}`)
  })

  it("says that the desk gave it back in cash, and nothing of a card", () => {
    const body = JSON.stringify({ amount, isInCash: true })
    expect(told("payment-refunded", "en", body)).toBe(`We gave you AED 238.85 back in cash for booking ${spoken}.`)
    expect(told("payment-refunded", "ar", body)).toContain(`أعدنا إليك مبلغ ${writtenMoney("ar", amount)} نقدًا`)
  })

  it("says of two that go back which one paid the change", () => {
    const body = JSON.stringify({ amount, isOfChange: true })
    expect(told("payment-refunded", "en", body)).toContain(`AED 238.85 for a change of booking ${spoken} went back`)
    expect(told("payment-refunded", "ar", body)).toContain(`من تكلفة تغيير الحجز ${spoken}`)
  })

  it("is still read where it was written without an amount", () => {
    for (const body of ["{}", `{"order":0}`]) {
      expect(told("payment-refunded", "en", body)).toContain(`Money for booking ${spoken} went back`)
      expect(told("payment-refunded", "ar", body)).toContain(`أُعيد مبلغ من الحجز ${spoken}`)
      expect(told("payment-returned", "en", body)).toContain(`The payment for booking ${spoken} could not`)
      expect(told("payment-returned", "ar", body)).toContain(`الدفعة للحجز ${spoken}`)
    }
    const before: CustomerNews = "refunded"
    expect(customerSentence(storedIn("en"), before)).toContain("Money for booking")
  })
})

describe("a message of money that came", () => {
  const came = (language: Language, isByLink: boolean) =>
    told("payment-paid", language, JSON.stringify({ amount, isByLink }))

  it("tells a customer how much somebody else has paid for him", () => {
    expect(came("en", true)).toBe(
      `AED 238.85 for your booking ${spoken} was paid by somebody who has its payment link.`,
    )
    expect(came("ar", true)).toContain(`مبلغ ${writtenMoney("ar", amount)} عن حجزك ${spoken}`)
  })

  it("tells nobody what he has paid himself, nor of a payment from before that was known", () => {
    expect([came("en", false), told("payment-paid", "en"), told("payment-paid", "ar", "{}")]).toEqual(["", "", ""])
  })
})

describe("the message of a cancellation", () => {
  const cancelled = (language: Language, terms?: CancellationTerms) => {
    const by = { role: "system", id: null } as const
    const event = { type: "cancel", reason: "other", ...(terms && { terms }) } as const
    const log = [{ ...event, order: 1, at: bookedAt, by, place: null, commandId: null }]
    return customerSentence(storedIn(language, log), "cancelled")
  }
  const nothing = money(0, "AED")
  const fee = money(2625, "AED")

  it("says what comes back and what is kept of what was paid", () => {
    const bare = `Your booking ${spoken} was cancelled.`
    expect(cancelled("en", { fee: nothing, refund: amount })).toBe(`${bare} AED 238.85 is refunded.`)
    expect(cancelled("en", { fee, refund: amount })).toBe(
      `${bare} AED 238.85 is refunded. AED 26.25 is kept as the cancellation fee.`,
    )
    expect(cancelled("en", { fee, refund: nothing })).toBe(
      `${bare} Nothing is refunded. AED 26.25 is kept as the cancellation fee.`,
    )
    expect(cancelled("ar", { fee, refund: amount })).toContain(
      `يُعاد ${writtenMoney("ar", amount)}. رسوم الإلغاء ${writtenMoney("ar", fee)}`,
    )
    expect(cancelled("ar", { fee, refund: nothing })).toContain("لا يُعاد أي مبلغ.")
  })

  it("says nothing of money where none was paid, or where it was not kept with the cancellation", () => {
    for (const terms of [undefined, { fee: nothing, refund: nothing }])
      expect(cancelled("en", terms)).toBe(`Your booking ${spoken} was cancelled.`)
  })
})

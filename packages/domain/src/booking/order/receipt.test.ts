import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emptyTill, tillAfter } from "../../delivery/till.ts"
import { myBookings as arabicLinks } from "../../messages/ar/my-bookings.ts"
import { receipt as arabicPage } from "../../messages/ar/receipt.ts"
import { myBookings as englishLinks } from "../../messages/en/my-bookings.ts"
import { receipt as englishPage } from "../../messages/en/receipt.ts"
import { money } from "../../money/money.ts"
import { priceBreakdown } from "../../pricing/price-breakdown.ts"
import { aBooking } from "../../testing/arbitraries.ts"
import { runs } from "../../testing/runs.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { bookingStates } from "../booking.ts"
import { hasReceipt, receiptOf } from "./receipt.ts"

const state = "confirmed"

describe("a receipt", () => {
  it.each([
    ["en", englishLinks, englishPage],
    ["ar", arabicLinks, arabicPage],
  ] as const)("is named by its link as by its page, in %s", (_, links, page) => {
    expect(links.receiptTitles).toEqual(page.titles)
    expect(links.receipt).toBe(page.title)
  })

  it("owes what it costs until it is paid, and then nothing", () => {
    fc.assert(
      fc.property(aBooking, (booking) => {
        const { toPay } = booking.price
        const before = receiptOf(booking, { state, till: emptyTill(toPay) }, null)
        expect([before.due, before.kind]).toEqual([toPay, "statement"])
        const till = tillAfter(emptyTill(toPay), { type: "takeCash", amount: toPay })
        const after = receiptOf(booking, { state, till }, null)
        expect([after.due.minor, after.paid]).toEqual([0, toPay])
      }),
      { numRuns: runs(100) },
    )
  })

  it("is a tax invoice where VAT is charged, and a receipt where none is", () => {
    const paid = (vatPercent: number) => {
      const price = priceBreakdown(money(2_000, "AED"), money(0, "AED"), vatPercent)
      const till = tillAfter(emptyTill(price.toPay), { type: "takeCash", amount: price.toPay })
      return receiptOf({ ...sampleBooking, price }, { state, till }, null).kind
    }
    expect([paid(5), paid(0)]).toEqual(["tax-invoice", "receipt"])
  })

  it("is a statement once one document does not say all: after a change, a refund or a cancellation", () => {
    const { toPay } = sampleBooking.price
    const kindOf = (paid: number, refunded: number, to: typeof state | "cancelled" = state) => {
      const took = tillAfter(emptyTill(toPay), { type: "takeCash", amount: money(paid, "AED") })
      const till = tillAfter(took, { type: "refund", amount: money(refunded, "AED") })
      return receiptOf(sampleBooking, { state: to, till }, null).kind
    }
    expect(kindOf(toPay.minor, 0)).toBe("tax-invoice")
    expect(kindOf(toPay.minor + 500, 500)).toBe("statement")
    expect(kindOf(toPay.minor + 500, 0)).toBe("statement")
    expect(kindOf(toPay.minor, 100)).toBe("statement")
    expect(kindOf(toPay.minor, 0, "cancelled")).toBe("statement")
  })

  it("owes nothing again for what was refunded", () => {
    const { toPay } = sampleBooking.price
    const amount = money(500, "AED")
    const taken = tillAfter(emptyTill(toPay), { type: "takeCash", amount: toPay })
    const till = tillAfter(taken, { type: "refund", amount })
    expect(receiptOf(sampleBooking, { state, till }, null)).toMatchObject({ due: money(0, "AED"), refunded: amount })
  })

  it("of a cancelled booking says when that was, and owes nothing: at most a fee is kept of what was paid", () => {
    const { toPay } = sampleBooking.price
    const aed = (minor: number) => money(minor, "AED")
    const cancelled = { at: 1_000, fee: aed(500) }
    const unpaid = receiptOf(sampleBooking, { state: "cancelled", till: emptyTill(toPay) }, { at: 1_000, fee: aed(0) })
    expect(unpaid).toMatchObject({ state: "cancelled", cancelledAt: 1_000, paid: aed(0), kept: aed(0), due: aed(0) })
    const taken = tillAfter(emptyTill(toPay), { type: "takeCash", amount: toPay })
    const back = aed(toPay.minor - 500)
    const before = receiptOf(sampleBooking, { state: "cancelled", till: taken }, cancelled)
    expect(before).toMatchObject({ paid: toPay, kept: aed(500), goingBack: back, refunded: aed(0), due: aed(0) })
    const till = tillAfter(taken, { type: "refund", amount: back })
    const after = receiptOf(sampleBooking, { state: "returning", till }, cancelled)
    expect(after).toMatchObject({ cancelledAt: 1_000, kept: aed(500), goingBack: aed(0), refunded: back, due: aed(0) })
    expect(receiptOf(sampleBooking, { state: "expired", till: emptyTill(toPay) }, null)).toMatchObject({
      cancelledAt: null,
      due: aed(0),
    })
  })

  it("is offered until the booking is called off, and afterwards only if something was paid", () => {
    const [nothing, something] = [money(0, "AED"), money(500, "AED")]
    expect(bookingStates.filter((ended) => !hasReceipt(ended, nothing))).toEqual(["cancelled", "expired"])
    expect(bookingStates.every((ended) => hasReceipt(ended, something))).toBe(true)
  })

  it("names the places that were chosen, and no door, phone or contact", () => {
    const lusail = { ...sampleBooking.dropOff, address: "Lusail Marina", cityName: "Al Daayen" }
    const toLusail = { ...sampleBooking, dropOff: lusail }
    const text = JSON.stringify(receiptOf(toLusail, { state, till: emptyTill(sampleBooking.price.toPay) }, null))
    const { pickup, dropOff, customer, bookedAt, bookingType, vehicle, paymentMethod, market, promoCode } =
      sampleBooking
    expect(JSON.parse(text)).toMatchObject({
      number: null,
      reference: sampleBooking.reference,
      booking: { bookedAt, bookingType, vehicle, paymentMethod, market, promoCode },
      customer: { name: customer.name, email: customer.email },
      way: { from: pickup.address, to: "Lusail Marina" },
    })
    for (const secret of [pickup.building, dropOff.building, customer.phone, dropOff.contact.name])
      expect(text).not.toContain(secret)
  })
})

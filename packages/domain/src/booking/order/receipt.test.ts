import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emptyTill, tillAfter } from "../../delivery/till.ts"
import { myBookings as arabicLinks } from "../../messages/ar/my-bookings.ts"
import { receipt as arabicPage } from "../../messages/ar/receipt.ts"
import { myBookings as englishLinks } from "../../messages/en/my-bookings.ts"
import { receipt as englishPage } from "../../messages/en/receipt.ts"
import { add, type Money, money } from "../../money/money.ts"
import { aBooking } from "../../testing/arbitraries.ts"
import { runs } from "../../testing/runs.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { type BookingState, bookingStates } from "../booking.ts"
import { hasReceipt, type ReceiptPaper, receiptKind, receiptOf, whyNoPaper } from "./receipt.ts"

const state = "confirmed"
const { toPay } = sampleBooking.price
const paper = (kind: ReceiptPaper["kind"], amount: Money): ReceiptPaper => ({ number: "1", kind, at: 0, amount })

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
        const before = receiptOf(booking, { state, till: emptyTill(toPay) }, [], null)
        expect([before.due, before.kind]).toEqual([toPay, "statement"])
        const till = tillAfter(emptyTill(toPay), { type: "takeCash", amount: toPay })
        const after = receiptOf(booking, { state, till }, [], null)
        expect([after.due.minor, after.paid]).toEqual([0, toPay])
      }),
      { numRuns: runs(100) },
    )
  })

  it("is what its one document is, where that says all", () => {
    expect(receiptKind({ state, price: sampleBooking.price }, [paper("tax-invoice", toPay)])).toBe("tax-invoice")
    expect(receiptKind({ state, price: sampleBooking.price }, [paper("receipt", toPay)])).toBe("receipt")
  })

  it("is a statement where no document says all: before one is issued, and after a change, refund or cancellation", () => {
    const kindOf = (papers: readonly ReceiptPaper[], to: BookingState = state) =>
      receiptOf({ ...sampleBooking, state: to }, { state: to, till: emptyTill(toPay) }, papers, null).kind
    const invoice = paper("tax-invoice", toPay)
    const some = money(500, "AED")
    const less = money(toPay.minor - 500, "AED")
    expect(kindOf([invoice])).toBe("tax-invoice")
    expect(kindOf([])).toBe("statement")
    // A dearer change that was paid, a cheaper one before and after its refund, and a refund of goodwill.
    expect(kindOf([paper("tax-invoice", less), paper("tax-invoice", some)])).toBe("statement")
    expect(kindOf([paper("tax-invoice", add(toPay, some))])).toBe("statement")
    expect(kindOf([paper("tax-invoice", add(toPay, some)), paper("credit-note", some)])).toBe("statement")
    expect(kindOf([invoice, paper("credit-note", some)])).toBe("statement")
    for (const ended of ["cancelled", "returning", "returned", "expired"] as const)
      expect(kindOf([invoice], ended), ended).toBe("statement")
  })

  it("owes nothing again for what was refunded", () => {
    const { toPay } = sampleBooking.price
    const amount = money(500, "AED")
    const taken = tillAfter(emptyTill(toPay), { type: "takeCash", amount: toPay })
    const till = tillAfter(taken, { type: "refund", amount })
    expect(receiptOf(sampleBooking, { state, till }, [], null)).toMatchObject({
      due: money(0, "AED"),
      refunded: amount,
    })
  })

  it("of a cancelled booking says when that was, and owes nothing: at most a fee is kept of what was paid", () => {
    const { toPay } = sampleBooking.price
    const aed = (minor: number) => money(minor, "AED")
    const cancelled = { at: 1_000, fee: aed(500) }
    const unpaid = receiptOf(sampleBooking, { state: "cancelled", till: emptyTill(toPay) }, [], {
      at: 1_000,
      fee: aed(0),
    })
    expect(unpaid).toMatchObject({ state: "cancelled", cancelledAt: 1_000, paid: aed(0), kept: aed(0), due: aed(0) })
    const taken = tillAfter(emptyTill(toPay), { type: "takeCash", amount: toPay })
    const back = aed(toPay.minor - 500)
    const before = receiptOf(sampleBooking, { state: "cancelled", till: taken }, [], cancelled)
    expect(before).toMatchObject({ paid: toPay, kept: aed(500), goingBack: back, refunded: aed(0), due: aed(0) })
    const till = tillAfter(taken, { type: "refund", amount: back })
    const after = receiptOf(sampleBooking, { state: "returning", till }, [], cancelled)
    expect(after).toMatchObject({ cancelledAt: 1_000, kept: aed(500), goingBack: aed(0), refunded: back, due: aed(0) })
    expect(receiptOf(sampleBooking, { state: "expired", till: emptyTill(toPay) }, [], null)).toMatchObject({
      cancelledAt: null,
      due: aed(0),
    })
  })

  it("is offered until the booking is called off, and afterwards only if something was paid", () => {
    const [nothing, something] = [money(0, "AED"), money(500, "AED")]
    expect(bookingStates.filter((ended) => !hasReceipt(ended, nothing))).toEqual(["cancelled", "expired"])
    expect(bookingStates.every((ended) => hasReceipt(ended, something))).toBe(true)
  })

  it("is followed by no document where nothing was paid for what is not delivered, or all of it is given back", () => {
    const [nothing, something] = [money(0, "AED"), money(500, "AED")]
    const whys = (paid: Money, kept: Money) =>
      Object.fromEntries(
        bookingStates.flatMap((ended) => whyNoPaper(ended, { paid, kept }) ?? []).map((why) => [why, 1]),
      )
    const without = (paid: Money, kept: Money) => bookingStates.filter((ended) => whyNoPaper(ended, { paid, kept }))
    const undelivered = ["returning", "returned", "cancelled", "expired"]
    expect([without(nothing, nothing), whys(nothing, nothing)]).toEqual([undelivered, { unpaid: 1 }])
    expect([without(something, nothing), whys(something, nothing)]).toEqual([undelivered, { givenBack: 1 }])
    // Of a fee that is kept, there is an invoice.
    expect(without(something, something)).toEqual([])
  })

  it("names the places that were chosen, and no door, phone or contact", () => {
    const lusail = { ...sampleBooking.dropOff, address: "Lusail Marina", cityName: "Al Daayen" }
    const toLusail = { ...sampleBooking, dropOff: lusail }
    const text = JSON.stringify(receiptOf(toLusail, { state, till: emptyTill(sampleBooking.price.toPay) }, [], null))
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

import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import type { Seller } from "../../paper/seller.ts"
import { documentNumber } from "../../payment/payment-document.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { noBelongings } from "../../ports/driven/bookings.ts"
import { type IssuedDocument, MoneyBooks } from "../../ports/driven/money-books.ts"
import { Product } from "../../ports/driven/product.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { sampleProduct } from "../../testing/contracts/beside-the-store.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { readReceipt } from "../booking/read-booking.ts"
import { type Caller, guestCaller } from "../caller.ts"
import { cashChanges } from "../payment/cash-changes.ts"
import { printedFile } from "./issued-documents.ts"

const stored: StoredBooking = {
  ...noBelongings,
  booking: sampleBooking,
  ownerDigest: null,
  revision: 1,
  log: [],
  slot: null,
  promoCustomer: null,
}
const taken: RecordedEvent = {
  type: "takeCash",
  amount: sampleBooking.price.toPay,
  by: { role: "ops", id: "desk" },
  at: sampleBooking.bookedAt,
  place: null,
  order: 1,
  commandId: null,
}
const first: Seller = { name: "Palm Couriers LLC", address: "Al Quoz, Dubai", taxNumber: "100123456700003" }
const second: Seller = { name: "Gulf Parcels LLC", address: "Deira, Dubai", taxNumber: "100765432100003" }

const desk: Caller = { ...guestCaller(null), actor: { type: "ops", id: "desk", company: null } }

const sellingAs = (seller: Seller) => Effect.provideService(Product, { ...sampleProduct, sellers: { AE: seller } })

const printed = (issued: readonly IssuedDocument[], document: IssuedDocument) =>
  Effect.map(printedFile(stored, issued, document, "en"), ({ bytes }) => String.fromCharCode(...bytes))

it("a paper names who sold when it was issued, whoever sells when it is printed again", async () => {
  const program = Effect.gen(function* () {
    yield* (yield* UnitOfWork).commit(yield* cashChanges(stored, taken, sampleBooking.bookedAt).pipe(sellingAs(first)))
    const issued = yield* (yield* MoneyBooks).documents(sampleBooking.reference)
    const [document] = issued
    if (!document) throw new Error("Nothing was issued")
    const papers = {
      kept: yield* printed(issued, document).pipe(sellingAs(second)),
      // Issued before it was kept: whom the settings name.
      older: yield* printed(issued, { ...document, seller: null }).pipe(sellingAs(second)),
    }
    return { papers, number: documentNumber(document.series, document.number) }
  })
  const { papers, number } = await Effect.runPromise(Effect.provide(program, inMemoryPorts()))
  expect(papers.kept).toContain(number)
  expect(
    [papers.kept, papers.older].map((paper) => [first, second].filter(({ name }) => paper.includes(name))),
  ).toEqual([[first], [second]])
})

it("a receipt names who sold when its invoice was issued, and before that whoever sells now", async () => {
  const request = { reference: sampleBooking.reference, accessToken: null }
  const program = Effect.gen(function* () {
    const work = yield* UnitOfWork
    yield* work.commit([{ kind: "insertBooking", booking: sampleBooking, ownerDigest: null, belongings: {} }])
    const before = yield* readReceipt(request, desk).pipe(sellingAs(first))
    yield* work.commit(yield* cashChanges(stored, taken, sampleBooking.bookedAt).pipe(sellingAs(first)))
    const after = yield* readReceipt(request, desk).pipe(sellingAs(second))
    const bare = yield* readReceipt(request, desk)
    return [before.seller, after.seller, bare.seller]
  })
  expect(await Effect.runPromise(Effect.provide(program, inMemoryPorts()))).toEqual([first, first, first])
})

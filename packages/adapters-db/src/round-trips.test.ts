import { Bookings } from "@mersal/domain/ports/driven/bookings"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import { aBooking, aLead, anInstant, trackingEvents } from "@mersal/domain/testing/arbitraries"
import { runs } from "@mersal/domain/testing/runs"
import { StoreInspection } from "@mersal/domain/testing/store-inspection"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import fc from "fast-check"
import { afterAll, describe, expect, it } from "vitest"
import { sampleDatabase } from "./testing/sample-database.ts"

const runtime = ManagedRuntime.make(sampleDatabase({ kind: "sqlite", path: ":memory:" }))
afterAll(() => runtime.dispose())

describe("what is written", () => {
  it("is read back the same: any booking with its owner and its events in their order", async () => {
    await fc.assert(
      fc.asyncProperty(aBooking, fc.option(fc.string()), trackingEvents, async (booking, ownerDigest, events) => {
        const { reference } = booking
        const stored = await runtime.runPromise(
          Effect.gen(function* () {
            const work = yield* UnitOfWork
            yield* work.commit([
              { kind: "insertBooking", booking, ownerDigest },
              ...events.map((event) => ({ kind: "appendEvent", reference, event }) as const),
            ])
            return yield* (yield* Bookings).find(reference)
          }),
        )
        expect(stored).toEqual({ booking, ownerDigest, events: events.toSorted((a, b) => a.order - b.order) })
      }),
      { numRuns: runs(200) },
    )
  })

  it("is read back the same: any lead, as it was last saved", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), aLead, aLead, anInstant, async (leadId, first, last, at) => {
        const leads = await runtime.runPromise(
          Effect.gen(function* () {
            const work = yield* UnitOfWork
            yield* work.commit([{ kind: "saveLead", leadId, lead: first, at }])
            yield* work.commit([{ kind: "saveLead", leadId, lead: last, at: at + 1 }])
            return yield* (yield* StoreInspection).leads
          }),
        )
        expect(leads.find((lead) => lead.leadId === leadId)).toEqual({
          leadId,
          lead: last,
          savedAt: at + 1,
          bookedAs: null,
        })
      }),
      { numRuns: runs(50) },
    )
  })
})

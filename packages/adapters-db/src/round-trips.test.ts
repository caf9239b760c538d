import { Bookings } from "@mersal/domain/ports/driven/bookings"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import { aBooking, aLead, anInstant } from "@mersal/domain/testing/arbitraries"
import { aLog } from "@mersal/domain/testing/arbitraries-delivery"
import { runs } from "@mersal/domain/testing/runs"
import { StoreInspection } from "@mersal/domain/testing/store-inspection"
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lentRuntime } from "./testing/lent-runtime.ts"
import { sampleDatabase } from "./testing/sample-database.ts"
import { testDatabases } from "./testing/test-databases.ts"

for (const database of testDatabases)
  describe(`what is written to ${database.name}`, () => {
    const runtime = lentRuntime(database, sampleDatabase)

    it("is read back the same: any booking with its owner and its events in their order", async () => {
      await fc.assert(
        fc.asyncProperty(aBooking, fc.option(fc.string()), aLog, async (booking, ownerDigest, log) => {
          const { reference } = booking
          const stored = await runtime().runPromise(
            Effect.gen(function* () {
              const work = yield* UnitOfWork
              yield* work.commit([
                { kind: "insertBooking", booking, ownerDigest },
                ...log.map(({ event, after }) => ({ kind: "recordEvent", reference, event, after }) as const),
              ])
              return yield* (yield* Bookings).find(reference)
            }),
          )
          expect(stored).toMatchObject({ booking, ownerDigest, log: log.map(({ event }) => event) })
        }),
        { numRuns: runs(200) },
      )
    })

    it("is read back the same: any lead, as it was last saved", async () => {
      await fc.assert(
        fc.asyncProperty(fc.uuid(), aLead, aLead, anInstant, async (leadId, first, last, at) => {
          const leads = await runtime().runPromise(
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

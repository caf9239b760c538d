import { bookingTypes } from "@mersal/domain/booking/booking-type"
import type { PublishedRules } from "@mersal/domain/booking/windows/published-rules"
import { InvalidCompany } from "@mersal/domain/corporate/corporate-errors"
import type { LeadCase } from "@mersal/domain/leads/lead-case"
import { leadStates } from "@mersal/domain/leads/lead-case"
import { InvalidLeadForm, LeadChanged, LeadNotFound, LeadUnanswered } from "@mersal/domain/leads/lead-errors"
import { emptyLeadForm, leadFormKinds } from "@mersal/domain/leads/lead-form"
import { leadProblems } from "@mersal/domain/leads/lead-form-gaps"
import { InternationalRefused } from "@mersal/domain/pricing/international-errors"
import { PromoRefused } from "@mersal/domain/promo/promo-errors"
import { toldRefusal } from "@mersal/domain/promo/promo-refusal"
import { type ReferenceEntry, type ReferenceKind, referenceKinds } from "@mersal/domain/reference/reference-entry"
import {
  InvalidReference,
  ReferenceChanged,
  ReferenceNotFound,
  ReferenceTaken,
} from "@mersal/domain/reference/reference-errors"
import { someClosures } from "@mersal/domain/testing/arbitraries"
import { anInternationalRate } from "@mersal/domain/testing/arbitraries-international"
import { aPromo, aPromoRefusal } from "@mersal/domain/testing/arbitraries-promo"
import { sampleReferenceData } from "@mersal/domain/testing/reference-data"
import { runs } from "@mersal/domain/testing/runs"
import { sampleLead } from "@mersal/domain/testing/sample-booking"
import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import * as arbitrary from "../testing/arbitraries.ts"
import { overTheWire, refusalBack } from "../testing/round-trip.ts"
import { decodeRequest } from "./decode-request.ts"
import { adminEndpoints, listChanges } from "./endpoints/admin.ts"
import { followLead, listLeads } from "./endpoints/leads.ts"
import { retrievePromos, validateApplyPromo } from "./endpoints/promo.ts"
import type { Refusal } from "./refusals/refusals.ts"
import { wireReference } from "./wire-reference.ts"

const settings = { numRuns: runs(100) }
const minor = fc.integer({ min: 0, max: 1_000_000 })
const words = fc.string({ maxLength: 20 })

/** Values of each kind, valid or not: other rules check that. */
const values: { readonly [Kind in ReferenceKind]: fc.Arbitrary<ReferenceEntry<Kind>["value"]> } = {
  tariffs: fc
    .record({
      sample: fc.constantFrom(...sampleReferenceData.tariffs),
      minimumMinor: minor,
      surchargeMinor: minor,
      adjustment: fc.integer({ min: -5_000, max: 5_000 }),
    })
    .map(({ sample, minimumMinor, surchargeMinor, adjustment }) => ({
      ...sample,
      minimumMinor,
      routes: [{ between: ["dubai", "sharjah"] as const, surchargeMinor }],
      windowAdjustmentsMinor: { "13-18": adjustment },
    })),
  "tax-rates": fc.record({
    market: arbitrary.market,
    validFrom: arbitrary.localDate,
    percent: fc.constantFrom(0, 5, 7.5),
  }),
  areas: fc.constantFrom(...sampleReferenceData.areas),
  promos: aPromo.filter(({ discount }) => discount !== null),
  closures: fc
    .tuple(arbitrary.market, someClosures)
    .filter(([, closures]) => closures.length > 0)
    .map(([market, [closure]]) => ({ market, ...(closure as NonNullable<typeof closure>) }))
    .map(({ provisional, ...closure }) => ({ ...closure, ...(provisional && { provisional }) })),
  banners: fc.record({
    id: words,
    market: arbitrary.market,
    channel: fc.constantFrom("c2c", "newcomers", "b2b"),
    title: fc.record({ en: words, ar: words }),
    text: fc.record({ en: words, ar: words }),
    path: fc.option(words),
    validFrom: arbitrary.instant,
    validUntil: fc.option(arbitrary.instant),
  }),
  "international-rates": anInternationalRate,
  capacities: fc.record({
    market: arbitrary.market,
    bookingType: fc.constantFrom(...bookingTypes),
    window: fc.constantFrom(null, "13-18"),
    capacity: fc.nat(100_000),
  }),
  rules: fc.record({
    id: words,
    market: arbitrary.market,
    validFrom: arbitrary.instant,
    readings: fc.constantFrom([], ["sd-cutoff-1500", "od-cap-2200"]),
    patch: fc.constantFrom<PublishedRules["patch"]>(
      {},
      {
        horizonDays: 9,
        services: { nextDay: { delivery: { windows: [{ id: "9-12", start: "09:00", end: "12:00" }] } } },
      },
    ),
  }),
}

const anEntry = <Kind extends ReferenceKind>(kind: Kind): fc.Arbitrary<ReferenceEntry<Kind>> =>
  fc.record({
    value: values[kind],
    version: fc.integer({ min: 1, max: 99 }),
    endedAt: fc.option(arbitrary.instant),
  }) as fc.Arbitrary<ReferenceEntry<Kind>>

const expectBack = <Value>(codec: unknown, value: Value): void => {
  const schema = codec as z.ZodMiniType<Value>
  expect(z.decode(schema, overTheWire(z.encode(schema, value)) as never)).toEqual(value)
}

const expectRequestBack = (endpoint: { readonly request: unknown }, request: unknown): void => {
  const wire = z.encode(endpoint.request as z.ZodMiniType<unknown>, request) as object
  const sent = { params: {}, query: {}, headers: {}, ...overTheWire(wire) }
  expect(decodeRequest(endpoint as never, sent as never)).toEqual(Result.succeed(request))
}

describe("decoding undoes encoding", () => {
  for (const kind of referenceKinds) {
    it(`of what is edited of ${kind}, and of its edits`, () => {
      fc.assert(
        fc.property(anEntry(kind), (entry) => {
          expectBack(wireReference(kind), entry.value)
          expectBack(adminEndpoints[kind].list.answer, [entry])
          const { market } = entry.value
          const id = "the-id"
          const { create, edit, end } = adminEndpoints[kind]
          expectRequestBack(create, { kind, value: entry.value })
          expectRequestBack(edit, { kind, market, id, version: entry.version, value: entry.value })
          expectRequestBack(end, { kind, market, id, version: entry.version })
        }),
        settings,
      )
    })
  }

  it("refuses parts of a minor unit in what a promo takes off, and keeps those of a per cent", () => {
    const value = {
      code: "EIDSAVER",
      domain: "AE",
      validFrom: "2026-11-21T00:00:00.000Z",
      validUntil: null,
      cap: null,
      minimum: 0,
      maximumUses: null,
      maximumUsesPerCustomer: null,
      bookingTypes: [],
      vehicles: [],
      public: true,
    }
    const faults = (discountType: string, discount: number) => {
      const body = { value: { ...value, discountType, discount } }
      const decoded = decodeRequest(adminEndpoints.promos.create, { params: {}, query: {}, headers: {}, body })
      return Result.isFailure(decoded) ? decoded.failure : []
    }
    expect(faults("FIXED_DISCOUNT", 5.001)).toEqual([{ code: "not-an-amount", field: "value.discount" }])
    expect([faults("FIXED_DISCOUNT", 5.05), faults("PERCENTAGE_DISCOUNT", 12.345)]).toEqual([[], []])
  })

  it("of the log of changes", () => {
    const aLine = fc.constantFrom(...referenceKinds).chain((kind) =>
      fc.record({
        id: fc.uuid(),
        at: arbitrary.instant,
        by: words,
        kind: fc.constant(kind),
        market: arbitrary.market,
        of: words,
        action: fc.constantFrom("create" as const, "edit" as const, "end" as const),
        before: fc.option(anEntry(kind)),
        after: anEntry(kind),
      }),
    )
    const aCursor = fc.record({ at: arbitrary.instant, id: fc.constant("5ea1"), market: fc.constant("AE") })
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 3 }), fc.option(aCursor), (changes, next) => {
        expectBack(listChanges.answer, { changes, next })
        expectRequestBack(listChanges, { kind: null, market: "AE", after: next, limit: 100 })
      }),
      settings,
    )
  })

  const aLead: fc.Arbitrary<LeadCase> = fc
    .record({
      id: words,
      savedAt: arbitrary.instant,
      version: fc.integer({ min: 1, max: 99 }),
      ownerId: fc.option(words),
      state: fc.constantFrom(...leadStates),
      answer: words,
      kind: fc.constantFrom(...leadFormKinds, "booking" as const),
      message: words,
      reference: fc.option(arbitrary.reference),
      priceMinor: minor,
    })
    .map(({ kind, message, reference, priceMinor, ...lead }) => ({
      ...lead,
      said:
        kind === "booking"
          ? { kind, draft: sampleLead, bookedAs: reference }
          : {
              kind,
              form: {
                ...emptyLeadForm(kind, "QA"),
                message,
                quote: kind === "international" ? { to: "IN", rate: "r", chargeableKg: 1.5, priceMinor } : null,
              },
            },
    }))

  it("of leads, of how they are asked for and of what ops writes", () => {
    fc.assert(
      fc.property(aLead, (lead) => {
        const { id, savedAt, version, ownerId, state, answer } = lead
        expectBack(listLeads.answer, { leads: [lead], next: { savedAt, id: "5ea1", market: null } })
        expectBack(followLead.answer, lead)
        expectRequestBack(followLead, { id, version, ownerId, state, answer })
        const after = { savedAt, id: "5ea1", market: null }
        expectRequestBack(listLeads, { market: null, kind: "contact", state, ownerId, after, limit: 7 })
      }),
      settings,
    )
  })

  it("of promos as everybody sees them, and of what they are asked for", () => {
    fc.assert(
      fc.property(aPromo, ({ validFrom, maximumUses, maximumUsesPerCustomer, isListed, ...promo }) => {
        expectBack(retrievePromos.answer, [promo])
      }),
      settings,
    )
    const at = { kind: "position", position: { lat: 25.1, lon: 55.2 } } as const
    for (const bookingType of ["onDemand", "sameDay", "nextDay"] as const) {
      expectRequestBack(retrievePromos, { market: "QA", bookingType, code: " a b " })
      expectRequestBack(validateApplyPromo, {
        ...{ market: "AE", pickup: at, dropOff: { kind: "name", name: "Dubai" }, vehicle: "van", bookingType },
        parcel: { weightGrams: 1_500, sidesCm: [1, 2, 3.5] },
        ...{ code: "A", phone: "+97150", quoteId: "q", expectedTotal: { minor: 1_234, currency: "AED" } },
      })
    }
  })

  it("of every refusal, and never more of a promo's than may be told", () => {
    const aReferenceChanged = fc
      .constantFrom(...referenceKinds)
      .chain((kind) => anEntry(kind).map((entry) => new ReferenceChanged({ kind, entry })))
    const anIssue = fc.record({
      field: fc.constantFrom("minimum", "rates.sameDay.bike.base", ""),
      problem: fc.constantFrom("negative" as const, "overlaps" as const),
      detail: fc.constantFrom("", "dubai"),
    })
    const aLeadIssue = fc.record({ field: fc.constantFrom("name", "email"), problem: fc.constantFrom(...leadProblems) })
    const refusal: fc.Arbitrary<Refusal> = fc.oneof(
      aReferenceChanged,
      fc.array(anIssue, { minLength: 1, maxLength: 4 }).map((issues) => new InvalidReference({ issues })),
      words.map((id) => new ReferenceTaken({ id })),
      fc
        .array(aLeadIssue as never, { minLength: 1, maxLength: 4 })
        .map((issues) => new InvalidLeadForm({ issues: issues as never })),
      aLead.map((lead) => new LeadChanged({ lead })),
      fc.constantFrom("AE" as const, "QA" as const).map(
        (market) =>
          new InvalidCompany({
            issues: [
              { field: "name", kind: "missing" },
              { field: "taxNumber", kind: "invalid", market },
            ],
          }),
      ),
      fc.constantFrom(new ReferenceNotFound(), new LeadNotFound(), new LeadUnanswered()),
      fc.constantFrom(
        new InternationalRefused({ refusal: { kind: "not-served" } }),
        new InternationalRefused({ refusal: { kind: "too-heavy", maximumKg: 30 } }),
      ),
      aPromoRefusal.map((why) => new PromoRefused({ refusal: why })),
    )
    fc.assert(
      fc.property(refusal, (error) => {
        const expected =
          error._tag === "PromoRefused" ? { ...error, refusal: toldRefusal(error.refusal) } : { ...error }
        const decoded = refusalBack(error)
        expect(decoded).toBeInstanceOf(error.constructor)
        expect({ ...decoded }).toEqual(expected)
      }),
      { numRuns: runs(300) },
    )
  })
})

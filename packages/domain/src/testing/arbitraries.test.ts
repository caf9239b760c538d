import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parsePhone } from "../account/phone/phone.ts"
import { furthestStep } from "../booking/draft/steps.ts"
import { carryRefusal, packageLimit } from "../booking/parcel/package-limits.ts"
import { fieldLimits, textLength } from "../market/field-limits.ts"
import { cardBrands } from "../payment/card/card-brand.ts"
import { brandOf } from "../payment/card/told-brand.ts"
import { promoRefusal, promoRefusalKinds } from "../promo/promo-refusal.ts"
import { trackingEvents } from "./arbitraries.ts"
import { aCard } from "./arbitraries-card.ts"
import { aLog } from "./arbitraries-delivery.ts"
import { aDraft } from "./arbitraries-draft.ts"
import { aPromo, aSituationOf } from "./arbitraries-promo.ts"

/** What a generator draws, the same in every run. */
const drawn = <T>(generator: fc.Arbitrary<T>): readonly T[] => fc.sample(generator, { numRuns: 1_000, seed: 4 })

/** Edges that none of the values reach. */
const missedBy = <T>(values: readonly T[], edges: Readonly<Record<string, (value: T) => boolean>>) =>
  Object.keys(edges).filter((edge) => !values.some((value) => edges[edge]?.(value)))

describe("a thousand drawn values", () => {
  it("are drafts that stop at every step, with texts as long as their field and longer, and parcels that nobody carries", () => {
    const drafts = drawn(aDraft)
    const now = Date.parse("2026-11-21T06:00:00Z")
    const stopAt = drafts.map((draft) => furthestStep(draft, now, parsePhone))
    expect(new Set(stopAt)).toEqual(new Set(["book", "details", "payment"]))
    const edges: Parameters<typeof missedBy<(typeof drafts)[number]>>[1] = {
      "a building that fills its field": ({ pickup }) => textLength(pickup.building) === fieldLimits.building,
      "a building longer than that": ({ dropOff }) => textLength(dropOff.building) > fieldLimits.building,
      "nothing typed": ({ pickup, guest }) => pickup.building === "" && guest.phone === "",
      "the heaviest parcel": ({ parcel }) => parcel.weightGrams === packageLimit.maximumKg * 1_000,
      "a gram more": ({ parcel }) => carryRefusal(parcel, packageLimit) === "too-heavy",
      "a parcel too large": ({ parcel }) => carryRefusal(parcel, packageLimit) === "too-large",
      "the last day of February": ({ pickupDate }) => pickupDate === "2028-02-29",
    }
    expect(missedBy(drafts, edges)).toEqual([])
  })

  it("are promos that are taken, and refused for every reason that a promo itself can give", () => {
    const asked = drawn(aPromo.chain((promo) => aSituationOf(promo).map((situation) => promoRefusal(promo, situation))))
    const given = new Set(asked.map((refusal) => refusal?.kind))
    const own = promoRefusalKinds.filter((kind) => kind !== "not-found")
    expect([...own, undefined].filter((kind) => !given.has(kind))).toEqual([])
  })

  it("are events of both legs and of every kind, none at all among them", () => {
    const lists = drawn(trackingEvents)
    expect(lists.some((events) => events.length === 0)).toBe(true)
    const kinds = new Set(lists.flat().map(({ leg, kind }) => `${leg} ${kind}`))
    expect(kinds.size).toBe(8)
  })

  it("are cards of every brand", () => {
    const brands = new Set(drawn(aCard).map(({ number }) => brandOf(number)))
    expect(cardBrands.filter((brand) => !brands.has(brand))).toEqual([])
  })

  it("are logs that come to every end of a delivery", () => {
    const ends = new Set(drawn(aLog).map((log) => log.at(-1)?.after.state))
    expect(
      ["delivered", "returned", "cancelled", "expired", "onHold"].filter((end) => !ends.has(end as never)),
    ).toEqual([])
  })
})

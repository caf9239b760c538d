import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../money/money.ts"
import { sampleDay } from "../testing/sample-order.ts"
import { type BulkRoom, roomAfter, takenWith } from "./bulk-room.ts"
import { chargeOf, roomOf } from "./company-account.ts"
import { type CreditLot, lotsOf } from "./credit.ts"

const now = Date.parse("2026-11-21T09:00:00.000+04:00")
const dirhams = (minor: number) => money(minor, "AED")
const amounts = fc.integer({ min: 0, max: 5_000 })
const lots = fc
  .uniqueArray(
    fc.record({ id: fc.constantFrom("a", "b", "c", "d"), left: amounts, days: fc.integer({ min: -1, max: 3 }) }),
    {
      selector: ({ id }) => id,
    },
  )
  .map((drawn) =>
    drawn.map(
      ({ id, left, days }): CreditLot => ({ id, companyId: "palm", planId: "plan", left, expiresAt: now + days }),
    ),
  )
const place = { slot: "AE/sameDay/2026-11-21/13-18", zone: "dubai", date: sampleDay }

describe("what the rows of a file share", () => {
  it("is taken by each as its booking takes it: credit first, the rest owed, and nothing by a row without room", () => {
    fc.assert(
      fc.property(lots, amounts, amounts, fc.array(amounts, { maxLength: 8 }), (begun, owed, limit, prices) => {
        let room: BulkRoom = { account: { owed: dirhams(owed), limit: dirhams(limit) }, lots: begun, places: [] }
        for (const [index, price] of prices.entries()) {
          const movement = chargeOf(
            {
              id: `${index}`,
              companyId: "palm",
              at: now,
              month: "2026-11",
              reference: `${index}`,
              costCentre: null,
              amount: dirhams(price),
              vatPercent: 5,
            },
            room.lots,
          )
          const onAccount = movement.entry.onAccount.minor
          const after = roomAfter(room, { price: dirhams(price), place }, now)
          expect(after === null).toBe(onAccount > roomOf(room.account))
          if (!after) continue
          expect(after.account.owed.minor).toBe(room.account.owed.minor + onAccount)
          const drawn = lotsOf(movement.credit)
          expect(after.lots).toEqual(
            room.lots.map((lot) => ({
              ...lot,
              left: lot.left + (drawn.find(({ id }) => id === lot.id)?.left ?? 0),
            })),
          )
          expect(after.places).toEqual([...room.places, place])
          room = after
        }
        expect(room.account.owed.minor).toBeLessThanOrEqual(Math.max(owed, limit))
        expect(room.lots.every(({ left }) => left >= 0)).toBe(true)
      }),
    )
  })

  it("are the places of a window in their own zone, with those that are taken already", () => {
    const taken = new Map([
      [place.slot, 2],
      ["another", 5],
    ])
    const places = [place, { ...place, zone: "sharjah" }, place, { ...place, slot: "new" }]
    expect([...takenWith(taken, "dubai", places)]).toEqual([
      [place.slot, 4],
      ["another", 5],
      ["new", 1],
    ])
    expect([...taken]).toEqual([
      [place.slot, 2],
      ["another", 5],
    ])
  })
})

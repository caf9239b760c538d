import { isDeepStrictEqual } from "node:util"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runs } from "../testing/runs.ts"
import { gulfBook } from "./books/gulf.ts"
import { type Change, diffBooks } from "./diff-books.ts"
import { merged } from "./merge-patch.ts"
import type { RuleBook } from "./rule-book.ts"

const { sameDay } = gulfBook.services
const [early, late] = sameDay.pickup

const gulfWith = (patch: unknown): RuleBook => merged(gulfBook, patch) as RuleBook
const withPickup = (pickup: readonly unknown[]): RuleBook => gulfWith({ services: { sameDay: { pickup } } })
const diffFromGulf = (patch: unknown): readonly Change[] => diffBooks(gulfBook, gulfWith(patch))

describe("the difference of two books", () => {
  it("names a cut-off by its window", () => {
    const path = "services.sameDay.pickup[13-18].orderBy"
    const before = "16:00"
    expect(diffBooks(gulfBook, withPickup([early, { ...late, orderBy: "15:00" }]))).toEqual([
      { path, kind: "changed", before, after: "15:00" },
    ])
    const dayBefore = { dayBefore: "20:00" }
    expect(diffBooks(gulfBook, withPickup([early, { ...late, orderBy: dayBefore }]))).toEqual([
      { path, kind: "changed", before, after: dayBefore },
    ])
  })

  it("has a window that is inserted as one change, and one that is taken out", () => {
    const noon = { id: "12-15", start: "12:00", end: "15:00", orderBy: "11:00" }
    const inserted = withPickup([early, noon, late])
    const path = "services.sameDay.pickup[12-15]"
    expect(diffBooks(gulfBook, inserted)).toEqual([{ path, kind: "added", after: noon }])
    expect(diffBooks(inserted, gulfBook)).toEqual([{ path, kind: "removed", before: noon }])
  })

  it("says when windows change places, besides what changes in them", () => {
    expect(diffBooks(gulfBook, withPickup([{ ...late, capacity: 9 }, early]))).toEqual([
      {
        path: "services.sameDay.pickup",
        kind: "reordered",
        before: ["11-14", "13-18"],
        after: ["13-18", "11-14"],
      },
      { path: "services.sameDay.pickup[13-18].capacity", kind: "added", after: 9 },
    ])
  })

  it("matches closures by their ids and skipped dates by themselves", () => {
    const eid = { id: "eid", from: "2026-03-20", to: "2026-03-20", provisional: true }
    const summer = { id: "summer", from: "06-01", to: "09-15", between: ["10:00", "15:30"], tags: ["bike"] }
    const before = gulfWith({
      markets: { AE: { closures: [eid, summer], blackouts: { both: ["2026-12-25", "2027-01-01"] } } },
    })
    const after = gulfWith({
      markets: {
        AE: {
          closures: [
            { ...eid, provisional: false },
            { ...summer, between: ["10:00", "16:00"] },
          ],
          blackouts: { both: ["2026-12-25", "2026-12-26", "2027-01-01"] },
        },
      },
    })
    expect(diffBooks(before, after)).toEqual([
      { path: "markets.AE.closures[eid].provisional", kind: "changed", before: true, after: false },
      {
        path: "markets.AE.closures[summer].between",
        kind: "changed",
        before: ["10:00", "15:30"],
        after: ["10:00", "16:00"],
      },
      { path: "markets.AE.blackouts.both[2026-12-26]", kind: "added", after: "2026-12-26" },
    ])
  })

  it("names markets, services, routes and readings that come and go", () => {
    const market = { zone: "Asia/Riyadh" }
    expect(diffFromGulf({ markets: { SA: market, QA: null } })).toEqual([
      { path: "markets.QA", kind: "removed", before: gulfBook.markets.QA },
      { path: "markets.SA", kind: "added", after: market },
    ])
    const capped = { ...gulfBook, readings: { ...gulfBook.readings, "od-cap-2200": { services: { onDemand: null } } } }
    expect(diffBooks(gulfBook, capped)).toEqual([
      {
        path: "readings.od-cap-2200.services.onDemand",
        kind: "changed",
        before: { delivery: { notAfter: "22:00" } },
        after: null,
      },
    ])
    expect(diffFromGulf({ routes: { "al-ain-rak": { cutoff: "14:00" } } })).toEqual([
      { path: "routes.al-ain-rak.cutoff", kind: "added", after: "14:00" },
    ])
  })

  it("has pick-up windows that become a series as one change", () => {
    const pickup = gulfBook.services.onDemand.pickup
    expect(diffFromGulf({ services: { sameDay: { pickup } } })).toEqual([
      {
        path: "services.sameDay.pickup",
        kind: "changed",
        before: sameDay.pickup,
        after: merged(sameDay.pickup, pickup),
      },
    ])
  })

  it("takes a field that is undefined for none, as JSON does", () => {
    const said: { readonly minOpenMinutes: number | undefined } = { minOpenMinutes: undefined }
    const { minOpenMinutes, ...silent } = gulfBook
    expect(diffBooks({ ...gulfBook, ...said } as RuleBook, silent)).toEqual([])
    expect(diffBooks(silent, gulfBook)).toEqual([{ path: "minOpenMinutes", kind: "added", after: minOpenMinutes }])
  })

  it("compares a list whole when two of its items have one id", () => {
    const twice = [early, { ...early, orderBy: "09:00" }]
    expect(diffBooks(withPickup(twice), withPickup(twice))).toEqual([])
    expect(diffBooks(withPickup(twice), withPickup([early, early]))).toEqual([
      { path: "services.sameDay.pickup", kind: "changed", before: twice, after: [early, early] },
    ])
  })
})

const identified = (of: fc.Arbitrary<unknown>) => fc.record({ id: fc.constantFrom("x", "y", "z"), of })

/** Values of few names, so that two of them have much in common. */
const { book } = fc.letrec<{ value: unknown; book: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, "a", "2026-12-25", "2026-12-26"),
    tie("book"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.shuffledSubarray(["2026-12-25", "2026-12-26", "2026-12-27"]),
    fc.uniqueArray(identified(tie("value")), { selector: ({ id }) => id }),
  ),
  book: fc.dictionary(fc.constantFrom("a", "b", "id", "__proto__"), tie("value"), { maxKeys: 3 }),
}))
const jsonBook = book.map((value) => JSON.parse(JSON.stringify(value)) as RuleBook)
const pair = fc.oneof(
  fc.tuple(jsonBook, jsonBook),
  jsonBook.map((a): [RuleBook, RuleBook] => [a, reversed(a, { lists: true, keys: false }) as RuleBook]),
)

const mirrored = (change: Change): Change => {
  switch (change.kind) {
    case "added":
      return { path: change.path, kind: "removed", before: change.after }
    case "removed":
      return { path: change.path, kind: "added", after: change.before }
    default:
      return { ...change, before: change.after, after: change.before } as Change
  }
}

const place = ({ path, kind }: Change): string => `${kind} ${path}`

const inAnyOrder = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))

describe("for any two books", () => {
  it("the difference is empty exactly when they are equal, whatever the order of keys", () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(diffBooks(a, a)).toEqual([])
        expect(diffBooks(a, reversed(a, { lists: false, keys: true }) as RuleBook)).toEqual([])
        expect(diffBooks(a, b).length === 0).toBe(isDeepStrictEqual(a, b))
      }),
      { numRuns: runs(2000) },
    )
  })

  it("there and back are mirror images", () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(inAnyOrder(diffBooks(b, a))).toEqual(inAnyOrder(diffBooks(a, b).map(mirrored)))
      }),
      { numRuns: runs(2000) },
    )
  })

  it("no place has two changes of a kind, and none stands unchanged in it", () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const changes = diffBooks(a, b)
        const places = changes.map(place)
        expect(new Set(places).size).toBe(places.length)
        for (const change of changes)
          if (change.kind === "changed" || change.kind === "reordered")
            expect(isDeepStrictEqual(change.before, change.after)).toBe(false)
      }),
      { numRuns: runs(1000) },
    )
  })
})

interface Turned {
  readonly lists: boolean
  readonly keys: boolean
}

function reversed(value: unknown, turned: Turned): unknown {
  const items = <Item>(list: readonly Item[], isTurned: boolean) => (isTurned ? list.toReversed() : list)
  if (Array.isArray(value)) return items(value, turned.lists).map((item) => reversed(item, turned))
  if (typeof value !== "object" || value === null) return value
  const fields = items(Object.entries(value), turned.keys)
  return Object.fromEntries(fields.map(([key, field]) => [key, reversed(field, turned)]))
}

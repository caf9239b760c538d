import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sanitise } from "../booking/draft/text-sanitiser.ts"
import { addDays, localDate } from "../calendar/local-date.ts"
import { overlaps } from "../places/area-overlap.ts"
import type { ServiceArea } from "../places/service-area.ts"
import { rowInForce } from "../pricing/dated-row.ts"
import { internationalDemoRates } from "../pricing/international-demo-rates.ts"
import type { Promo } from "../promo/promo.ts"
import { gulfCalendar } from "../schedule/books/gulf-calendar.ts"
import { aPromo } from "../testing/arbitraries-promo.ts"
import { first } from "../testing/contracts/expectations.ts"
import { sampleReferenceData } from "../testing/reference-data.ts"
import type { Banner } from "./banner.ts"
import { type EditFacts, editedReference, type ReferenceEdit } from "./reference-edit.ts"
import type { ReferenceEntry, ReferenceKind, ReferenceValues } from "./reference-entry.ts"
import { InvalidReference } from "./reference-errors.ts"

const today = localDate("2026-11-21")
const now = Date.parse("2026-11-21T12:00:00+04:00")
const { tariffs, taxRates, areas } = sampleReferenceData

const factsOf = <Kind extends ReferenceKind>(entries: readonly ReferenceEntry<Kind>[]): EditFacts<Kind> => ({
  entries,
  areas: areas.filter(({ market }) => market === "AE"),
  today,
  now,
})

const kept = <Kind extends ReferenceKind>(value: ReferenceValues[Kind], version = 1): ReferenceEntry<Kind> => ({
  value,
  version,
  endedAt: null,
})

/** The entries after an edit; the same where it is refused. */
function edited<Kind extends ReferenceKind>(
  kind: Kind,
  entries: readonly ReferenceEntry<Kind>[],
  edit: ReferenceEdit<Kind>,
): readonly ReferenceEntry<Kind>[] {
  const answer = editedReference(kind, edit, factsOf(entries))
  if (Result.isFailure(answer)) return entries
  const { before, after: changed } = answer.success
  return before ? entries.map((entry) => (entry === before ? changed : entry)) : [...entries, changed]
}

const problemsOf = <Kind extends ReferenceKind>(
  kind: Kind,
  value: ReferenceValues[Kind],
  others: readonly ReferenceValues[Kind][] = [],
) => {
  const answer = editedReference(kind, { action: "create", value }, factsOf(others.map((other) => kept(other))))
  if (Result.isSuccess(answer)) return []
  if (!(answer.failure instanceof InvalidReference)) return [answer.failure._tag]
  return answer.failure.issues.map(({ field, problem }) => `${field} ${problem}`)
}

const tariff = (id: string, validFrom = today): ReferenceValues["tariffs"] => {
  const [sample] = tariffs
  if (!sample) throw new Error("No sample")
  return { ...sample, id, validFrom }
}

const banner: Banner = {
  id: "eid",
  market: "AE",
  channel: "c2c",
  title: { en: "Eid", ar: "عيد" },
  text: { en: "We deliver", ar: "نوصل" },
  path: "/go/book",
  validFrom: now,
  validUntil: null,
}

describe("an edit", () => {
  it("keeps texts as every other text is kept, also of banners and areas (D24)", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(text, text, (en, ar) => {
        const value = { ...banner, title: { en: `a${en}`, ar: `a${ar}` }, text: { en: `a${en}`, ar: `a${ar}` } }
        for (const { value: stored } of edited("banners", [], { action: "create", value })) {
          for (const language of ["en", "ar"] as const) {
            expect(stored.title[language]).toBe(sanitise(value.title[language]).trim())
            expect(stored.text[language]).toBe(sanitise(value.text[language], { multiLine: true }).trim())
          }
        }
      }),
    )
    const [area] = areas
    if (!area) throw new Error("There is an area")
    const named = { ...area, city: { en: "Dubai 🏙️\n", ar: "<b>دبي</b>" } }
    const edit = { action: "edit", market: "AE", id: area.id, version: 1, value: named } as const
    expect(edited("areas", [kept(area)], edit)[0]?.value.city).toEqual({ en: "Dubai", ar: "b دبي/b" })
  })

  const aStep = fc.record({
    action: fc.constantFrom("create" as const, "edit" as const, "end" as const),
    which: fc.nat(4),
    day: fc.integer({ min: -3, max: 3 }),
    isStale: fc.boolean(),
  })

  it("never leaves a market without a price list in force, nor two that begin on one day", () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 25 }), (steps) => {
        let entries: readonly ReferenceEntry<"tariffs">[] = [kept(tariff("t0", addDays(today, -5)))]
        for (const { action, which, day, isStale } of steps) {
          const id = `t${which}`
          const version = (entries.find(({ value }) => value.id === id)?.version ?? 0) - (isStale ? 1 : 0)
          const value = tariff(id, addDays(today, day))
          entries = edited(
            "tariffs",
            entries,
            action === "create" ? { action, value } : { action, market: "AE", id, version, value },
          )
          const live = entries.filter(({ endedAt }) => endedAt === null).map((entry) => entry.value)
          expect(rowInForce(live, today)).not.toBeNull()
          expect(new Set(live.map(({ validFrom }) => validFrom)).size).toBe(live.length)
          expect(new Set(entries.map((entry) => entry.value.id)).size).toBe(entries.length)
        }
      }),
    )
  })

  it("lets a price list begin today or later, and mends one that has begun where it stands", () => {
    const aDay = fc.integer({ min: -5, max: 5 })
    const others = [tariff("t0", addDays(today, -9))]
    fc.assert(
      fc.property(aDay, aDay, fc.boolean(), (before, after, isEnded) => {
        const value = tariff("t", addDays(today, after))
        const made = problemsOf("tariffs", value, others)
        expect(made).toEqual(after < 0 ? ["validFrom in-the-past"] : [])
        const entry = { ...kept<"tariffs">(tariff("t", addDays(today, before))), endedAt: isEnded ? now : null }
        const edit = { action: "edit", market: "AE", id: "t", version: 1, value } as const
        const answer = editedReference("tariffs", edit, factsOf([...others.map((one) => kept<"tariffs">(one)), entry]))
        expect(Result.isSuccess(answer)).toBe(after >= 0 || after === before)
      }),
    )
  })

  it("never leaves two areas on the same ground", () => {
    const aBox = fc.record({ west: fc.nat(6), south: fc.nat(6), width: fc.integer({ min: 1, max: 3 }) })
    const aBoxStep = fc.record({ step: aStep, box: aBox })
    fc.assert(
      fc.property(fc.array(aBoxStep, { maxLength: 20 }), (steps) => {
        let entries: readonly ReferenceEntry<"areas">[] = []
        for (const { step, box } of steps) {
          const id = `a${step.which}`
          const [west, south, east, north] = [box.west, box.south, box.west + box.width, box.south + box.width]
          const value: ServiceArea = {
            id,
            market: "AE",
            city: { en: "City", ar: "مدينة" },
            generation: "new",
            rings: [
              [
                [west, south],
                [east, south],
                [east, north],
                [west, north],
              ],
            ],
          }
          const version = entries.find((entry) => entry.value.id === id)?.version ?? 0
          const { action } = step
          entries = edited(
            "areas",
            entries,
            action === "create" ? { action, value } : { action, market: "AE", id, version, value },
          )
          const live = entries.filter(({ endedAt }) => endedAt === null).map((entry) => entry.value)
          for (const [index, one] of live.entries())
            for (const other of live.slice(index + 1)) expect(overlaps(one, other)).toBe(false)
        }
      }),
    )
  })

  it("from another version is refused with what is there now, and changes nothing", () => {
    const entries = [kept<"tax-rates">({ market: "AE", validFrom: today, percent: 5 }, 3)]
    for (const version of [2, 4]) {
      const edit = {
        action: "edit",
        market: "AE",
        id: today,
        version,
        value: { market: "AE", validFrom: today, percent: 6 },
      } as const
      const answer = editedReference("tax-rates", edit, factsOf(entries))
      expect(Result.isFailure(answer) && answer.failure).toMatchObject({ _tag: "ReferenceChanged", entry: entries[0] })
    }
  })

  it("counts the version up, ends at its instant, and brings back what had ended", () => {
    const [first] = edited("banners", [], { action: "create", value: banner })
    expect(first).toEqual({ value: banner, version: 1, endedAt: null })
    const [ended] = edited("banners", [kept(banner)], { action: "end", market: "AE", id: "eid", version: 1 })
    expect(ended).toEqual({ value: banner, version: 2, endedAt: now })
    const again = { action: "edit", market: "AE", id: "eid", version: 2, value: { ...banner, path: null } } as const
    expect(edited("banners", [ended as never], again)).toEqual([
      { value: { ...banner, path: null }, version: 3, endedAt: null },
    ])
  })

  it("finds nothing under an id of another market, and nothing new under a taken one", () => {
    const entries = [kept<"tax-rates">({ market: "AE", validFrom: today, percent: 5 })]
    const end = editedReference("tax-rates", { action: "end", market: "QA", id: today, version: 1 }, factsOf(entries))
    expect(Result.isFailure(end) && end.failure._tag).toBe("ReferenceNotFound")
    expect(problemsOf("tariffs", { ...tariff("t"), market: "QA" }, [tariff("t")])).toEqual(["ReferenceTaken"])
  })

  it("keeps its id and its market", () => {
    const entries = [kept<"tax-rates">({ market: "AE", validFrom: addDays(today, -1), percent: 5 })]
    const value = { market: "AE", validFrom: today, percent: 5 } as const
    const edit = { action: "edit", market: "AE", id: addDays(today, -1), version: 1, value } as const
    const answer = editedReference("tax-rates", edit, factsOf(entries))
    expect(Result.isFailure(answer) && answer.failure).toMatchObject({ issues: [{ problem: "id-differs" }] })
  })
})

describe("a value that is right", () => {
  it("is everything that the product starts with", () => {
    for (const value of tariffs.filter(({ market }) => market === "AE"))
      expect(problemsOf("tariffs", { ...value, validFrom: today })).toEqual([])
    for (const value of taxRates) expect(problemsOf("tax-rates", value)).toEqual([])
    for (const value of areas) expect(problemsOf("areas", value)).toEqual([])
    for (const value of internationalDemoRates) expect(problemsOf("international-rates", value)).toEqual([])
    for (const market of ["AE", "QA"] as const)
      for (const closure of gulfCalendar[market]) expect(problemsOf("closures", { market, ...closure })).toEqual([])
  })
})

describe("a value that is wrong", () => {
  const edits: readonly (readonly [string, () => readonly string[], string])[] = [
    ["a negative fare", () => problemsOf("tariffs", { ...tariff("t"), minimumMinor: -1 }), "minimum negative"],
    [
      "half a fils",
      () => problemsOf("tariffs", { ...tariff("t"), betweenAreasMinor: 0.5 }),
      "betweenAreas not-an-amount",
    ],
    [
      "a route to nowhere",
      () => problemsOf("tariffs", { ...tariff("t"), routes: [{ between: ["dubai", "oman"], surchargeMinor: 1 }] }),
      "routes.0.between.1 unknown-area",
    ],
    [
      "a route twice",
      () =>
        problemsOf("tariffs", {
          ...tariff("t"),
          routes: [
            { between: ["dubai", "sharjah"], surchargeMinor: 1 },
            { between: ["sharjah", "dubai"], surchargeMinor: 2 },
          ],
        }),
      "routes.1.between same-area-twice",
    ],
    ["an id with a space", () => problemsOf("tariffs", tariff("a b")), "id not-an-id"],
    [
      "a tax above the price",
      () => problemsOf("tax-rates", { market: "AE", validFrom: today, percent: 101 }),
      "percent above-100",
    ],
    [
      "a third of a per cent",
      () => problemsOf("tax-rates", { market: "AE", validFrom: today, percent: 1 / 3 }),
      "percent not-an-amount",
    ],
    [
      "breaks that fall",
      () =>
        problemsOf("international-rates", {
          id: "x",
          market: "AE",
          to: "IN",
          validFrom: today,
          breaks: [
            { upToKg: 2, priceMinor: 100 },
            { upToKg: 1, priceMinor: 90 },
          ],
        }),
      "breaks.1.upToKg not-ascending,breaks.1.price not-ascending",
    ],
    [
      "a bow tie",
      () =>
        problemsOf("areas", {
          id: "tie",
          market: "AE",
          city: { en: "Tie", ar: "" },
          generation: "new",
          rings: [
            [
              [0, 0],
              [2, 1],
              [2, 0],
              [0, 2],
            ],
          ],
        }),
      "city.ar missing,rings.0 crosses-itself",
    ],
    [
      "a line",
      () =>
        problemsOf("areas", {
          id: "line",
          market: "AE",
          city: { en: "Line", ar: "خط" },
          generation: "new",
          rings: [
            [
              [0, 0],
              [1, 1],
              [2, 2],
            ],
          ],
        }),
      "rings.0 not-an-outline",
    ],
    [
      "a closure that ends before it begins",
      () =>
        problemsOf("closures", { market: "AE", id: "x", from: localDate("2026-12-02"), to: localDate("2026-12-01") }),
      "to not-a-closure",
    ],
    [
      "a banner that leads elsewhere",
      () =>
        problemsOf("banners", {
          id: "x",
          market: "AE",
          channel: "c2c",
          title: { en: "T", ar: "ع" },
          text: { en: "T", ar: "ع" },
          path: "//evil.test",
          validFrom: now,
          validUntil: now,
        }),
      "path not-a-path,validUntil not-after-from",
    ],
  ]
  for (const [name, run, expected] of edits) it(`is ${name}`, () => expect(run().join()).toBe(expected))

  it("is an area of more corners than any border needs, which is not even looked at", () => {
    const ring = Array.from({ length: 2_001 }, (_, index) => [index / 1e4, (index % 2) / 10] as const)
    const area = { ...first(areas), id: "long", rings: [ring] }
    expect(problemsOf("areas", area)).toEqual(["rings too-long"])
    expect(problemsOf("areas", { ...area, rings: [] })).toEqual(["rings missing"])
  })

  it("is a promo without a discount, with limits of nothing, or private and easily tried", () => {
    fc.assert(
      fc.property(aPromo, (drawn) => {
        const promo: Promo = {
          ...drawn,
          code: "SPRING",
          isListed: true,
          discount: { type: "FIXED_DISCOUNT", minor: 5 },
        }
        expect(problemsOf("promos", promo)).toEqual([])
        expect(problemsOf("promos", { ...promo, isListed: false })).toEqual(["code too-short-to-be-private"])
        expect(problemsOf("promos", { ...promo, discount: null })).toEqual(["discount missing"])
        expect(problemsOf("promos", { ...promo, maximumUses: 0, capMinor: 0 })).toEqual([
          "cap not-positive",
          "maximumUses not-positive",
        ])
        expect(problemsOf("promos", { ...promo, validUntil: promo.validFrom })).toEqual(["validUntil not-after-from"])
        expect(problemsOf("promos", { ...promo, code: "spring" })).toEqual(["code not-an-id"])
      }),
    )
  })
})

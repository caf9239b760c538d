import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { addDays, localDate } from "../calendar/local-date.ts"
import { internationalDemoRates } from "../pricing/international-demo-rates.ts"
import { demoPromos } from "../promo/demo-promos.ts"
import { first } from "../testing/contracts/expectations.ts"
import { sampleReferenceData } from "../testing/reference-data.ts"
import { editedReference, type ReferenceEdit } from "./reference-edit.ts"
import {
  isReference,
  type ReferenceEntry,
  type ReferenceKind,
  type ReferenceValues,
  referenceId,
  referenceKinds,
} from "./reference-entry.ts"

const today = localDate("2026-11-21")
const now = Date.parse("2026-11-21T12:00:00+04:00")
const { tariffs, taxRates, areas } = sampleReferenceData
const abroad = first(internationalDemoRates.filter(({ market }) => market === "AE"))

/** A value of each kind, its id, and the field that the id stands in. */
const samples: { readonly [Kind in ReferenceKind]: readonly [ReferenceValues[Kind], string, string] } = {
  tariffs: [{ ...first(tariffs), validFrom: today }, "sample-ae-2026", "id"],
  "tax-rates": [first(taxRates), "2026-01-01", "validFrom"],
  areas: [first(areas), "dubai", "id"],
  promos: [first(demoPromos.filter(({ market }) => market === "AE")), "", "code"],
  closures: [{ market: "AE", id: "rest", from: "12-02", to: "12-03", source: "Cabinet" }, "rest", "id"],
  banners: [
    {
      id: "eid",
      market: "AE",
      channel: "c2c",
      title: { en: "Eid", ar: "عيد" },
      text: { en: "Eid", ar: "عيد" },
      path: null,
      validFrom: now,
      validUntil: null,
    },
    "eid",
    "id",
  ],
  "international-rates": [abroad, abroad.id, "id"],
  capacities: [{ market: "AE", bookingType: "sameDay", window: "13-18", capacity: 5 }, "sameDay.13-18", "window"],
  rules: [{ id: "own", market: "AE", validFrom: now + 1, readings: [], patch: {} }, "own", "id"],
}
const others = { en: "Other", ar: "أخرى" }
const kept = <Kind extends ReferenceKind>(
  value: ReferenceValues[Kind],
  endedAt: number | null = null,
): ReferenceEntry<Kind> => ({ value, version: 1, endedAt })
const answerTo = <Kind extends ReferenceKind>(
  kind: Kind,
  edit: ReferenceEdit<Kind>,
  entries: readonly ReferenceEntry<Kind>[],
) => {
  const facts = { entries, areas: areas.filter(({ market }) => market === "AE"), today, now }
  const answer = editedReference(kind, edit, facts)
  return Result.isSuccess(answer) ? answer.success.after : answer.failure
}
const problems = (answer: object) =>
  "issues" in answer
    ? (answer.issues as readonly { field: string; problem: string; detail: string }[]).map(
        ({ field, problem, detail }) => `${field} ${problem} ${detail}`.trim(),
      )
    : []

describe.each(referenceKinds)("a value of the kind %s", (kind) => {
  const [value, name, idField] = samples[kind] as readonly [ReferenceValues[typeof kind], string, string]
  const id = name || referenceId(kind, value)

  it("is known by its id, written, and taken from then on", () => {
    expect(referenceId(kind, value)).toBe(id)
    const written = answerTo(kind, { action: "create", value }, [])
    expect(written).toEqual({ value, version: 1, endedAt: null })
    expect(answerTo(kind, { action: "create", value }, [kept(value)])).toMatchObject({ _tag: "ReferenceTaken", id })
  })

  it("keeps its id in an edit, and is not found from another market", () => {
    const edit = { action: "edit", market: "AE", id, version: 1 } as const
    expect(answerTo(kind, { ...edit, value }, [kept(value)])).toMatchObject({ version: 2 })
    const renamed = {
      ...value,
      id: "x",
      code: "X1234567",
      window: "11-14",
      validFrom: kind === "rules" ? now + 2 : today,
    }
    expect(problems(answerTo(kind, { ...edit, value: renamed as never }, [kept(value)]))).toEqual([
      `${idField} id-differs ${id}`,
    ])
    expect(answerTo(kind, { ...edit, market: "QA", value }, [kept(value)])).toMatchObject({ _tag: "ReferenceNotFound" })
    const moved = { ...value, market: "QA" as const }
    expect(problems(answerTo(kind, { ...edit, value: moved as never }, [kept(value)]))).toEqual([
      `${idField} id-differs ${id}`,
    ])
  })

  it("has an id that means it in its own market, and in each where quotes name it by the id alone", () => {
    const isEverywhere = kind === "tariffs" || kind === "international-rates"
    expect([isReference(kind, value, "AE", id), isReference(kind, value, "QA", id)]).toEqual([true, isEverywhere])
    expect(isReference(kind, value, "AE", "another")).toBe(false)
  })
})

describe("an entry among the others of its market", () => {
  const [tariff] = samples.tariffs
  const create = (value: ReferenceValues["tariffs"], entries: readonly ReferenceEntry<"tariffs">[]) =>
    problems(answerTo("tariffs", { action: "create", value }, entries))

  it("begins on a day of its own, but for those that have ended, are of another market or lead elsewhere", () => {
    const rival = { ...tariff, id: "rival" }
    expect(create(tariff, [kept(rival)])).toEqual(["validFrom day-taken rival"])
    expect(create(tariff, [kept({ ...rival, validFrom: addDays(tariff.validFrom, 1) })])).toEqual([])
    expect(create(tariff, [kept(rival, now)])).toEqual([])
    expect(create(tariff, [kept({ ...rival, market: "QA" })])).toEqual([])
    const list = (over: Partial<typeof abroad>) => kept<"international-rates">({ ...abroad, id: "rival", ...over })
    const abroadAmong = (entry: ReferenceEntry<"international-rates">) =>
      problems(answerTo("international-rates", { action: "create", value: abroad }, [entry]))
    expect(abroadAmong(list({}))).toEqual(["validFrom day-taken rival"])
    expect(abroadAmong(list({ to: abroad.to === "IN" ? "PH" : "IN" }))).toEqual([])
  })

  it("is not ended where its market would be left without a price list or a tax rate in force", () => {
    const end = { action: "end", market: "AE", version: 1 } as const
    const rate = first(taxRates)
    for (const answer of [
      answerTo("tariffs", { ...end, id: tariff.id }, [kept(tariff)]),
      answerTo("tax-rates", { ...end, id: rate.validFrom }, [kept(rate)]),
    ])
      expect(problems(answer)).toEqual(["validFrom none-in-force"])
    const [banner] = samples.banners
    expect(answerTo("banners", { ...end, id: "eid" }, [kept(banner)])).toMatchObject({ endedAt: now })
  })

  it("is ended whatever is wrong with it by now", () => {
    const [banner] = samples.banners
    const wrong = { ...banner, title: { ...others, en: "" } }
    const end = { action: "end", market: "AE", version: 1, id: "eid" } as const
    expect(answerTo("banners", end, [kept(wrong)])).toMatchObject({ endedAt: now, version: 2 })
  })

  it("is judged by its own kind: a capacity, and rules with the instant from which they count", () => {
    const [capacity] = samples.capacities
    const half = { ...capacity, capacity: 0.5 }
    expect(problems(answerTo("capacities", { action: "create", value: half }, []))).toEqual(["capacity negative"])
    const [rules] = samples.rules
    const edit = { action: "edit", market: "AE", id: "own", version: 1 } as const
    const begun = kept<"rules">({ ...rules, validFrom: now })
    expect(problems(answerTo("rules", { ...edit, value: rules }, [begun]))).toEqual(["validFrom has-begun"])
    expect(answerTo("rules", { ...edit, value: rules }, [{ ...begun, endedAt: now }])).toMatchObject({ version: 2 })
    const justNow = { ...rules, validFrom: now - 60_000 }
    expect(answerTo("rules", { action: "create", value: justNow }, [])).toMatchObject({ value: { validFrom: now } })
    const past = { ...rules, validFrom: now - 600_000 }
    expect(problems(answerTo("rules", { action: "create", value: past }, []))).toEqual(["validFrom in-the-past"])
    const wrong = { ...rules, readings: ["no-such"] }
    expect(problems(answerTo("rules", { action: "create", value: wrong }, []))).toEqual([
      "readings.0 unknown-reading no-such",
    ])
    const rival = kept({ ...rules, id: "rival" })
    expect(problems(answerTo("rules", { action: "create", value: rules }, [rival]))).toEqual([
      "validFrom instant-taken rival",
    ])
  })

  it("is written in texts as they are kept: one line of a title and of a source, lines of a text", () => {
    const [banner] = samples.banners
    const typed = { en: " We\ndeliver 🎉 ", ar: " نوصل\nاليوم 🎉 " }
    expect(
      answerTo("banners", { action: "create", value: { ...banner, title: typed, text: typed } }, []),
    ).toMatchObject({
      value: { title: { en: "We deliver", ar: "نوصل اليوم" }, text: { en: "We\ndeliver", ar: "نوصل\nاليوم" } },
    })
    const [closure] = samples.closures
    const { source: _, ...silent } = closure
    expect(answerTo("closures", { action: "create", value: { ...closure, source: " Cabinet 🎉 " } }, [])).toMatchObject(
      {
        value: { source: "Cabinet" },
      },
    )
    expect(answerTo("closures", { action: "create", value: silent }, [])).toEqual({
      value: silent,
      version: 1,
      endedAt: null,
    })
  })
})

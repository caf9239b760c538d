import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import { type LocalDate, localDate } from "../../calendar/local-date.ts"
import { Banners } from "../../ports/driven/banners.ts"
import { ChangeLog } from "../../ports/driven/change-log.ts"
import { ClosureCalendar } from "../../ports/driven/closure-calendar.ts"
import type { IdSource } from "../../ports/driven/id-source.ts"
import { InternationalRates } from "../../ports/driven/international-rates.ts"
import { TariffBook, TaxRates } from "../../ports/driven/price-lists.ts"
import { PromoCatalog } from "../../ports/driven/promo-catalog.ts"
import { ReferenceEntries } from "../../ports/driven/reference-entries.ts"
import { RulesBook } from "../../ports/driven/rules-book.ts"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"
import { SlotLedger } from "../../ports/driven/slot-ledger.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { ReferenceEdit } from "../../reference/reference-edit.ts"
import {
  type ReferenceEntry,
  type ReferenceKind,
  type ReferenceValues,
  referenceId,
  referenceKinds,
} from "../../reference/reference-entry.ts"
import { type Caller, guestCaller } from "../../use-cases/caller.ts"
import { editReference } from "../../use-cases/reference/edit-reference.ts"
import { sampleReferenceData } from "../reference-data.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue, first, refusalOf } from "./expectations.ts"

type Ports =
  | Banners
  | ChangeLog
  | ClosureCalendar
  | IdSource
  | InternationalRates
  | PromoCatalog
  | ReferenceEntries
  | RulesBook
  | ServiceAreas
  | SlotLedger
  | TariffBook
  | TaxRates
  | UnitOfWork

const admin: Caller = { ...guestCaller(null), actor: { type: "admin", id: "admin-1", company: null } }

const longAgo: LocalDate = localDate("2020-01-01")
const farAhead: LocalDate = localDate("2096-10-01")

/** A new value of each kind, and its edited version. */
const news: { readonly [Kind in ReferenceKind]: readonly [ReferenceValues[Kind], ReferenceValues[Kind]] } = {
  tariffs: pair(
    { ...first(sampleReferenceData.tariffs), id: "own-2096", validFrom: farAhead },
    { minimumMinor: 1_234 },
  ),
  "tax-rates": pair({ market: "AE", validFrom: longAgo, percent: 5 }, { percent: 7.5 }),
  areas: pair<ReferenceValues["areas"]>(
    {
      id: "hatta",
      market: "AE",
      city: { en: "Hatta", ar: "حتا" },
      generation: "new",
      rings: [
        [
          [56, 24],
          [56.2, 24],
          [56.2, 24.2],
        ],
      ],
    },
    { generation: "old" },
  ),
  promos: pair({ ...first(sampleReferenceData.promos ?? []), code: "EID-2027", maximumUses: 3 }, { capMinor: null }),
  closures: pair<ReferenceValues["closures"]>(
    { id: "stocktaking", market: "AE", from: localDate("2026-12-30"), to: localDate("2026-12-31"), provisional: true },
    { between: ["10:00", "12:00"], weekdays: [4, 5], tags: ["bike"], source: "Our own decision" },
  ),
  banners: pair({ ...first(sampleReferenceData.banners ?? []), id: "eid" }, { path: null, validUntil: 4e12 }),
  "international-rates": pair(
    { ...first(sampleReferenceData.internationalRates ?? []), id: "own-in", validFrom: longAgo },
    { breaks: [{ upToKg: 0.5, priceMinor: 100 }] },
  ),
  capacities: pair<ReferenceValues["capacities"]>(
    { market: "AE", bookingType: "sameDay", window: "13-18", capacity: 12 },
    { capacity: 0 },
  ),
  rules: pair<ReferenceValues["rules"]>(
    { id: "ramadan", market: "AE", validFrom: 4e12, readings: ["od-cap-2200"], patch: {} },
    {
      validFrom: 4e12 + 1,
      readings: [],
      patch: {
        horizonDays: 14,
        services: {
          sameDay: { pickup: [{ id: "13-18", start: "13:00", end: "18:00", orderBy: "15:30", weekdays: [5] }] },
        },
      },
    },
  ),
}

function pair<Value>(value: Value, change: Partial<Value>): readonly [Value, Value] {
  return [value, { ...value, ...change }]
}

const list = Effect.fnUntraced(function* <Kind extends ReferenceKind>(kind: Kind) {
  return yield* (yield* ReferenceEntries).list(kind)
})
const entryOf = Effect.fnUntraced(function* <Kind extends ReferenceKind>(kind: Kind, id: string) {
  const { entries } = yield* list(kind)
  return entries.find(({ value }) => value.market === "AE" && referenceId(kind, value) === id) ?? null
})
const edit = <Kind extends ReferenceKind>(kind: Kind, asked: ReferenceEdit<Kind>) => editReference(kind, asked, admin)

/** The values that are in force in the Emirates now, as everybody else's ports list them. */
const counting = Effect.fnUntraced(function* (kind: ReferenceKind) {
  const lists: { readonly [Kind in ReferenceKind]: Effect.Effect<readonly object[], never, Ports> } = {
    tariffs: TariffBook.use((port) => port.list("AE")),
    "tax-rates": TaxRates.use((port) => port.list("AE")),
    areas: ServiceAreas.use((port) => port.list("AE")),
    promos: PromoCatalog.use((port) => port.list("AE")),
    closures: ClosureCalendar.use((port) => port.list("AE")),
    banners: Banners.use((port) => port.list("AE")),
    "international-rates": InternationalRates.use((port) => port.list("AE")),
    capacities: SlotLedger.use((port) => port.capacities("AE")),
    rules: RulesBook.use((port) => Effect.map(port.list("AE"), (rows) => rows.map(({ value }) => value))),
  }
  return yield* lists[kind]
})

/** As everybody else's ports list it: closures and capacities without their market, which is part of the query. */
const asCounting = (kind: ReferenceKind, value: ReferenceValues[ReferenceKind]): object => {
  if (kind !== "closures" && kind !== "capacities") return value
  const { market, ...others } = value
  return others
}

const isThere = (rows: readonly object[], row: object): boolean => rows.some((one) => canonical(one) === canonical(row))

const canonical = (row: object): string => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))

/** What an admin edits, over the sample reference data: in memory and on both databases. */
export const referenceEditingContract: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "everything that the product starts with is listed, by kind, once, and never ended",
    Effect.gen(function* () {
      const { tariffs, taxRates, areas, promos = [], closures, banners = [] } = sampleReferenceData
      const { internationalRates = [] } = sampleReferenceData
      const expected: Readonly<Record<ReferenceKind, readonly object[]>> = {
        tariffs,
        "tax-rates": taxRates,
        areas,
        promos,
        closures: [...closures.AE, ...closures.QA],
        banners,
        "international-rates": internationalRates,
        capacities: [],
        rules: [],
      }
      for (const kind of referenceKinds) {
        const { entries } = yield* list(kind)
        expectEqual(entries.length, expected[kind].length, kind)
        expectTrue(
          entries.every(({ version, endedAt }) => version === 1 && endedAt === null),
          "nobody has edited it",
        )
      }
    }),
  ),
  ...referenceKinds.map((kind) =>
    drivenCase<Ports>(
      `of ${kind}, what is new, edited and ended counts at once, with a line in the log for each`,
      Effect.gen(function* () {
        const [created, edited] = news[kind]
        const id = referenceId(kind, created)
        yield* edit(kind, { action: "create", value: created })
        expectEqual(yield* entryOf(kind, id), { value: created, version: 1, endedAt: null })
        expectTrue(isThere(yield* counting(kind), asCounting(kind, created)), "the new one counts")

        yield* edit(kind, { action: "edit", market: "AE", id, version: 1, value: edited })
        expectEqual(yield* entryOf(kind, id), { value: edited, version: 2, endedAt: null })
        const then = yield* counting(kind)
        expectTrue(isThere(then, asCounting(kind, edited)), "the edited one counts")
        expectTrue(!isThere(then, asCounting(kind, created)), "the first one counts no more")

        const ended = yield* edit(kind, { action: "end", market: "AE", id, version: 2 })
        expectTrue(ended.version === 3 && ended.endedAt !== null, "it is ended")
        expectEqual(yield* entryOf(kind, id), ended)
        expectTrue(!isThere(yield* counting(kind), asCounting(kind, edited)), "what has ended counts no more")

        const log = yield* ChangeLog.use((port) => port.list({ kind, market: "AE", after: null, limit: 10 }))
        expectEqual(new Set(log.map(({ by, of }) => `${by} ${of}`)), new Set([`admin-1 ${id}`]))
        expectEqual(log.map(({ action, before, after }) => [action, before?.version ?? null, after.version]).sort(), [
          ["create", null, 1],
          ["edit", 1, 2],
          ["end", 2, 3],
        ])
        expectEqual(log.find(({ action }) => action === "edit")?.before?.value, created)
        expectEqual(log.find(({ action }) => action === "edit")?.after.value, edited)
      }),
    ),
  ),
  drivenCase(
    "a promo that an admin ended is still known, and over",
    Effect.gen(function* () {
      yield* edit("promos", { action: "end", market: "AE", id: "WELCOME10", version: 1 })
      const promos = yield* PromoCatalog.use((port) => port.list("AE"))
      const entry = yield* entryOf("promos", "WELCOME10")
      expectEqual(promos.find(({ code }) => code === "WELCOME10")?.validUntil, entry?.endedAt)
    }),
  ),
  drivenCase(
    "of two who edit one version at once one does, and the other is told what is there",
    Effect.gen(function* () {
      const [created] = news.banners
      yield* edit("banners", { action: "create", value: created })
      const asked = ["One", "Two"].map((title) => ({
        action: "edit" as const,
        market: "AE" as const,
        id: "eid",
        version: 1,
        value: { ...created, title: { en: title, ar: "عيد" } },
      }))
      const outcomes = yield* Effect.forEach(asked, (one) => Effect.result(edit("banners", one)), {
        concurrency: "unbounded",
      })
      const done = outcomes.flatMap((outcome) => (outcome._tag === "Success" ? [outcome.success] : []))
      const refused = outcomes.flatMap((outcome) => (outcome._tag === "Failure" ? [outcome.failure] : []))
      expectEqual([done.length, refused.length], [1, 1])
      const [refusal] = refused
      expectEqual(refusal?._tag === "ReferenceChanged" ? refusal.entry : null, first(done))
      expectEqual(yield* entryOf("banners", "eid"), first(done))
    }),
  ),
  drivenCase(
    "many who write to different entries of a kind at once all do, and of those on the same ground one",
    Effect.gen(function* () {
      const box = (id: string, west: number): ReferenceValues["areas"] => ({
        id,
        market: "AE",
        city: { en: id, ar: "منطقة" },
        generation: "new",
        rings: [
          [
            [west, 10],
            [west + 1, 10],
            [west + 1, 11],
            [west, 11],
          ],
        ],
      })
      const values = [box("a", 10), box("b", 11), box("c", 12), box("d", 12.5), box("e", 12.25)]
      const outcomes = yield* Effect.forEach(
        values,
        (value) => Effect.result(edit("areas", { action: "create", value })),
        { concurrency: "unbounded" },
      )
      expectEqual(outcomes.filter(({ _tag }) => _tag === "Success").length, 3)
      expectTrue(outcomes[0]?._tag === "Success" && outcomes[1]?._tag === "Success", "neighbours share a border only")
    }),
  ),
  drivenCase(
    "of very many who write to one kind at once all do",
    Effect.gen(function* () {
      const [created] = news.banners
      const ids = Array.from({ length: 24 }, (_, index) => `banner-${index}`)
      const asked = ids.map((id) => edit("banners", { action: "create", value: { ...created, id } }))
      yield* Effect.all(asked, { concurrency: "unbounded" })
      for (const id of ids) expectTrue((yield* entryOf("banners", id)) !== null, id)
    }),
  ),
  drivenCase(
    "of two who end the last two price lists at once one is refused: a market keeps a price",
    Effect.gen(function* () {
      const { entries } = yield* list("tariffs")
      const ofQatar = entries.filter(({ value }) => value.market === "QA")
      const next = first(ofQatar.filter(({ value }) => value.id === "sample-qa-2027"))
      const value = { ...next.value, validFrom: todayIn("QA", yield* Clock.currentTimeMillis), routes: [] }
      yield* edit("tariffs", { action: "edit", market: "QA", id: "sample-qa-2027", version: 1, value })
      const ends = [
        ["sample-qa-2026", 1],
        ["sample-qa-2027", 2],
      ] as const
      const outcomes = yield* Effect.forEach(
        ends,
        ([id, version]) => Effect.result(edit("tariffs", { action: "end", market: "QA", id, version })),
        { concurrency: "unbounded" },
      )
      expectEqual(outcomes.filter(({ _tag }) => _tag === "Success").length, 1)
      expectEqual((yield* TariffBook.use((book) => book.list("QA"))).length, 1)
    }),
  ),
  drivenCase(
    "a change that was decided on another version of the list conflicts, and writes nothing",
    Effect.gen(function* () {
      const { version } = yield* list("banners")
      const [created] = news.banners
      const entry: ReferenceEntry<"banners"> = { value: created, version: 1, endedAt: null }
      const change: Change = {
        kind: "editReference",
        listVersion: version + 1,
        record: {
          ...{ id: "r1", at: 0, by: "admin-1", kind: "banners", market: "AE", of: "eid" },
          ...{ action: "create", before: null, after: entry },
        } as never,
      }
      const conflict = yield* refusalOf(UnitOfWork.use((work) => work.commit([change])))
      expectEqual(conflict.change, "editReference")
      expectEqual(yield* entryOf("banners", "eid"), null)
      expectEqual(yield* ChangeLog.use((port) => port.list({ kind: null, market: null, after: null, limit: 9 })), [])
    }),
  ),
  drivenCase(
    "the log is read in pages, the newest first, each line once",
    Effect.gen(function* () {
      const [created] = news.banners
      for (const id of ["b1", "b2", "b3", "b4", "b5"])
        yield* edit("banners", { action: "create", value: { ...created, id } })
      yield* edit("tax-rates", { action: "create", value: news["tax-rates"][0] })
      const page = (after: { readonly at: number; readonly id: string } | null) =>
        ChangeLog.use((port) => port.list({ kind: "banners", market: null, after, limit: 2 }))
      const one = yield* page(null)
      const two = yield* page(one.at(-1) ?? null)
      const three = yield* page(two.at(-1) ?? null)
      const all = [...one, ...two, ...three]
      expectEqual(all.map(({ of }) => of).sort(), ["b1", "b2", "b3", "b4", "b5"])
      expectEqual(
        all.map(({ at }) => at),
        all.map(({ at }) => at).toSorted((a, b) => b - a),
      )
    }),
  ),
]

import { presetParcels } from "../../booking/parcel/parcel.ts"
import type { PublishedRules } from "../../booking/windows/published-rules.ts"
import { type LocalDate, localDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import { money } from "../../money/money.ts"
import type { ServiceArea } from "../../places/service-area.ts"
import type { AdminService } from "../../ports/driving/admin-service.ts"
import type { PriceRequest } from "../../ports/driving/pricing-service.ts"
import { rowInForce } from "../../pricing/dated-row.ts"
import type { Promo } from "../../promo/promo.ts"
import type { ReferenceEntry } from "../../reference/reference-entry.ts"
import { at, sampleLead } from "../sample-booking.ts"
import { atSea, sampleDay, sampleOrder, servedWay } from "../sample-order.ts"
import type { Stage } from "./contract-case.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "./expectations.ts"
import { placeAt } from "./places-named.ts"
import type { StaffedCase, StaffedStage } from "./staffed-stage.ts"
import { windowPricesContract } from "./window-prices.ts"

const now = at("2026-11-21T09:00:00.000+04:00")
const minute = 60_000

const request = (patch: Partial<PriceRequest> = {}): PriceRequest => {
  const way = servedWay[patch.market ?? "AE"]
  return {
    market: "AE",
    pickup: placeAt(way.pickup),
    dropOff: placeAt(way.dropOff),
    vehicle: "bike",
    parcel: presetParcels.small,
    ...patch,
  }
}

const sameDay = async (stage: Stage, patch: Partial<PriceRequest> = {}) => {
  const { quotes } = succeeded(await stage.services().pricing.quotePrices(request(patch)))
  return first(quotes.filter(({ bookingType }) => bookingType === "sameDay"))
}

async function scene(stage: StaffedStage) {
  await stage.setNow(now)
  const { id, services } = await stage.staff("admin", "Amal")
  return { id, admin: services.admin }
}

/** The price list by which a market is priced on a day. */
async function tariffOf(admin: AdminService, market: MarketId, day: LocalDate = sampleDay) {
  const entries = succeeded(await admin.list({ kind: "tariffs", market }))
  const live = entries.filter(({ endedAt }) => endedAt === null)
  const id = rowInForce(
    live.map(({ value }) => value),
    day,
  )?.id
  return first(live.filter(({ value }) => value.id === id))
}

const editOf = ({ value, version }: ReferenceEntry<"tariffs">, minimumMinor: number) => ({
  kind: "tariffs" as const,
  market: value.market,
  id: value.id,
  version,
  value: { ...value, minimumMinor },
})

const promo: Promo = {
  code: "EID-2026",
  market: "AE",
  discount: { type: "FIXED_DISCOUNT", minor: 500 },
  validFrom: now,
  validUntil: null,
  capMinor: null,
  minimumMinor: 0,
  maximumUses: null,
  maximumUsesPerCustomer: null,
  bookingTypes: [],
  vehicles: [],
  isListed: false,
}

const apply = (stage: Stage, code = promo.code) =>
  stage.services().promo.applyPromo({
    ...request(),
    bookingType: "nextDay",
    code,
    phone: null,
    quoteId: null,
    expectedTotal: null,
  })

/** The afternoon until 9:45 in place of 16:00. */
const shorter = (validFrom: Instant): PublishedRules => ({
  id: "shorter",
  market: "AE",
  validFrom,
  readings: [],
  patch: {
    services: {
      sameDay: {
        pickup: [
          { id: "11-14", start: "11:00", end: "14:00", orderBy: "10:00" },
          { id: "13-18", start: "13:00", end: "18:00", orderBy: "09:45" },
        ],
      },
    },
  },
})

/** What an admin edits, and what everybody else sees of it. */
export const adminServiceContract: readonly StaffedCase[] = [
  ...windowPricesContract,
  {
    name: "the capacity of a window counts at once, is known by its window, and is lifted by ending it",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const value = { market: "AE", bookingType: "sameDay", window: "13-18", capacity: 1 } as const
      const made = succeeded(await admin.create({ kind: "capacities", value }))
      expectEqual([made.value, made.version], [value, 1])
      refused(await admin.create({ kind: "capacities", value: { ...value, capacity: 9 } }), "ReferenceTaken")
      const unknown = { ...value, window: "lunch" }
      refused(await admin.create({ kind: "capacities", value: unknown }), "InvalidReference")

      const { booking } = stage.services("owner")
      const order = sampleOrder({ bookingType: "sameDay", pickupWindow: "13-18" })
      succeeded(await booking.placeBooking(order))
      refused(await booking.placeBooking(order), "SlotRefused")
      const named = { kind: "capacities", market: "AE", id: "sameDay.13-18" } as const
      const more = succeeded(await admin.edit({ ...named, version: 1, value: { ...value, capacity: 2 } }))
      succeeded(await booking.placeBooking(order))
      refused(await booking.placeBooking(order), "SlotRefused")
      succeeded(await admin.end({ ...named, version: more.version }))
      succeeded(await booking.placeBooking(order))
      const log = succeeded(await admin.changes({ kind: "capacities", market: "AE", after: null, limit: 9 }))
      expectEqual(log.changes.map(({ action }) => action).toSorted(), ["create", "edit", "end"])
    },
  },
  {
    name: "an edited price list counts for the next quote, and a quote that was given keeps its price (D16)",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const before = await sameDay(stage)
      const tariff = await tariffOf(admin, "AE")
      const edited = succeeded(await admin.edit(editOf(tariff, 99_900)))
      expectEqual([edited.version, edited.value.minimumMinor], [tariff.version + 1, 99_900])

      const after = await sameDay(stage)
      expectTrue(after.price.deliveryCharge.minor >= 99_900, "the new minimum counts")
      const order = sampleOrder({
        bookingType: "sameDay",
        parcel: { ...sampleOrder().parcel, ...presetParcels.small },
        expectedTotal: before.price.toPay,
      })
      refused(await stage.services().booking.placeBooking(order), "PriceChanged")
      const placed = succeeded(await stage.services().booking.placeBooking({ ...order, quoteId: before.id }))
      expectEqual(placed.booking.price, before.price)
      await stage.setNow(now + 15 * minute)
      refused(await stage.services().booking.placeBooking({ ...order, quoteId: before.id }), "PriceChanged")
    },
  },
  {
    name: "a price list that begins on a day counts from its midnight in the market on",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const { value } = await tariffOf(admin, "QA")
      const dearer = { ...value, id: "own-qa-2026-11-23", validFrom: localDate("2026-11-23"), minimumMinor: 88_800 }
      succeeded(await admin.create({ kind: "tariffs", value: dearer }))
      const midnight = at("2026-11-23T00:00:00.000+03:00")
      await stage.setNow(midnight - 1)
      expectTrue((await sameDay(stage, { market: "QA" })).basis.tariff === value.id, "the old one still counts")
      await stage.setNow(midnight)
      expectEqual((await sameDay(stage, { market: "QA" })).basis.tariff, dearer.id)
    },
  },
  {
    name: "a new tax rate counts from its day on, for prices as for config values",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const value = { market: "AE", validFrom: sampleDay, percent: 7.5 } as const
      succeeded(await admin.create({ kind: "tax-rates", value }))
      expectEqual((await sameDay(stage)).price.vatPercent, 7.5)
      const config = succeeded(await stage.services().referenceData.config({ market: "AE" }))
      expectEqual(config.find(({ key }) => key === "vat")?.value, 7.5)
      expectEqual((await sameDay(stage, { market: "QA" })).price.vatPercent, 0)
    },
  },
  {
    name: "the last price list and the last tax rate of a market stay",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const [rate] = succeeded(await admin.list({ kind: "tax-rates", market: "QA" }))
      if (!rate) throw new Error("Qatar has a rate")
      const end = { kind: "tax-rates", market: "QA", id: rate.value.validFrom, version: rate.version } as const
      const { issues } = refused(await admin.end(end), "InvalidReference")
      expectEqual(issues, [{ field: "validFrom", problem: "none-in-force", detail: "" }])
      succeeded(await stage.services().pricing.quotePrices(request({ market: "QA" })))
    },
  },
  {
    name: "a new area is served at once, and none that overlaps another is taken",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const far = request({ dropOff: placeAt(atSea) })
      refused(await stage.services().pricing.quotePrices(far), "NotServed")
      const { lat, lon } = atSea
      const area = (id: string, east: number): ServiceArea => ({
        id,
        market: "AE",
        city: { en: "Island", ar: "جزيرة" },
        generation: "new",
        rings: [
          [
            [lon - 0.1, lat - 0.1],
            [lon + east, lat - 0.1],
            [lon + east, lat + 0.1],
            [lon - 0.1, lat + 0.1],
          ],
        ],
      })
      succeeded(await admin.create({ kind: "areas", value: area("island", 0.1) }))
      succeeded(await stage.services().pricing.quotePrices(far))
      const overlapping = await admin.create({ kind: "areas", value: area("other-island", 0.05) })
      expectEqual(refused(overlapping, "InvalidReference").issues, [
        { field: "rings", problem: "overlaps", detail: "island" },
      ])
      succeeded(await admin.end({ kind: "areas", market: "AE", id: "island", version: 1 }))
      refused(await stage.services().pricing.quotePrices(far), "NotServed")
    },
  },
  {
    name: "a promo works as soon as it is written, and no more once it is ended, but for quotes that were given with it",
    run: async (stage) => {
      const { admin } = await scene(stage)
      refused(await apply(stage), "PromoRefused")
      succeeded(await admin.create({ kind: "promos", value: promo }))
      const { quote, coupon } = succeeded(await apply(stage))
      expectEqual(coupon.discount, money(500, "AED"))
      succeeded(await admin.end({ kind: "promos", market: "AE", id: promo.code, version: 1 }))
      expectEqual(refused(await apply(stage), "PromoRefused").refusal, { kind: "not-found" })
      const order = sampleOrder({
        parcel: { ...sampleOrder().parcel, ...presetParcels.small },
        quoteId: quote.id,
        expectedTotal: quote.price.toPay,
        promoCode: promo.code,
      })
      expectEqual(succeeded(await stage.services().booking.placeBooking(order)).booking.price, quote.price)
    },
  },
  {
    name: "a closure shuts nothing while it is provisional, and its day once it is confirmed",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const value = { id: "own-day", market: "AE", from: sampleDay, to: sampleDay, provisional: true } as const
      succeeded(await admin.create({ kind: "closures", value }))
      const lookUp = async () => {
        const { pickup, dropOff } = request()
        const slots = { market: "AE", pickup, dropOff, vehicle: null } as const
        const { items } = succeeded(await stage.services().schedule.lookUpSlots(slots))
        return items.map(({ earliestPickup }) => earliestPickup)
      }
      expectTrue((await lookUp()).includes(sampleDay), "today can be booked")
      const { provisional, ...confirmed } = value
      const edit = { kind: "closures", market: "AE", id: "own-day", version: 1, value: confirmed } as const
      succeeded(await admin.edit(edit))
      expectTrue(!(await lookUp()).includes(sampleDay), "today is shut")
      const listed = succeeded(await admin.list({ kind: "closures", market: "AE" }))
      expectEqual(listed.find((entry) => entry.value.id === "own-day")?.value, confirmed)
    },
  },
  {
    name: "banners and prices abroad count as soon as they are edited",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const guest = stage.services()
      const [banner] = succeeded(await admin.list({ kind: "banners", market: "QA" }))
      if (!banner) throw new Error("Qatar has a banner")
      succeeded(await admin.end({ kind: "banners", market: "QA", id: banner.value.id, version: banner.version }))
      expectEqual(succeeded(await guest.referenceData.banners({ market: "QA", channel: "c2c" })), [])

      const rates = succeeded(await admin.list({ kind: "international-rates", market: "AE" }))
      const rate = first(rates.filter(({ value }) => value.to === "PH"))
      const breaks = [{ upToKg: 5, priceMinor: 4_321 }] as const
      const value = { ...rate.value, breaks }
      const edit = { kind: "international-rates", market: "AE", id: rate.value.id, version: 1, value } as const
      succeeded(await admin.edit(edit))
      const asked = { market: "AE", to: "PH", parcel: presetParcels.small, name: "Aisha", phone: "0501234567" } as const
      const { quote } = succeeded(await guest.international.quote({ ...asked, email: "", message: "" }))
      expectEqual(quote.price, money(4_321, "AED"))
    },
  },
  {
    name: "an edit of what somebody else has edited meanwhile is refused with what is there now",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const { services } = await stage.staff("admin", "Badr")
      const tariff = await tariffOf(admin, "AE")
      const there = succeeded(await services.admin.edit(editOf(tariff, 2_000)))
      const { kind, entry } = refused(await admin.edit(editOf(tariff, 3_000)), "ReferenceChanged")
      expectEqual([kind, entry], ["tariffs", there])
      succeeded(await admin.edit(editOf(there, 3_000)))
      refused(await admin.create({ kind: "tariffs", value: tariff.value }), "ReferenceTaken")
      const none = { kind: "tariffs", market: "AE", id: "none", version: 1 } as const
      refused(await admin.end(none), "ReferenceNotFound")
    },
  },
  {
    name: "every change is logged: who, when, from what to what, the newest first and in pages",
    run: async (stage) => {
      const { id, admin } = await scene(stage)
      const tariff = await tariffOf(admin, "AE")
      const edited = succeeded(await admin.edit(editOf(tariff, 2_000)))
      await stage.setNow(now + minute)
      const created = succeeded(await admin.create({ kind: "promos", value: promo }))
      const page = async (after: { readonly at: number; readonly id: string } | null) =>
        succeeded(await admin.changes({ kind: null, market: null, after, limit: 1 }))
      const one = await page(null)
      const two = await page(one.next)
      expectEqual(two.next, null)
      const lines = [...one.changes, ...two.changes].map(({ id: line, ...rest }) => rest)
      const shared = { by: id, market: "AE" }
      expectEqual(lines, [
        { ...shared, at: now + minute, kind: "promos", of: promo.code, action: "create", before: null, after: created },
        { ...shared, at: now, kind: "tariffs", of: tariff.value.id, action: "edit", before: tariff, after: edited },
      ])
      const ofPromos = succeeded(await admin.changes({ kind: "promos", market: "QA", after: null, limit: 9 }))
      expectEqual(ofPromos, { changes: [], next: null })
    },
  },
  {
    name: "a price list is tried on the last bookings before it counts, and nothing is kept of it",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const tariff = await tariffOf(admin, "AE")
      const empty = succeeded(await admin.previewTariff({ tariff: tariff.value }))
      expectEqual([empty.bookings, empty.before.minor, empty.after.minor], [[], 0, 0])

      const { booking } = succeeded(await stage.services().booking.placeBooking(sampleOrder()))
      const { reference, price } = booking
      const same = succeeded(await admin.previewTariff({ tariff: tariff.value }))
      expectEqual(same.bookings, [{ reference, before: price.deliveryCharge, after: price.deliveryCharge }])
      const dearer = { ...tariff.value, minimumMinor: price.deliveryCharge.minor + 100 }
      const preview = succeeded(await admin.previewTariff({ tariff: dearer }))
      expectTrue(preview.after.minor >= preview.before.minor + 100, "the new minimum is seen")
      expectEqual((await tariffOf(admin, "AE")).value, tariff.value)
      const wrong = await admin.previewTariff({ tariff: { ...tariff.value, minimumMinor: -1 } })
      expectEqual(refused(wrong, "InvalidReference").issues, [{ field: "minimum", problem: "negative", detail: "" }])
    },
  },
  {
    name: "rules count from their instant on, for the listing, the price and the booking alike, and are undone by ending them",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const four = at("2026-11-21T16:00:00.000+04:00")
      const order = sampleOrder({ bookingType: "sameDay", pickupWindow: "13-18" })
      const { booking, schedule } = stage.services("owner")
      const afternoon = async () => {
        const lookup = succeeded(await schedule.lookUpSlots(request()))
        const slots = first(lookup.items.filter(({ bookingType }) => bookingType === "sameDay")).slots
        return { lookup, orderBy: slots.find(({ window }) => window === "13-18")?.orderBy ?? null }
      }
      const before = await afternoon()
      expectEqual([before.orderBy, before.lookup.rules, before.lookup.rulesUntil], [four, undefined, undefined])

      const made = succeeded(await admin.create({ kind: "rules", value: shorter(now + 60 * minute) }))
      const waiting = await afternoon()
      expectEqual([waiting.orderBy, waiting.lookup.rulesUntil], [four, now + 60 * minute])
      expectTrue((waiting.lookup.staleAt ?? Infinity) <= now + 60 * minute, "the answer is good until the rules begin")
      expectEqual((await sameDay(stage)).basis.book.readings, [])
      expectEqual(succeeded(await admin.rulesInForce({ market: "AE" })).row, null)
      // Until its instant the row may still be put right.
      const later = { ...shorter(now + 30 * minute), readings: ["od-cap-2200"] }
      const named = { kind: "rules", market: "AE", id: "shorter" } as const
      const edited = succeeded(await admin.edit({ ...named, version: made.version, value: later }))

      await stage.setNow(now + 30 * minute)
      const shut = now + 45 * minute
      const ruled = await afternoon()
      const readings = ["od-cap-2200", "rules.shorter.2"]
      expectEqual([ruled.orderBy, ruled.lookup.book.readings], [shut, readings])
      expectEqual(ruled.lookup.rules, { name: "rules.shorter.2", patch: later.patch })
      expectEqual((await sameDay(stage)).basis.book.readings, readings)
      const booked = succeeded(await booking.placeBooking(order)).booking
      expectEqual([booked.basis.book.readings, booked.orderBy], [readings, shut])
      expectEqual(succeeded(await admin.rulesInForce({ market: "AE" })).row, "shorter")

      await stage.setNow(shut)
      expectEqual(refused(await booking.placeBooking(order), "SlotRefused").closedAt, shut)
      const late = await admin.edit({ ...named, version: edited.version, value: { ...later, readings: [] } })
      expectEqual(refused(late, "InvalidReference").issues, [{ field: "validFrom", problem: "has-begun", detail: "" }])

      succeeded(await admin.end({ ...named, version: edited.version }))
      expectEqual((await afternoon()).orderBy, four)
      succeeded(await booking.placeBooking(order))
      const log = succeeded(await admin.changes({ kind: "rules", market: "AE", after: null, limit: 9 }))
      expectEqual(log.changes.map(({ action }) => action).toSorted(), ["create", "edit", "end"])
    },
  },
  {
    name: "rules begin now or later, once each, and are a rule book or are told where they are none",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const create = (value: PublishedRules) => admin.create({ kind: "rules", value })
      const issuesOf = async (value: PublishedRules) =>
        refused(await create(value), "InvalidReference").issues.map(({ field, problem }) => [field, problem])
      expectEqual(await issuesOf(shorter(now - 6 * minute)), [["validFrom", "in-the-past"]])
      // What was now when it was pressed is now when it is written.
      expectEqual(succeeded(await create(shorter(now - minute))).value.validFrom, now)
      expectEqual(await issuesOf({ ...shorter(now), id: "again" }), [["validFrom", "instant-taken"]])
      expectEqual(await issuesOf({ ...shorter(now + minute), id: "x", readings: ["no-such"] }), [
        ["readings[0]", "unknown-reading"],
      ])
      const wrong = { sameDay: { pickup: [{ id: "13-18", start: "13:00", end: "18:00", orderBy: "25:00" }] } }
      expectEqual(await issuesOf({ ...shorter(now + minute), id: "x", patch: { services: wrong as never } }), [
        ["patch.services.sameDay.pickup[0].orderBy", "not-a-rule"],
      ])
      // Another market's own.
      const { value } = succeeded(await create({ ...shorter(now), market: "QA" }))
      expectEqual(value.market, "QA")
    },
  },
  {
    name: "rules are tried on the bookings to come before they count: those they would refuse are named, and nothing changes",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const { booking } = stage.services("owner")
      const placed = async (window: string) =>
        succeeded(await booking.placeBooking(sampleOrder({ bookingType: "sameDay", pickupWindow: window }))).booking
      const noon = await placed("11-14")
      const late = await placed("13-18")
      const preview = async (rules: PublishedRules) => succeeded(await admin.previewRules({ rules }))

      const same = await preview({ ...shorter(now), patch: {} })
      expectEqual([same.checked, same.refused, same.changes], [2, [], []])
      const { refused: none, changes, before, after } = await preview(shorter(now + minute))
      expectEqual([none, before.readings, after.readings], [[], [], ["rules.shorter.1"]])
      expectTrue(changes.length > 0, "what changes is told")

      const gone = { sameDay: { pickup: [{ id: "13-18", start: "13:00", end: "18:00", orderBy: "08:00" }] } } as const
      const strict = await preview({ ...shorter(now + minute), patch: { services: gone } })
      expectEqual(
        strict.refused.map(({ reference, reason }) => [reference, reason]),
        [
          [noon.reference, "unknown-window"],
          [late.reference, "cutoff-passed"],
        ],
      )
      expectEqual(succeeded(await admin.list({ kind: "rules", market: "AE" })), [])
      refused(await admin.previewRules({ rules: { ...shorter(now), readings: ["no"] } }), "InvalidReference")
    },
  },
  {
    name: "ops reads the leads of every form in one list, and answers them one by one",
    run: async (stage) => {
      await stage.setNow(now)
      const guest = stage.services("guest")
      const { leadId: draft } = succeeded(await guest.booking.saveLead({ lead: sampleLead, leadId: null }))
      await stage.setNow(now + minute)
      const asked = { market: "AE", to: "IN", parcel: presetParcels.small, name: "Aisha", phone: "0501234567" } as const
      const { leadId: abroad, quote } = succeeded(
        await guest.international.quote({ ...asked, email: "", message: "By Friday?" }),
      )
      const ops = await stage.staff("ops", "Olga")
      const all = { market: null, kind: null, state: null, ownerId: null, after: null, limit: 50 } as const
      const list = async (patch: object = {}) => succeeded(await ops.services.leads.list({ ...all, ...patch }))
      const { leads, next } = await list()
      expectEqual([leads.map(({ id }) => id), next], [[abroad, draft], null])
      const [lead] = leads
      const said = lead?.said.kind === "booking" ? null : lead?.said.form
      expectEqual([said?.phone, said?.message], ["+971501234567", "By Friday?"])
      expectEqual(said?.quote?.priceMinor, quote.price.minor)

      const followUp = { id: abroad, version: 1, ownerId: ops.id, state: "answered", answer: "Yes 🌷" } as const
      refused(await ops.services.leads.follow({ ...followUp, answer: " " }), "LeadUnanswered")
      const followed = succeeded(await ops.services.leads.follow(followUp))
      expectEqual([followed.version, followed.answer, followed.ownerId], [2, "Yes", ops.id])
      const changed = refused(await ops.services.leads.follow(followUp), "LeadChanged")
      expectEqual(changed.lead, followed)
      expectEqual((await list({ state: "answered" })).leads, [followed])
      expectEqual(
        (await list({ kind: "booking" })).leads.map(({ id }) => id),
        [draft],
      )
      const paged = await list({ limit: 1 })
      expectEqual(
        (await list({ limit: 1, after: paged.next })).leads.map(({ id }) => id),
        [draft],
      )
      refused(await ops.services.leads.follow({ ...followUp, id: "0".repeat(32) }), "LeadNotFound")

      succeeded(await stage.services("guest").booking.placeBooking(sampleOrder({ leadId: draft })))
      expectEqual(
        (await list({ state: "converted" })).leads.map(({ id }) => id),
        [draft],
      )
    },
  },
]

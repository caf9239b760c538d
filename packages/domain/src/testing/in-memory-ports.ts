import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Reference } from "../booking/order/reference.ts"
import { waitingStates } from "../booking/windows/rules-preview.ts"
import { demoPlans } from "../corporate/demo-plans.ts"
import { isLive } from "../payment/attempt/attempt-state.ts"
import { cashMethods } from "../payment/payment-method.ts"
import { greatCircleKm, roadDistance } from "../places/distance.ts"
import type { GazetteerEntry } from "../places/gazetteer.ts"
import { placeSearchText } from "../places/place-search-text.ts"
import { Bookings } from "../ports/driven/bookings.ts"
import { ChosenReadings } from "../ports/driven/chosen-readings.ts"
import { ComingBookings } from "../ports/driven/coming-bookings.ts"
import { Contacts } from "../ports/driven/contacts.ts"
import { Digest } from "../ports/driven/digest.ts"
import { DistanceMeter } from "../ports/driven/distance-meter.ts"
import { Geocoder } from "../ports/driven/geocoder.ts"
import { IdSource } from "../ports/driven/id-source.ts"
import { LeadDesk } from "../ports/driven/lead-desk.ts"
import { Outbox } from "../ports/driven/outbox.ts"
import { PaymentGateways } from "../ports/driven/payment-gateways.ts"
import { PaymentOffer } from "../ports/driven/payment-offer.ts"
import { Printer } from "../ports/driven/printer.ts"
import { PromoUses } from "../ports/driven/promo-uses.ts"
import { RecentBookings } from "../ports/driven/recent-bookings.ts"
import { SlotLedger } from "../ports/driven/slot-ledger.ts"
import { StoredAnswers } from "../ports/driven/stored-answers.ts"
import { UnitOfWork } from "../ports/driven/unit-of-work.ts"
import type { DrivenPorts } from "../use-cases/driving-ports.ts"
import { accountPorts } from "./in-memory/accounts.ts"
import type { CommitListeners } from "./in-memory/board-changes.ts"
import { endedHolds, listedBookings, toForget } from "./in-memory/booking-lists.ts"
import { companyPorts } from "./in-memory/companies.ts"
import { consentPorts } from "./in-memory/consents.ts"
import { consumerPorts } from "./in-memory/consumer-ports.ts"
import { deskVersions } from "./in-memory/desk-versions.ts"
import { leadDesk } from "./in-memory/leads.ts"
import { accountPlatform } from "./in-memory/messages.ts"
import { noticeChoicePorts } from "./in-memory/notice-choices.ts"
import { operationsPorts } from "./in-memory/operations-ports.ts"
import { inMemoryOutbox } from "./in-memory/outbox.ts"
import { dayBooks, paymentPorts } from "./in-memory/payment.ts"
import { inMemoryPromoUses } from "./in-memory/promo-uses.ts"
import { pushPorts } from "./in-memory/push.ts"
import { ratingPorts } from "./in-memory/ratings.ts"
import { capacitiesIn, referencePorts } from "./in-memory/reference.ts"
import { emptyStore, withChanges } from "./in-memory/store.ts"
import { matchesPlace } from "./place-match.ts"
import { type ReferenceData, sampleReferenceData } from "./reference-data.ts"
import type { SentMessages } from "./sent-messages.ts"
import { standInDigest } from "./stand-in-digest.ts"
import { StoreInspection } from "./store-inspection.ts"

/**
 * Every driven port over plain maps, for tests and for trying the product without a database. Ids come from a series
 * that is the same in every run, and digests are stand-ins: nothing here keeps a secret.
 */
export const inMemoryPorts = (
  data: ReferenceData = sampleReferenceData,
  readings: readonly string[] = [],
): Layer.Layer<DrivenPorts | StoreInspection | SentMessages> =>
  Layer.effectContext(
    Effect.sync(() =>
      storage(data).pipe(
        Context.merge(geocoder(data)),
        Context.merge(platform()),
        Context.merge(accountPlatform()),
        Context.add(ChosenReadings, readings),
        // The printed text, for tests to read.
        Context.add(Printer, {
          print: (sheet) => Effect.sync(() => Uint8Array.from(JSON.stringify(sheet), (letter) => letter.charCodeAt(0))),
        }),
        Context.add(Contacts, data.contacts ?? {}),
        // No gateways: payment tests bring their own.
        Context.add(PaymentGateways, { of: () => null, named: () => null }),
        Context.add(PaymentOffer, data.paymentOffer ?? { AE: cashMethods, QA: cashMethods }),
      ),
    ),
  )

function storage(data: ReferenceData) {
  let store = emptyStore(data)
  const listeners: CommitListeners = new Set()
  return Context.make(Bookings, {
    find: (key) => Effect.sync(() => store.bookings.get(key) ?? null),
    list: (asked) => Effect.sync(() => listedBookings([...store.bookings.values()], asked)),
    endedHolds: (now, limit) => Effect.sync(() => endedHolds([...store.bookings.values()], now, limit)),
    toForget: (until, limit) =>
      Effect.sync(() => {
        const open = [...store.attempts.values()].filter(({ state }) => isLive(state) || state === "review")
        const isPayable = (reference: Reference) => open.some(({ intent }) => intent.booking === reference)
        const isPaid = (reference: Reference) =>
          [...store.attempts.values()].some(
            ({ intent, state }) =>
              intent.booking === reference && !["declined", "notCharged", "voided", "abandoned"].includes(state),
          )
        return toForget([...store.bookings.values()], isPayable, isPaid, until, limit)
      }),
  }).pipe(
    Context.add(SlotLedger, {
      capacities: (market) =>
        Effect.sync(() => [
          ...capacitiesIn(store, market),
          ...[...store.capacities.values()].flatMap(({ market: of, ...capacity }) => (of === market ? [capacity] : [])),
        ]),
      taken: (zone, from) =>
        Effect.sync(() => {
          const places = [...store.slots.values()].filter(({ place }) => place.zone === zone && place.date >= from)
          return new Map(places.map(({ place, taken }) => [place.slot, taken]))
        }),
    }),
    Context.add(StoredAnswers, { find: (key) => Effect.sync(() => store.answers.get(key) ?? null) }),
    Context.add(
      PromoUses,
      inMemoryPromoUses(() => store),
    ),
    Context.add(
      Outbox,
      inMemoryOutbox(() => store),
    ),
    Context.add(UnitOfWork, {
      commit: (changes) =>
        Effect.suspend(() => {
          const applied = withChanges(store, changes)
          if ("conflict" in applied) return Effect.fail(applied.conflict)
          store = applied.store
          for (const tell of listeners) tell()
          return Effect.void
        }),
    }),
    Context.merge(accountPorts(() => store)),
    Context.merge(companyPorts(() => store, demoPlans)),
    Context.merge(consentPorts(() => store)),
    Context.merge(consumerPorts(() => store)),
    Context.merge(
      operationsPorts(
        () => store,
        () => deskVersions(store),
        listeners,
      ),
    ),
    Context.merge(paymentPorts(() => store)),
    Context.merge(dayBooks(() => store)),
    Context.merge(pushPorts(() => store)),
    Context.merge(noticeChoicePorts(() => store)),
    Context.merge(ratingPorts(() => store)),
    Context.merge(referencePorts(() => store)),
    Context.add(
      LeadDesk,
      leadDesk(() => store),
    ),
    Context.add(RecentBookings, {
      list: (market, limit) =>
        Effect.sync(() =>
          [...store.bookings.values()]
            .filter(({ isSandbox }) => !isSandbox)
            .map(({ booking }) => booking)
            .filter((booking) => booking.market === market)
            .sort((a, b) => b.bookedAt - a.bookedAt || (a.reference < b.reference ? 1 : -1))
            .slice(0, limit),
        ),
    }),
    Context.add(ComingBookings, {
      list: (market, after, limit) =>
        Effect.sync(() =>
          [...store.bookings.values()]
            .filter(({ isSandbox }) => !isSandbox)
            .map(({ booking }) => booking)
            .filter((booking) => booking.market === market && booking.pickupWindow.start > after)
            .filter(({ state }) => waitingStates.some((waiting) => waiting === state))
            .sort((a, b) => a.pickupWindow.start - b.pickupWindow.start || (a.reference < b.reference ? -1 : 1))
            .slice(0, limit),
        ),
    }),
    Context.add(StoreInspection, {
      leads: Effect.sync(() => [...store.leads.values()]),
      outbox: Effect.sync(() => [...store.outbox.values()].map(({ message }) => message)),
    }),
  )
}

function geocoder({ places }: ReferenceData) {
  const list = (market: string) => Effect.succeed(places.filter((place) => place.market === market))
  return Context.make(Geocoder, {
    search: (market, text, limit) =>
      Effect.map(list(market), (entries) =>
        entries.filter((entry) => namesOf(entry).some((name) => matchesPlace(text, name))).slice(0, limit),
      ),
    named: (market, name) =>
      Effect.map(list(market), (entries) => entries.find((entry) => isNamed(entry, name)) ?? null),
    nearest: (market, position) =>
      Effect.map(list(market), (entries) => {
        const byDistance = entries.toSorted((a, b) => greatCircleKm(position, a) - greatCircleKm(position, b))
        return byDistance[0] ?? null
      }),
  })
}

function platform() {
  const drawn = idRow()
  return Context.make(IdSource, {
    numbersBelow32: (count) => Effect.sync(() => Array.from({ length: count }, () => drawn() & 31)),
    token: Effect.sync(() => standInDigest(`token|${drawn()}`).slice(0, 32)),
  }).pipe(
    Context.add(Digest, {
      hash: (text) => Effect.sync(() => standInDigest(`hash|${text}`)),
      hashOfBytes: (bytes) => Effect.sync(() => standInDigest(`bytes|${bytes.join()}`)),
      seal: (text) => Effect.sync(() => standInDigest(`seal|${text}`)),
      hmacSha1: (key, message) =>
        Effect.sync(() => {
          const digits = standInDigest(`mac|${key.join()}|${message.join()}`)
          return Uint8Array.from({ length: 20 }, (_, at) => Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16))
        }),
      isSame: (given, expected) => Effect.succeed(given === expected),
    }),
    Context.add(DistanceMeter, { between: (from, to) => Effect.succeed(roadDistance(from, to)) }),
  )
}

const namesOf = ({ name, aliases }: GazetteerEntry): readonly string[] => [name.en, name.ar, ...aliases]

const isNamed = (entry: GazetteerEntry, name: string): boolean =>
  entry.id === name.trim() ||
  [entry.name.en, entry.name.ar].some((own) => placeSearchText(own) === placeSearchText(name))

/** Numbers that look random and are always the same (mulberry32). */
function idRow(): () => number {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return (value ^ (value >>> 14)) >>> 0
  }
}

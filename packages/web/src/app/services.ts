import { NetworkFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import type { ScreenServices } from "../environment/services.ts"
import { spare, spareOnce } from "../environment/spare.ts"

/**
 * A port's method that fetches its adapter with the first call: the wire, its codecs and the client, which nothing on a
 * first screen waits for. An adapter that cannot be fetched is no network.
 */
export const deferredFrom =
  <Adapters>(adapters: () => Promise<Adapters>) =>
  <Input extends readonly unknown[], Value, Failure>(
    call: (adapters: Adapters, ...input: Input) => Promise<Result.Result<Value, Failure>>,
  ) =>
  async (...input: Input): Promise<Result.Result<Value, Failure | NetworkFailure>> => {
    try {
      return await call(await adapters(), ...input)
    } catch {
      return Result.fail(new NetworkFailure())
    }
  }

const importPaying = async () => (await import("./paying-composition.ts")).paying
// A card is typed by the time that it is called.
const fetchPaying = spareOnce(importPaying)

const deferred = deferredFrom(async () => (await import("./composition-root.ts")).services)
const deferredPaying = deferredFrom(fetchPaying)
const deferredFollowing = deferredFrom(async () => (await import("./tracking-composition.ts")).following)
const deferredAccount = deferredFrom(() => import("./account-composition.ts"))
const deferredCompany = deferredFrom(() => import("./company-composition.ts"))

/** The ports of the screens, to be had at once. */
export const services: ScreenServices = {
  schedule: { lookUpSlots: deferred(({ schedule }, ...input) => schedule.lookUpSlots(...input)) },
  pricing: {
    quotePrices: deferred(({ pricing }, ...input) => pricing.quotePrices(...input)),
    measureDistance: deferred(({ pricing }, ...input) => pricing.measureDistance(...input)),
  },
  account: { addresses: deferredAccount(({ account }, ...input) => account.addresses(...input)) },
  promo: { applyPromo: deferred(({ promo }, ...input) => promo.applyPromo(...input)) },
  coverage: {
    serviceAreas: deferred(({ coverage }, ...input) => coverage.serviceAreas(...input)),
    searchPlaces: deferred(({ coverage }, ...input) => coverage.searchPlaces(...input)),
  },
  booking: {
    saveLead: deferred(({ booking }, ...input) => booking.saveLead(...input)),
    placeBooking: deferred(({ booking }, ...input) => {
      // What comes after it is fetched while the order is on its way, which no page that loads itself again may break off.
      void spare(importPaying())
      return booking.placeBooking(...input)
    }),
  },
  tracking: {
    track: deferredFollowing(({ tracking }, ...input) => tracking.track(...input)),
    search: deferredFollowing(({ tracking }, ...input) => tracking.search(...input)),
  },
  live: {
    follow: deferredFollowing(({ live }, ...input) => live.follow(...input)),
    moment: deferredFollowing(({ live }, ...input) => live.moment(...input)),
  },
  ratings: {
    rate: deferredFollowing(({ ratings }, ...input) => ratings.rate(...input)),
    rating: deferredFollowing(({ ratings }, ...input) => ratings.rating(...input)),
  },
  payments: {
    openSession: deferredPaying(({ payments }, ...input) => payments.openSession(...input)),
    payInCash: deferredPaying(({ payments }, ...input) => payments.payInCash(...input)),
    purchase: deferredPaying(({ payments }, ...input) => payments.purchase(...input)),
    attempt: deferredPaying(({ payments }, ...input) => payments.attempt(...input)),
    confirmation: deferredPaying(({ payments }, ...input) => payments.confirmation(...input)),
  },
  payLinks: { openPayment: deferredPaying(({ payLinks }, ...input) => payLinks.openPayment(...input)) },
  ownBookings: { receipt: deferredPaying(({ ownBookings }, ...input) => ownBookings.receipt(...input)) },
  push: {
    publicKey: deferredFollowing(({ push }, ...input) => push.publicKey(...input)),
    subscribe: deferredFollowing(({ push }, ...input) => push.subscribe(...input)),
  },
  corporate: { company: deferredCompany(({ corporate }, ...input) => corporate.company(...input)) },
  cardPage: {
    post: async (...input) => {
      try {
        return await (await fetchPaying()).cardPage.post(...input)
      } catch {
        return null
      }
    },
  },
  papers: async () => (await import("./paper-composition.ts")).papers,
}

import { NetworkFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import type { ScreenServices } from "../environment/services.ts"

/** What everybody's screens call: the adapters of accounts, companies and papers are their own, fetched by whoever meets them. */
type Composed = Omit<ScreenServices, "account" | "corporate" | "papers">

let loading: Promise<Composed> | null = null

/** The adapters themselves: the wire, its codecs and the client, 23 kB that nothing on a first screen waits for. */
function connected(): Promise<Composed> {
  loading ??= import("./composition-root.ts").then(({ services }) => services)
  return loading
}

/** A port's method that fetches its adapter with the first call. An adapter that cannot be fetched is no network. */
const deferred =
  <Input extends readonly unknown[], Value, Failure>(
    call: (services: Composed, ...input: Input) => Promise<Result.Result<Value, Failure>>,
  ) =>
  async (...input: Input): Promise<Result.Result<Value, Failure | NetworkFailure>> => {
    try {
      return await call(await connected(), ...input)
    } catch {
      loading = null
      return Result.fail(new NetworkFailure())
    }
  }

/** The ports of the screens, to be had at once. */
export const services: ScreenServices = {
  schedule: { lookUpSlots: deferred(({ schedule }, ...input) => schedule.lookUpSlots(...input)) },
  pricing: {
    quotePrices: deferred(({ pricing }, ...input) => pricing.quotePrices(...input)),
    measureDistance: deferred(({ pricing }, ...input) => pricing.measureDistance(...input)),
  },
  account: {
    addresses: async (...input) => {
      try {
        return await (await import("./account-composition.ts")).account.addresses(...input)
      } catch {
        return Result.fail(new NetworkFailure())
      }
    },
  },
  promo: { applyPromo: deferred(({ promo }, ...input) => promo.applyPromo(...input)) },
  coverage: {
    serviceAreas: deferred(({ coverage }, ...input) => coverage.serviceAreas(...input)),
    searchPlaces: deferred(({ coverage }, ...input) => coverage.searchPlaces(...input)),
  },
  booking: {
    saveLead: deferred(({ booking }, ...input) => booking.saveLead(...input)),
    placeBooking: deferred(({ booking }, ...input) => booking.placeBooking(...input)),
  },
  tracking: {
    track: deferred(({ tracking }, ...input) => tracking.track(...input)),
    search: deferred(({ tracking }, ...input) => tracking.search(...input)),
  },
  live: {
    follow: deferred(({ live }, ...input) => live.follow(...input)),
    moment: deferred(({ live }, ...input) => live.moment(...input)),
  },
  ratings: {
    rate: deferred(({ ratings }, ...input) => ratings.rate(...input)),
    rating: deferred(({ ratings }, ...input) => ratings.rating(...input)),
  },
  payments: {
    openSession: deferred(({ payments }, ...input) => payments.openSession(...input)),
    payInCash: deferred(({ payments }, ...input) => payments.payInCash(...input)),
    purchase: deferred(({ payments }, ...input) => payments.purchase(...input)),
    attempt: deferred(({ payments }, ...input) => payments.attempt(...input)),
    confirmation: deferred(({ payments }, ...input) => payments.confirmation(...input)),
  },
  payLinks: { openPayment: deferred(({ payLinks }, ...input) => payLinks.openPayment(...input)) },
  ownBookings: { receipt: deferred(({ ownBookings }, ...input) => ownBookings.receipt(...input)) },
  push: {
    publicKey: deferred(({ push }, ...input) => push.publicKey(...input)),
    subscribe: deferred(({ push }, ...input) => push.subscribe(...input)),
  },
  corporate: {
    company: async (...input) => {
      try {
        return await (await import("./company-composition.ts")).corporate.company(...input)
      } catch {
        return Result.fail(new NetworkFailure())
      }
    },
  },
  cardPage: {
    post: async (...input) => {
      try {
        return await (await connected()).cardPage.post(...input)
      } catch {
        return null
      }
    },
  },
  papers: async () => (await import("./paper-composition.ts")).papers,
}

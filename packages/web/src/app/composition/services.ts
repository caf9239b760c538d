import { NetworkFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import type { ScreenServices } from "../../environment/services.ts"
import { spare, spareOnce } from "../../environment/spare.ts"
import { giveBack } from "../booking/give-back.ts"
import { importPaying } from "./import-paying.ts"

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

type Call = (...input: readonly unknown[]) => Promise<Result.Result<unknown, unknown>>

/** The named methods of a port, each of which fetches its adapter so. */
const portsFrom = <Adapters>(adapters: () => Promise<Adapters>) => {
  const deferred = deferredFrom(adapters)
  return <Port extends keyof Adapters, Method extends keyof Adapters[Port]>(port: Port, ...methods: Method[]) =>
    Object.fromEntries(
      methods.map((method) => [
        method,
        deferred((fetched, ...input: unknown[]) => (fetched[port][method] as Call)(...input)),
      ]),
    ) as Pick<Adapters[Port], Method>
}

// A card is typed by the time that it is called.
const fetchPaying = spareOnce(importPaying)

const ofBooking = portsFrom(async () => {
  await giveBack()
  return (await import("./booking-composition.ts")).services
})
const ofPaying = portsFrom(fetchPaying)
const ofFollowing = portsFrom(() => import("./tracking-composition.ts"))
const ofPushAndRatings = portsFrom(() => import("./push-and-ratings-composition.ts"))
const ofAccount = portsFrom(() => import("../account/account-composition.ts"))
const ofCompany = portsFrom(() => import("./company-composition.ts"))

const booking = ofBooking("booking", "saveLead", "placeBooking")

/** The ports of the screens, to be had at once. */
export const services: ScreenServices = {
  schedule: ofBooking("schedule", "lookUpSlots"),
  pricing: ofBooking("pricing", "quotePrices", "measureDistance"),
  account: ofAccount("account", "addresses", "contacts"),
  promo: ofBooking("promo", "applyPromo"),
  coverage: ofBooking("coverage", "serviceAreas", "searchPlaces"),
  booking: {
    ...booking,
    placeBooking: (...input) => {
      // What comes after it is fetched while the order is on its way, which no page that loads itself again may break off.
      void spare(importPaying())
      return booking.placeBooking(...input)
    },
  },
  tracking: ofFollowing("tracking", "track", "search"),
  live: ofFollowing("live", "follow", "moment"),
  ratings: ofPushAndRatings("ratings", "rate", "rating"),
  payments: ofPaying("payments", "openSession", "payInCash", "purchase", "attempt", "confirmation"),
  payLinks: ofPaying("payLinks", "openPayment"),
  ownBookings: ofPaying("ownBookings", "receipt"),
  push: ofPushAndRatings("push", "publicKey", "subscribe"),
  corporate: ofCompany("corporate", "company"),
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

import { NetworkFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { spare, spareOnce } from "../../environment/answers/spare.ts"
import type { ScreenServices } from "../../environment/services/services.ts"
import { giveBack } from "../booking/give-back.ts"
import { nextTask } from "../page/next-task.ts"
import { importPaying } from "./import-paying.ts"

/**
 * A port's method that loads its adapter with the first call, because the first screens need neither the client nor its
 * codecs. An adapter that cannot be loaded is answered as a lost connection.
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

/** The named methods of a port, each loading its adapter in this way. */
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

// The customer may have typed a card by then, so a part that fails to load must not reload the page.
const fetchPaying = spareOnce(importPaying)

const ofBooking = portsFrom(async () => {
  await giveBack()
  return (await import("./booking-composition.ts")).services
})
const ofPaying = portsFrom(fetchPaying)
const ofTracking = portsFrom(() => import("./tracking-composition.ts"))
const ofLive = portsFrom(async () => {
  const { live } = await import("./live-composition.ts")
  // Its schemas have just started, beside a booking that is on the screen: the call is a task of its own.
  await nextTask()
  return { live }
})
const ofPushAndRatings = portsFrom(() => import("./push-and-ratings-composition.ts"))
const ofAccount = portsFrom(() => import("../account/account-composition.ts"))
const ofCompany = portsFrom(() => import("./company-composition.ts"))

const booking = ofBooking("booking", "saveLead", "placeBooking")

/** The ports of the screens, available at once. Their adapters are loaded with the first call. */
export const services: ScreenServices = {
  schedule: ofBooking("schedule", "lookUpSlots"),
  pricing: ofBooking("pricing", "quotePrices"),
  account: ofAccount("account", "addresses", "contacts"),
  promo: ofBooking("promo", "applyPromo"),
  coverage: ofBooking("coverage", "serviceAreas", "searchPlaces"),
  booking: {
    ...booking,
    placeBooking: (...input) => {
      // Loads the payment code meanwhile, as a spare part, because a reload of the page would break off the order.
      void spare(importPaying())
      return booking.placeBooking(...input)
    },
  },
  tracking: ofTracking("tracking", "track", "search"),
  live: ofLive("live", "follow", "moment"),
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

import { assign } from "xstate"
import { isCouponOutdated } from "../promo-booking.ts"
import { failed } from "./after-answer.ts"
import type { BookingSetup } from "./booking-actions.ts"
import { comparedPrices, priceRequest } from "./booking-context.ts"

/** The region that keeps the route's prices current, for all booking types at once. */
export const pricing = (booking: BookingSetup) =>
  booking.createStateConfig({
    initial: "deciding",
    on: {
      "draft.changed": [{ guard: "changesPrice", target: ".deciding" }],
    },
    states: {
      deciding: { always: [{ guard: "hasPrice", target: "settling" }, { target: "idle" }] },
      idle: {},
      settling: { after: { settling: "fetching" }, on: { "page.reopened": "deciding" } },
      fetching: {
        tags: "busy",
        entry: assign({ priceAlert: null }),
        invoke: {
          src: "quotePrices",
          input: ({ context }) => priceRequest(context),
          onDone: [
            {
              // The coupon's percentage was of another charge, so the code is applied again.
              guard: ({ context, event }) => isCouponOutdated({ ...context, prices: event.output }),
              target: "ready",
              actions: [
                assign(({ context, event }) => comparedPrices({ ...context, coupon: null }, event.output)),
                "tellPromoOfReopening",
              ],
            },
            {
              target: "ready",
              actions: assign(({ context, event }) => comparedPrices(context, event.output)),
            },
          ],
          onError: {
            target: "failed",
            actions: [
              "rememberTotal",
              assign(({ event }) => ({ prices: null, priceAlert: failed(event.error, null).alert })),
            ],
          },
        },
        on: { "connection.returned": { target: "fetching", reenter: true, actions: "rememberTotal" } },
      },
      ready: {
        after: { quoteLifetime: "fetching" },
        on: {
          "prices.requested": "fetching",
          "page.reopened": "fetching",
          "connection.returned": { target: "fetching", actions: "rememberTotal" },
        },
      },
      failed: {
        on: { "prices.requested": "fetching", "page.reopened": "fetching", "connection.returned": "fetching" },
      },
    },
  })

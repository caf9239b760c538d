import type { RateCardRequest } from "@mersal/domain/ports/driving/pricing-service"
import type { RateCard } from "@mersal/domain/pricing/rate-card"
import * as z from "zod/mini"
import { defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { wireTariff } from "../wire-tariff.ts"
import { wireMarket } from "../wire-values.ts"

/** GET /ctc/rate-card: what today's quotes are made of. Not a call of the specification. */
export const rateCard = defineEndpoint<RateCardRequest, RateCard>({
  method: "GET",
  path: "/v1.0/ctc/rate-card",
  request: z.codec(queryOnly(z.strictObject({ domain: wireMarket })), z.custom<RateCardRequest>(), {
    decode: ({ query }) => ({ market: query.domain }),
    encode: ({ market }) => ({ ...emptyRequest, query: { domain: market } }),
  }),
  answer: inData<RateCard>(
    z.object({
      tariff: wireTariff,
      vatPercent: z.number(),
      areas: z.array(z.object({ id: z.string(), city: z.object({ en: z.string(), ar: z.string() }) })),
    }),
  ),
})

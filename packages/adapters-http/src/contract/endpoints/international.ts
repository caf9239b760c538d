import { parcelSizes } from "@mersal/domain/booking/parcel/parcel"
import { money } from "@mersal/domain/money/money"
import type { InternationalAnswer, InternationalRequest } from "@mersal/domain/ports/driving/international-service"
import { destinations } from "@mersal/domain/pricing/international"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { WireContact } from "../wire-lead.ts"
import { measuresOf, wireMeasures } from "../wire-measures.ts"
import { majorUnits, wireInstant, wireMarket } from "../wire-values.ts"

const side = z.optional(z.number().check(z.gt(0), z.lte(1_000)))

/** POST /international/quote: a first price for a parcel abroad, saved as a lead (D43). */
export const quoteInternational = defineEndpoint<InternationalRequest, InternationalAnswer>({
  method: "POST",
  path: "/v1.0/international/quote",
  request: z.codec(
    bodyOnly(
      z.strictObject({
        ...WireContact,
        domain: wireMarket,
        to: z.enum(destinations),
        size: z.optional(z.enum(parcelSizes)),
        weight: side,
        length: side,
        width: side,
        height: side,
      }),
    ),
    z.custom<InternationalRequest>(),
    {
      decode: ({ body: { domain, to, name, phone, email, message, ...measures } }) => ({
        market: domain,
        to,
        parcel: measuresOf(measures),
        name: name ?? "",
        phone: phone ?? "",
        email: email ?? "",
        message: message ?? "",
      }),
      encode: ({ market, parcel, ...rest }) => ({
        ...emptyRequest,
        body: { domain: market, ...wireMeasures(parcel), ...rest },
      }),
    },
  ),
  answer: inData<InternationalAnswer>(
    z.codec(
      z.object({
        leadId: z.string(),
        price: z.number(),
        cur: z.enum(["AED", "QAR"]),
        chargeableWeight: z.number(),
        rate: z.string(),
        expiresAt: wireInstant,
      }),
      z.custom<InternationalAnswer>(),
      {
        decode: ({ leadId, price, cur, chargeableWeight, rate, expiresAt }) => ({
          leadId,
          quote: { rate, chargeableKg: chargeableWeight, price: money(Math.round(price * 100), cur), expiresAt },
        }),
        encode: ({ leadId, quote: { rate, chargeableKg, price, expiresAt } }) => ({
          leadId,
          price: majorUnits(price),
          cur: price.currency,
          chargeableWeight: chargeableKg,
          rate,
          expiresAt,
        }),
      },
    ),
  ),
})

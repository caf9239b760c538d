import { parcelSizes } from "@mersal/domain/booking/parcel/parcel"
import type { Distance, DistanceRequest, PriceList, PriceRequest } from "@mersal/domain/ports/driving/pricing-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { wireWay } from "../wire-codec.ts"
import { measuresOf } from "../wire-measures.ts"
import { wireQuote } from "../wire-quote.ts"
import { numberText, wireMarket, wirePlaceText, wireVehicle } from "../wire-values.ts"

/** A weight in kilograms or a side in centimetres. */
const measure = numberText(z.number().check(z.gte(0), z.lte(1000)))

const PriceQuery = z.strictObject({
  domain: wireMarket,
  source: wirePlaceText,
  destination: wirePlaceText,
  vtyp: z.optional(wireVehicle),
  size: z.optional(z.enum(parcelSizes)),
  weight: z.optional(measure),
  length: z.optional(measure),
  width: z.optional(measure),
  height: z.optional(measure),
})

/** GET /ctc/price/retrieve: a sealed quote for each booking type. */
export const retrievePrices = defineEndpoint<PriceRequest, PriceList>({
  method: "GET",
  path: "/v1.0/ctc/price/retrieve",
  placeFields: {
    pickup: "source",
    dropOff: "destination",
    parcel: { "too-heavy": "weight", "too-large": "size" },
  },
  request: z.codec(queryOnly(PriceQuery), z.custom<PriceRequest>(), {
    decode: ({ query }) => ({
      market: query.domain,
      pickup: query.source,
      dropOff: query.destination,
      vehicle: query.vtyp ?? "bike",
      parcel: measuresOf(query),
    }),
    encode: (request) => ({
      ...emptyRequest,
      query: {
        domain: request.market,
        source: request.pickup,
        destination: request.dropOff,
        vtyp: request.vehicle,
        size: "own" as const,
        weight: request.parcel.weightGrams / 1_000,
        length: request.parcel.sidesCm[0],
        width: request.parcel.sidesCm[1],
        height: request.parcel.sidesCm[2],
      },
    }),
  }),
  answer: z.codec(z.object({ data: z.array(wireQuote) }), z.custom<PriceList>(), {
    decode: ({ data }) => ({ quotes: data }),
    encode: ({ quotes }) => ({ data: [...quotes] }),
  }),
})

/** POST /distance: the distance between the two stops of a booking; only they and the market are used. */
export const distance = defineEndpoint<DistanceRequest, Distance>({
  method: "POST",
  path: "/v1.0/distance",
  placeFields: { pickup: "pkp.0.add", dropOff: "dlv.0.add" },
  request: z.codec(bodyOnly(wireWay), z.custom<DistanceRequest>(), {
    decode: ({ body }) => {
      const [from] = body.pkp
      const [to] = body.dlv
      if (!from || !to) throw new Error("A single stop was checked before")
      return {
        market: body.dom,
        pickup: from,
        dropOff: to,
      }
    },
    encode: (request) => ({
      ...emptyRequest,
      body: { dom: request.market, pkp: [request.pickup], dlv: [request.dropOff] },
    }),
  }),
  answer: inData<Distance>(
    z.codec(z.object({ dstnc: z.number(), about: z.boolean() }), z.custom<Distance>(), {
      decode: (wire) => ({ distanceKm: wire.dstnc, isEstimate: wire.about }),
      encode: (answer) => ({ dstnc: answer.distanceKm, about: answer.isEstimate }),
    }),
  ),
})

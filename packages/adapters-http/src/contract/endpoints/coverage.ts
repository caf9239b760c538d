import type { MarketId } from "@mersal/domain/market/market"
import type { ServiceArea } from "@mersal/domain/places/service-area"
import type { FoundPlace, PlaceSearchRequest } from "@mersal/domain/ports/driving/coverage-service"
import * as z from "zod/mini"
import { defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { latitude, longitude, text, wireMarket } from "../wire-values.ts"

const WireName = z.object({ en: z.string(), ar: z.string() })

const WireArea = z.object({
  id: z.string(),
  domain: wireMarket,
  city: WireName,
  generation: z.enum(["old", "new"]),
  rings: z.array(z.array(z.tuple([longitude, latitude]))),
})

const wireArea = z.codec(WireArea, z.custom<ServiceArea>(), {
  decode: ({ domain, ...area }) => ({ market: domain, ...area }),
  encode: ({ market, ...area }) => ({ domain: market, ...area }) as unknown as z.output<typeof WireArea>,
})

/** GET /polygon/details: the service areas of a market, as rings of [lon, lat]. */
export const polygonDetails = defineEndpoint<{ readonly market: MarketId }, readonly ServiceArea[]>({
  method: "GET",
  path: "/v1.0/polygon/details",
  request: z.codec(queryOnly(z.strictObject({ domain: wireMarket })), z.custom<{ readonly market: MarketId }>(), {
    decode: ({ query }) => ({ market: query.domain }),
    encode: ({ market }) => ({ ...emptyRequest, query: { domain: market } }),
  }),
  answer: inData<readonly ServiceArea[]>(z.array(wireArea)),
})

const WirePlace = z.object({
  id: z.string(),
  kind: z.enum(["city", "district", "landmark", "point"]),
  name: WireName,
  area: z.nullable(z.string()),
  city: WireName,
  lat: z.number(),
  lon: z.number(),
})

/** GET /places/search: an address search that needs no outside service (D20). Not a call of the specification. */
export const searchPlaces = defineEndpoint<PlaceSearchRequest, readonly FoundPlace[]>({
  method: "GET",
  path: "/v1.0/places/search",
  request: z.codec(queryOnly(z.strictObject({ domain: wireMarket, text: text(400) })), z.custom<PlaceSearchRequest>(), {
    decode: ({ query }) => ({ market: query.domain, text: query.text }),
    encode: (request) => ({ ...emptyRequest, query: { domain: request.market, text: request.text } }),
  }),
  answer: z.codec(z.object({ data: z.array(WirePlace) }), z.custom<readonly FoundPlace[]>(), {
    decode: ({ data }) =>
      data.map(({ id, kind, name, area, city, lat, lon }) => ({
        id,
        kind,
        name,
        areaId: area,
        city,
        position: { lat, lon },
      })),
    encode: (places) => ({
      data: places.map(({ id, kind, name, areaId, city, position }) => ({
        id,
        kind,
        name,
        area: areaId,
        city,
        lat: position.lat,
        lon: position.lon,
      })),
    }),
  }),
})

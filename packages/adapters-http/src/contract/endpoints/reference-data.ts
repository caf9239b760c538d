import { type CancellationPolicy, cancellationPhases } from "@mersal/domain/booking/change/cancellation-policy"
import { money } from "@mersal/domain/money/money"
import type {
  BannerRequest,
  ConfigKey,
  ConfigValue,
  MarketRequest,
  PublicPolicy,
} from "@mersal/domain/ports/driving/reference-data-service"
import type { TaxRate } from "@mersal/domain/pricing/vat"
import { type Banner, bannerChannels } from "@mersal/domain/reference/banner"
import * as z from "zod/mini"
import { defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { wireBanner } from "../wire-reference.ts"
import { majorUnits, wireDate, wireMarket } from "../wire-values.ts"

/** The market as a query parameter. */
const ofMarket = z.codec(queryOnly(z.strictObject({ domain: wireMarket })), z.custom<MarketRequest>(), {
  decode: ({ query }) => ({ market: query.domain }),
  encode: ({ market }) => ({ ...emptyRequest, query: { domain: market } }),
})

/** An answer that is a list in `data`. */
const listOf = <Value>(codec: z.ZodMiniType<Value>) =>
  z.codec(z.object({ data: z.array(codec) }), z.custom<readonly Value[]>(), {
    decode: ({ data }) => data,
    encode: (values) => ({ data: [...values] }),
  }) as unknown as z.ZodMiniType<readonly Value[]>

/** GET /taxes/retrieve: the rate in force, then future ones (D17). */
export const retrieveTaxes = defineEndpoint<MarketRequest, readonly TaxRate[]>({
  method: "GET",
  path: "/v1.0/taxes/retrieve",
  request: z.codec(
    queryOnly(z.strictObject({ type: z.literal("vat"), domain: wireMarket })),
    z.custom<MarketRequest>(),
    {
      decode: ({ query }) => ({ market: query.domain }),
      encode: ({ market }) => ({ ...emptyRequest, query: { type: "vat" as const, domain: market } }),
    },
  ),
  answer: listOf<TaxRate>(
    z.codec(
      z.object({ type: z.literal("vat"), domain: wireMarket, prcntgVat: z.number(), validFrom: wireDate }),
      z.custom<TaxRate>(),
      {
        decode: ({ domain, prcntgVat, validFrom }) => ({ market: domain, percent: prcntgVat, validFrom }),
        encode: ({ market, percent, validFrom }) => ({
          type: "vat" as const,
          domain: market,
          prcntgVat: percent,
          validFrom,
        }),
      },
    ),
  ),
})

/** GET /config/retrieve: the config value list of section 7, which gives it no path. */
export const retrieveConfig = defineEndpoint<MarketRequest, readonly ConfigValue[]>({
  method: "GET",
  path: "/v1.0/config/retrieve",
  request: ofMarket,
  answer: listOf<ConfigValue>(
    z.codec(z.object({ key: z.string(), val: z.union([z.string(), z.number()]) }), z.custom<ConfigValue>(), {
      decode: ({ key, val }) => ({ key: key as ConfigKey, value: val }),
      encode: ({ key, value }) => ({ key, val: value }),
    }),
  ),
})

/** GET /banners/details: the banners shown now. */
export const bannerDetails = defineEndpoint<BannerRequest, readonly Banner[]>({
  method: "GET",
  path: "/v1.0/banners/details",
  request: z.codec(
    queryOnly(z.strictObject({ channel: z.enum(bannerChannels), domain: wireMarket })),
    z.custom<BannerRequest>(),
    {
      decode: ({ query }) => ({ channel: query.channel, market: query.domain }),
      encode: ({ channel, market }) => ({ ...emptyRequest, query: { channel, domain: market } }),
    },
  ),
  answer: listOf<Banner>(wireBanner as unknown as z.ZodMiniType<Banner>),
})

const kept = z.enum(["nothing", "minimum-fare", "everything"])
const WirePolicy = z.object({
  text: z.string(),
  phases: z.array(z.object({ phase: z.enum(cancellationPhases), kept })),
  minimumFare: z.number(),
  cur: z.enum(["AED", "QAR"]),
})

/** GET /policy: what cancelling costs, before anything is booked (D36). Not a call of the specification. */
export const cancellationPolicy = defineEndpoint<MarketRequest, PublicPolicy>({
  method: "GET",
  path: "/v1.0/policy",
  request: ofMarket,
  answer: inData<PublicPolicy>(
    z.codec(WirePolicy, z.custom<PublicPolicy>(), {
      decode: ({ text, phases, minimumFare, cur }) => ({
        text,
        phases: phases.map(({ phase }) => phase),
        kept: Object.fromEntries(phases.map((row) => [row.phase, row.kept])) as unknown as CancellationPolicy,
        minimumFare: money(Math.round(minimumFare * 100), cur),
      }),
      encode: (policy) => ({
        text: policy.text,
        phases: policy.phases.map((phase) => ({ phase, kept: policy.kept[phase] })),
        minimumFare: majorUnits(policy.minimumFare),
        cur: policy.minimumFare.currency,
      }),
    }),
  ),
})

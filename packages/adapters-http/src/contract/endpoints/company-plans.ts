import type { Plan } from "@mersal/domain/corporate/plan"
import type { MarketId } from "@mersal/domain/market/market"
import type { OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { wireId } from "../plain-requests.ts"
import { ownCompany, wireVersion } from "../wire-company.ts"
import { decimalOf, majorUnits, wireMarket } from "../wire-values.ts"

const WirePlan = z.object({
  id: z.string(),
  dom: wireMarket,
  name: z.object({ en: z.string(), ar: z.string() }),
  price: z.number(),
  credit: z.number(),
  validDays: z.int(),
})

export const listPlans = defineEndpoint<{ readonly market: MarketId }, readonly Plan[]>({
  method: "GET",
  path: "/v1.0/corporate/plans",
  request: z.codec(queryOnly(z.strictObject({ domain: wireMarket })), z.custom<{ readonly market: MarketId }>(), {
    decode: ({ query }) => ({ market: query.domain }),
    encode: ({ market }) => ({ ...emptyRequest, query: { domain: market } }),
  }),
  answer: inData<readonly Plan[]>(
    z.codec(z.array(WirePlan), z.custom<readonly Plan[]>(), {
      decode: (wire) =>
        wire.map(({ dom, price, credit, ...plan }) => ({
          ...plan,
          market: dom,
          price: decimalOf(price, dom),
          credit: decimalOf(credit, dom),
        })),
      encode: (plans) =>
        plans.map(({ market, price, credit, ...plan }) => ({
          ...plan,
          dom: market,
          price: majorUnits(price),
          credit: majorUnits(credit),
        })),
    }),
  ),
})

type PlanChoice = { readonly planId: string | null; readonly version: number }

export const choosePlan = defineEndpoint<PlanChoice, OwnCompany>({
  method: "PUT",
  path: "/v1.0/corporate/plan",
  request: z.codec(
    bodyOnly(z.strictObject({ plan: z.nullable(wireId), version: wireVersion })),
    z.custom<PlanChoice>(),
    {
      decode: ({ body }) => ({ planId: body.plan, version: body.version }),
      encode: ({ planId, version }) => ({ ...emptyRequest, body: { plan: planId, version } }),
    },
  ),
  answer: ownCompany,
})

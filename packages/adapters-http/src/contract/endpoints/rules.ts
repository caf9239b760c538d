import type { PublishedRules } from "@mersal/domain/booking/windows/published-rules"
import { type RulesPreview, waitingStates } from "@mersal/domain/booking/windows/rules-preview"
import type { MarketId } from "@mersal/domain/market/market"
import type { RulesInForce } from "@mersal/domain/ports/driving/admin-service"
import type { Change } from "@mersal/domain/schedule/diff-books"
import { refusalReasons } from "@mersal/domain/schedule/engine"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { wireReference } from "../wire-reference.ts"
import { wireBook } from "../wire-schedule.ts"
import {
  wireReference as wireBookingReference,
  wireBookingType,
  wireDate,
  wireInstant,
  wireMarket,
} from "../wire-values.ts"

const WireWindow = z.object({ date: wireDate, window: z.string(), start: wireInstant, end: wireInstant })

const WireRefused = z.object({
  bkref: wireBookingReference,
  state: z.enum(waitingStates),
  bktyp: wireBookingType,
  pickup: WireWindow,
  delivery: WireWindow,
  bookedAt: wireInstant,
  reason: z.enum([...refusalReasons, "not-served"]),
})

const WireChange = z.object({
  path: z.string(),
  kind: z.enum(["added", "removed", "changed", "reordered"]),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
})

const WirePreview = z.object({
  before: wireBook,
  after: wireBook,
  changes: z.array(WireChange),
  checked: z.int(),
  isPartial: z.boolean(),
  refused: z.array(WireRefused),
})

/** POST /admin/rules/preview: what rules would change, and which future bookings they would refuse. */
export const previewRules = defineEndpoint<{ readonly rules: PublishedRules }, RulesPreview>({
  method: "POST",
  path: "/v1.0/admin/rules/preview",
  request: z.codec(
    bodyOnly(z.strictObject({ value: wireReference("rules") })),
    z.custom<{ readonly rules: PublishedRules }>(),
    {
      decode: ({ body }) => ({ rules: body.value }),
      encode: ({ rules }) => ({ ...emptyRequest, body: { value: rules } }),
    },
  ),
  answer: inData<RulesPreview>(
    z.codec(WirePreview, z.custom<RulesPreview>(), {
      decode: ({ refused, changes, ...rest }) => ({
        ...rest,
        changes: changes as readonly Change[],
        refused: refused.map(({ bkref, bktyp, pickup, delivery, ...booking }) => ({
          ...booking,
          reference: bkref,
          bookingType: bktyp,
          pickupWindow: pickup,
          deliveryWindow: delivery,
        })),
      }),
      encode: ({ refused, changes, ...rest }) => ({
        ...rest,
        changes: [...changes],
        refused: refused.map(({ reference, bookingType, pickupWindow, deliveryWindow, ...booking }) => ({
          ...booking,
          bkref: reference,
          bktyp: bookingType,
          pickup: pickupWindow,
          delivery: deliveryWindow,
          state: booking.state as (typeof waitingStates)[number],
        })),
      }),
    }),
  ),
})

const WireInForce = z.object({
  now: wireInstant,
  setting: z.array(z.string()),
  row: z.nullable(z.string()),
  until: z.nullable(wireInstant),
})

/** GET /admin/rules/in-force: the readings of the rule book that a market uses now. */
export const rulesInForce = defineEndpoint<{ readonly market: MarketId }, RulesInForce>({
  method: "GET",
  path: "/v1.0/admin/rules/in-force",
  request: z.codec(queryOnly(z.strictObject({ domain: wireMarket })), z.custom<{ readonly market: MarketId }>(), {
    decode: ({ query }) => ({ market: query.domain }),
    encode: ({ market }) => ({ ...emptyRequest, query: { domain: market } }),
  }),
  answer: inData<RulesInForce>(
    z.codec(WireInForce, z.custom<RulesInForce>(), {
      decode: (wire) => wire,
      encode: ({ setting, ...rest }) => ({ ...rest, setting: [...setting] }),
    }),
  ),
})

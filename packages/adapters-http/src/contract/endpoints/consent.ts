import { type AnalyticsEvent, analyticsNames, type DailyCount } from "@mersal/domain/analytics/analytics-event"
import { type Consent, consentSubjects } from "@mersal/domain/consent/consent"
import type { MarketId } from "@mersal/domain/market/market"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { nothingAsked } from "../plain-requests.ts"
import { text, wireInstant, wireMarket } from "../wire-values.ts"

export interface Fact {
  readonly market: MarketId
  readonly event: AnalyticsEvent
}

const plainNames = ["WEB_SIGNUP_INITIATED", "WEB_SIGNUP_COMPLETED", "WEB_LOGIN_COMPLETED"] as const
/** The caller declares that the person agreed: without that nothing is recorded. */
const shared = { domain: wireMarket, consent: z.literal(true) }

const WireFact = z.discriminatedUnion("name", [
  z.strictObject({
    ...shared,
    name: z.literal("WEB_COUPON_CODE_APPLIED"),
    couponCode: text(40).check(z.regex(/^[\p{L}\p{N}_-]+$/u)),
  }),
  z.strictObject({ ...shared, name: z.literal("WEB_TRACKING_FAILED"), errorMessage: text(200) }),
  z.strictObject({ ...shared, name: z.enum(plainNames) }),
])

/** POST /events: one fact of the closed list (D44). */
export const noteFact = defineEndpoint<Fact, null>({
  method: "POST",
  path: "/v1.0/events",
  request: z.codec(bodyOnly(WireFact), z.custom<Fact>(), {
    decode: ({ body: { domain, consent, ...event } }): Fact => ({ market: domain, event }),
    encode: ({ market, event }) => ({ ...emptyRequest, body: { ...event, domain: market, consent: true as const } }),
  }),
  answer: inData<null>(z.null()),
})

/** GET /admin/events: how often each fact was recorded, by day. */
export const countFacts = defineEndpoint<{ readonly market: MarketId }, readonly DailyCount[]>({
  method: "GET",
  path: "/v1.0/admin/events",
  request: z.codec(queryOnly(z.strictObject({ domain: wireMarket })), z.custom<{ readonly market: MarketId }>(), {
    decode: ({ query }) => ({ market: query.domain }),
    encode: ({ market }) => ({ ...emptyRequest, query: { domain: market } }),
  }),
  answer: inData<readonly DailyCount[]>(
    z.array(z.object({ day: z.string(), name: z.enum(analyticsNames), count: z.number() })) as unknown as z.ZodMiniType<
      readonly DailyCount[]
    >,
  ),
})

export const wireConsent = z.codec(
  z.object({
    id: z.string(),
    subject: z.enum(consentSubjects),
    version: z.string(),
    given: z.boolean(),
    at: wireInstant,
  }),
  z.custom<Consent>(),
  {
    decode: ({ given, ...wire }): Consent => ({ ...wire, isGiven: given }),
    encode: ({ isGiven, ...consent }) => ({ ...consent, given: isGiven }),
  },
)

type Said = Pick<Consent, "subject" | "version" | "isGiven">

/** POST /consents: a person's answer to a text that he was shown. */
export const noteConsent = defineEndpoint<Said, Consent>({
  method: "POST",
  path: "/v1.0/consents",
  request: z.codec(
    bodyOnly(
      z.strictObject({
        subject: z.enum(consentSubjects),
        version: z.string().check(z.regex(/^[\w.-]{1,20}$/)),
        given: z.boolean(),
      }),
    ),
    z.custom<Said>(),
    {
      decode: ({ body: { given, ...said } }) => ({ ...said, isGiven: given }),
      encode: ({ isGiven, ...said }) => ({ ...emptyRequest, body: { ...said, given: isGiven } }),
    },
  ),
  answer: inData<Consent>(wireConsent),
})

/** GET /consents: the caller's own answers, the newest first. */
export const listConsents = defineEndpoint<Record<never, never>, readonly Consent[]>({
  method: "GET",
  path: "/v1.0/consents",
  request: nothingAsked,
  answer: inData<readonly Consent[]>(z.array(wireConsent) as unknown as z.ZodMiniType<readonly Consent[]>),
})

import { type LeadCase, leadStates } from "@mersal/domain/leads/lead-case"
import { type LeadForm, leadFormKinds } from "@mersal/domain/leads/lead-form"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import type { LeadOfPerson } from "@mersal/domain/ports/driving/account-service"
import { destinations } from "@mersal/domain/pricing/international"
import * as z from "zod/mini"
import { wireLead } from "./wire-codec.ts"
import { text, wireInstant, wireMarket, wireReference } from "./wire-values.ts"

/** The longest message of a form, in characters: about a page. */
const longestMessage = 2_000

/** The person to answer and the subject: the same in every form. */
export const WireContact = {
  name: z.optional(text(fieldLimits.name)),
  phone: z.optional(text(40)),
  email: z.optional(text(254)),
  message: z.optional(text(longestMessage)),
}

export const WireLeadForm = z.strictObject({
  ...WireContact,
  kind: z.enum(leadFormKinds),
  domain: wireMarket,
  company: z.optional(text(fieldLimits.name)),
  place: z.optional(text(200)),
})

const WireQuoted = z.object({
  to: z.enum(destinations),
  rate: z.string(),
  chargeableWeight: z.number(),
  price: z.number(),
})

const wireQuoted = z.codec(WireQuoted, z.custom<NonNullable<LeadForm["quote"]>>(), {
  decode: ({ to, rate, chargeableWeight, price }) => ({
    to,
    rate,
    chargeableKg: chargeableWeight,
    priceMinor: Math.round(price * 100),
  }),
  encode: ({ to, rate, chargeableKg, priceMinor }) => ({
    to,
    rate,
    chargeableWeight: chargeableKg,
    price: priceMinor / 100,
  }),
})

const saved = { id: z.string(), savedAt: wireInstant }

const WireFormOfPerson = z.object({
  ...saved,
  kind: z.enum(leadFormKinds),
  form: z.object({
    domain: wireMarket,
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    company: z.string(),
    message: z.string(),
    place: z.string(),
    quote: z.nullable(wireQuoted),
  }),
})

const WireDraftOfPerson = z.object({
  ...saved,
  kind: z.literal("booking"),
  bkref: z.nullable(wireReference),
  draft: wireLead,
})

const WireLeadOfPerson = z.discriminatedUnion("kind", [WireFormOfPerson, WireDraftOfPerson])

function knownSaid(wire: z.output<typeof WireLeadOfPerson>): LeadCase["said"] {
  if (wire.kind === "booking") return { kind: wire.kind, draft: wire.draft.lead, bookedAs: wire.bkref }
  const { domain, ...form } = wire.form
  return { kind: wire.kind, form: { kind: wire.kind, market: domain, ...form } }
}

function shownSaid(said: LeadCase["said"]) {
  if (said.kind === "booking")
    return { kind: said.kind, bkref: said.bookedAs, draft: { lead: said.draft, leadId: null } }
  const { kind, market, ...form } = said.form
  return { kind, form: { domain: market, ...form } }
}

/** A lead as the person reads it who left it: the same without what staff wrote. */
export const wireLeadOfPerson = z.codec(WireLeadOfPerson, z.custom<LeadOfPerson>(), {
  decode: (wire): LeadOfPerson => ({ id: wire.id, savedAt: wire.savedAt, said: knownSaid(wire) }),
  encode: ({ said, ...lead }) => ({ ...lead, ...shownSaid(said) }),
})

const followUp = { version: z.int(), owner: z.nullable(z.string()), state: z.enum(leadStates), answer: z.string() }

/**
 * A lead as staff read it: what was entered in a form, or the lead payload of section 3 for a booking that was begun.
 */
export const wireLeadCase = z.codec(
  z.discriminatedUnion("kind", [z.extend(WireFormOfPerson, followUp), z.extend(WireDraftOfPerson, followUp)]),
  z.custom<LeadCase>(),
  {
    decode: (wire): LeadCase => {
      const { id, savedAt, version, owner, state, answer } = wire
      return { id, savedAt, version, ownerId: owner, state, answer, said: knownSaid(wire) }
    },
    encode: ({ said, ownerId, ...lead }) => ({ ...lead, owner: ownerId, ...shownSaid(said) }),
  },
)

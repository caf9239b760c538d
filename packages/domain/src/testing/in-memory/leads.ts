import * as Effect from "effect/Effect"
import type { ProvedContacts } from "../../account/proved-contacts.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import { type LeadCase, type LeadFollowUp, marketOfLead } from "../../leads/lead-case.ts"
import type { LeadForm } from "../../leads/lead-form.ts"
import type { LeadChange } from "../../ports/driven/changes/leads.ts"
import type { LeadDesk } from "../../ports/driven/lead-desk.ts"
import type { StoredLead } from "../store-inspection.ts"
import type { Applying } from "./tables.ts"

export interface KeptForm {
  readonly form: LeadForm
  readonly savedAt: Instant
}

export const leadTables = () => ({
  leadForms: new Map<string, KeptForm>(),
  /** What ops wrote about a lead of any form. */
  leadFollowUps: new Map<string, LeadFollowUp & { readonly version: number }>(),
})

type LeadTables = ReturnType<typeof leadTables> & { readonly leads: Map<string, StoredLead> }

export const applyingLeads: Applying<LeadChange, LeadTables> = {
  saveLeadForm({ leadForms }, { id, form, at }) {
    leadForms.set(id, { form, savedAt: at })
    return true
  },
  followLead(tables, { lead: { id, version, ownerId, state, answer } }) {
    if (caseOf(tables, id)?.version !== version - 1) return false
    tables.leadFollowUps.set(id, { version, ownerId, state, answer })
    return true
  },
  eraseLeads(tables, { savedUntil, convertedUntil }) {
    for (const { id, savedAt, state, said } of casesOf(tables)) {
      if (savedAt > (state === "converted" ? convertedUntil : savedUntil)) continue
      if (said.kind === "booking" && said.bookedAs !== null) continue
      tables.leadForms.delete(id)
      tables.leads.delete(id)
      tables.leadFollowUps.delete(id)
    }
    return true
  },
}

export const leadDesk = (tables: () => LeadTables): LeadDesk["Service"] => ({
  find: (id) => Effect.sync(() => caseOf(tables(), id)),
  naming: (proved) =>
    Effect.sync(() =>
      casesOf(tables())
        .filter((lead) => namedIn(lead).some(isReachedBy(proved)))
        .sort(newestFirst),
    ),
  list: ({ market, kind, state, ownerId, after, limit }) =>
    Effect.sync(() =>
      casesOf(tables())
        .filter((lead) => market === null || marketOfLead(lead) === market)
        .filter((lead) => kind === null || lead.said.kind === kind)
        .filter((lead) => state === null || lead.state === state)
        .filter((lead) => ownerId === null || lead.ownerId === ownerId)
        .filter((lead) => after === null || newestFirst(lead, after) > 0)
        .sort(newestFirst)
        .slice(0, limit),
    ),
})

/** Whether somebody is reached by a verified contact. */
export const isReachedBy =
  ({ email, phone }: ProvedContacts) =>
  (named: { readonly email?: string; readonly phone: string }): boolean =>
    (email !== null && named.email?.toLowerCase() === email) || (phone !== null && named.phone === phone)

const namedIn = ({ said }: LeadCase) =>
  said.kind === "booking" ? [said.draft.customer, said.draft.pickup, said.draft.dropOff] : [said.form]

const casesOf = (tables: LeadTables): LeadCase[] =>
  [...tables.leads.keys(), ...tables.leadForms.keys()].flatMap((id) => caseOf(tables, id) ?? [])

function caseOf({ leads, leadForms, leadFollowUps }: LeadTables, id: string): LeadCase | null {
  const followUp = leadFollowUps.get(id) ?? { version: 1, ownerId: null, state: "new" as const, answer: "" }
  const booking = leads.get(id)
  if (booking) {
    const { lead: draft, savedAt, bookedAs } = booking
    const state = bookedAs === null ? followUp.state : ("converted" as const)
    return { id, savedAt, ...followUp, state, said: { kind: "booking", draft, bookedAs: bookedAs as Reference | null } }
  }
  const kept = leadForms.get(id)
  return kept ? { id, savedAt: kept.savedAt, ...followUp, said: { kind: kept.form.kind, form: kept.form } } : null
}

type Place = Pick<LeadCase, "savedAt" | "id">

const newestFirst = (a: Place, b: Place): number => b.savedAt - a.savedAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

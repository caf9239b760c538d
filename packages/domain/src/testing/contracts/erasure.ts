import * as Effect from "effect/Effect"
import { pageWithoutPayer, withoutPeople } from "../../account/erasure.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Webhook, WebhookDelivery } from "../../consumer/webhook.ts"
import { beginDelivery } from "../../delivery/delivery.ts"
import { emptyLeadForm } from "../../leads/lead-form.ts"
import { ApiKeys } from "../../ports/driven/api-keys.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { LeadDesk } from "../../ports/driven/lead-desk.ts"
import { Outbox } from "../../ports/driven/outbox.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import { Proofs } from "../../ports/driven/proofs.ts"
import { RecipientRequests } from "../../ports/driven/recipient-requests.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import { retention } from "../../retention/retention.ts"
import { at, referenceNumber, sampleBooking, sampleLead } from "../sample-booking.ts"
import { sampleWebhook } from "../sample-webhook.ts"
import { conflictOf } from "./conflict-of.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"

const now = at("2026-11-21T05:00:00.000Z")
const other = referenceNumber(2)
const { reference } = sampleBooking
const amna = { email: "amna@example.com", phone: "+971509998877" }

const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})

const attempt = {
  method: "card",
  amount: { minor: 2625, currency: "AED" },
  gateway: "aps",
  email: amna.email,
  language: "en",
  origin: null,
  isByLink: false,
  createdAt: now,
  expiresAt: now + 1_000,
  change: null,
} as const

/** What a gateway's own page, which asks for the card, is given. */
const gatewaysPage = {
  kind: "hosted",
  action: "https://gateway.example.com/page",
  fields: { merchant_reference: "merchant-1", customer_email: amna.email },
} as const

/** A booking with every kind of row that can belong to one. */
const booked = (of: Reference): readonly Change[] => {
  const booking = { ...sampleBooking, reference: of }
  const by = { role: "ops", id: "ops-1" } as const
  const place = { lat: 25.08049, lon: 55.14031 }
  const event = { type: "hold", reason: "other", by, at: now, place, order: 1, commandId: null } as const
  const proof = { reference: of, type: "image/png", driver: "driver-1", at: now, bytes: Uint8Array.of(1) } as const
  const request = { reference: of, askedAt: now, expiresAt: now + 1_000, answer: null }
  return [
    { kind: "insertBooking", booking, ownerDigest: null, belongings: { accountId: "amna" } },
    { kind: "recordEvent", reference: of, event, after: { ...beginDelivery(booking, null), order: 1 } },
    { kind: "writeNote", reference: of, note: { id: `note-${of}`, text: "Ring twice", by, at: now } },
    { kind: "storeProof", proof: { ...proof, id: `proof-${of}`, digest: of }, most: 9 },
    { kind: "askRecipient", request: { ...request, digest: `request-${of}` }, most: 9 },
    { kind: "saveLead", leadId: `lead-${of}`, lead: sampleLead, at: now },
    { kind: "closeLead", leadId: `lead-${of}`, reference: of },
    { kind: "insertAttempt", intent: { ...attempt, id: `attempt-${of}`, reference: `merchant-${of}`, booking: of } },
    {
      kind: "recordAttemptEvent",
      attempt: `attempt-${of}`,
      event: { type: "issued", opened: gatewaysPage, order: 1, at: now, evidence: "api-response" },
      after: { state: "formIssued" },
    },
    ...["tell-customer", "payment-alert"].map(
      (topic): Change => ({ kind: "enqueue", message: { id: `${topic}-${of}`, topic, reference: of, at: now } }),
    ),
  ]
}

/** Which of those rows exist. */
const beside = Effect.fnUntraced(function* (of: Reference) {
  const stored = yield* (yield* Bookings).find(of)
  const attempts = yield* (yield* PaymentAttempts).ofBooking(of)
  return {
    notes: (yield* (yield* BookingBoard).notesOf(of)).length,
    proofs: (yield* (yield* Proofs).of(of)).length,
    isAsked: (yield* (yield* RecipientRequests).find(`request-${of}`)) !== null,
    isLead: (yield* (yield* LeadDesk).find(`lead-${of}`)) !== null,
    paidBy: attempts.map(({ attempt: { email } }) => email),
    paidAt: attempts.map(({ attempt: { opened } }) => opened),
    places: stored?.log.map(({ place }) => place !== null),
  }
})
const everything = {
  notes: 1,
  proofs: 1,
  isAsked: true,
  isLead: true,
  paidBy: [amna.email],
  paidAt: [gatewaysPage],
  places: [true],
}

const webhook = (id: string, accountId: string): Webhook => ({ ...sampleWebhook, id, accountId })
const delivery = (webhookId: string): WebhookDelivery => ({
  id: "msg-1",
  webhookId,
  event: "booking.confirmed",
  reference,
  isTest: false,
  happenedAt: now,
  state: "waiting",
  attempts: 0,
  dueAt: now,
  lastOutcome: null,
})
const program = (accountId: string): readonly Change[] => {
  const hook = webhook(`hook-${accountId}`, accountId)
  const key = { id: `key-${accountId}`, digest: `digest-${accountId}`, accountId, hint: "abcd", name: "Shop" }
  const rest = { kind: "sandbox", scopes: ["quotes"], createdAt: now, expiresAt: null, revokedAt: null } as const
  return [
    { kind: "insertKey", key: { ...key, ...rest }, most: 9 },
    { kind: "insertWebhook", webhook: hook, most: 9 },
    { kind: "insertDelivery", delivery: delivery(hook.id) },
  ]
}

const erase = (proved: Extract<Change, { kind: "eraseAccount" }>["proved"]): Change => ({
  kind: "eraseAccount",
  accountId: "amna",
  proved,
})

const leadIds = Effect.fnUntraced(function* () {
  const asked = { market: null, kind: null, state: null, ownerId: null, after: null, limit: 50 }
  return (yield* (yield* LeadDesk).list(asked)).map(({ id }) => id).toSorted()
})
const leadForm = (id: string, patch: object): Change => ({
  kind: "saveLeadForm",
  id,
  form: { ...emptyLeadForm("contact", "AE"), name: "Amna", message: "Hello", ...patch },
  at: now,
})

const company = (state: "pending" | "refused"): Change => ({
  kind: "insertCompany",
  company: {
    id: "palm",
    market: "AE",
    state,
    reason: "",
    name: "Palm Trading",
    taxNumber: "100000000000003",
    contactName: "Amna",
    ...amna,
    costCentres: [],
    planId: null,
    planEndsAt: null,
    refusals: [],
    createdAt: now,
    version: 1,
  },
})
const member = (accountId: string, role: "owner" | "booker"): Change => ({
  kind: "insertMember",
  member: { accountId, companyId: "palm", role, since: now },
})
const invite = (email: string): Change => ({
  kind: "inviteMember",
  invitation: { companyId: "palm", email, role: "booker", invitedAt: now },
})
const leave: Change = { kind: "leaveRefused", companyId: "palm", accountId: "amna" }

type Ports =
  | ApiKeys
  | BookingBoard
  | Bookings
  | Companies
  | LeadDesk
  | Outbox
  | PaymentAttempts
  | Proofs
  | RecipientRequests
  | UnitOfWork
  | Webhooks

/** What remains of people when they are erased, and when the retention time is over. */
export const erasureContract: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "a booking without its people has nothing beside it that tells of them, and another's keeps all",
    Effect.gen(function* () {
      yield* commit(...booked(reference), ...booked(other))
      expectEqual(yield* beside(reference), everything)
      yield* commit({ kind: "anonymiseBooking", booking: withoutPeople(sampleBooking) })
      const left = yield* (yield* Outbox).claim(now, 9, 1)
      expectEqual(
        left.map((message) => [message.reference, message.topic]).toSorted(),
        [
          [reference, "payment-alert"],
          [other, "payment-alert"],
          [other, "tell-customer"],
        ].toSorted(),
      )
      const nothing = {
        notes: 0,
        proofs: 0,
        isAsked: false,
        isLead: false,
        paidBy: [""],
        paidAt: [pageWithoutPayer],
        places: [false],
      }
      expectEqual([yield* beside(reference), yield* beside(other)], [nothing, everything])
    }),
  ),
  drivenCase(
    "an erased account leaves no key and no webhook, nor what waits for one",
    Effect.gen(function* () {
      yield* commit(...program("amna"), ...program("omar"))
      yield* commit(erase({ email: null, phone: null }))
      const [keys, webhooks] = [yield* ApiKeys, yield* Webhooks]
      expectEqual(yield* keys.findByDigest("digest-amna"), null)
      expectEqual([yield* keys.list("amna"), yield* webhooks.list("amna")], [[], []])
      expectEqual([(yield* keys.list("omar")).length, (yield* webhooks.list("omar")).length], [1, 1])
      const claimed = yield* webhooks.claim({ now, leaseUntil: now + 1, limit: 9 })
      expectEqual(
        claimed.map(({ webhookId }) => webhookId),
        ["hook-omar"],
      )
    }),
  ),
  drivenCase(
    "an erased account leaves no lead that names a contact which it has proved, and no other's goes",
    Effect.gen(function* () {
      const draft = (id: string, customer: Partial<typeof amna>): Change => ({
        kind: "saveLead",
        leadId: id,
        lead: { ...sampleLead, customer: { name: "A", phone: "", email: "", ...customer } },
        at: now,
      })
      const all = (): readonly Change[] => [
        leadForm("by-email", { email: "Amna@Example.com" }),
        leadForm("by-phone", { phone: amna.phone }),
        leadForm("nearly", { email: `x${amna.email}`, phone: `${amna.phone}8` }),
        leadForm("told-of", { message: `"email":"${amna.email}", "phone":"${amna.phone}"` }),
        draft("draft-by-email", { email: amna.email }),
        draft("draft-by-phone", { phone: amna.phone }),
        draft("draft-of-another", { email: "omar@example.com" }),
      ]
      const others = ["draft-of-another", "nearly", "told-of"]
      yield* commit(...all())
      yield* commit(erase({ email: null, phone: null }))
      expectEqual((yield* leadIds()).length, 7)
      yield* commit(erase({ email: amna.email, phone: null }))
      expectEqual(yield* leadIds(), ["by-phone", "draft-by-phone", ...others].toSorted())
      yield* commit(erase({ email: null, phone: amna.phone }))
      expectEqual(yield* leadIds(), others)
    }),
  ),
  drivenCase(
    "an erased account leaves no invitation to its e-mail",
    Effect.gen(function* () {
      yield* commit(company("pending"), invite(amna.email), invite("omar@example.com"))
      yield* commit(erase({ email: amna.email, phone: null }))
      const left = yield* (yield* Companies).invitations("palm")
      expectEqual(
        left.map(({ email }) => email),
        ["omar@example.com"],
      )
    }),
  ),
  drivenCase(
    "a refused company goes with the last who belongs to it, and no other company does",
    Effect.gen(function* () {
      const companies = yield* Companies
      yield* commit(company("pending"), member("amna", "owner"))
      expectEqual(yield* conflictOf(leave), "leaveRefused")
      const pending = yield* companies.find("palm")
      if (pending === null) throw new Error("It is there")
      yield* commit({ kind: "replaceCompany", company: { ...pending, state: "refused", version: 2 } })
      yield* commit(member("omar", "booker"), invite("third@example.com"))
      yield* commit(leave)
      expectEqual(
        (yield* companies.members("palm")).map(({ accountId }) => accountId),
        ["omar"],
      )
      yield* commit({ ...leave, accountId: "omar" })
      expectEqual([yield* companies.find("palm"), yield* companies.invitations("palm")], [null, []])
      yield* commit(company("pending"))
    }),
  ),
  drivenCase(
    "pictures and notes of a booking go at the end of their time, and not before",
    Effect.gen(function* () {
      yield* commit(...booked(reference))
      const left = Effect.fnUntraced(function* (milliseconds: number) {
        yield* commit({ kind: "forgetOld", at: now + milliseconds })
        const { notes, proofs } = yield* beside(reference)
        return { notes, proofs }
      })
      expectEqual(yield* left(Math.min(retention.notes, retention.proofs) - 1), { notes: 1, proofs: 1 })
      expectEqual((yield* left(retention.notes)).notes, 0)
      expectEqual((yield* left(retention.proofs)).proofs, 0)
    }),
  ),
]

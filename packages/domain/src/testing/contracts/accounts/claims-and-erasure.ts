import * as Effect from "effect/Effect"
import { withoutPeople } from "../../../account/erasure.ts"
import type { Reference } from "../../../booking/order/reference.ts"
import { beginDelivery } from "../../../delivery/delivery.ts"
import { Accounts, BookingOwners } from "../../../ports/driven/accounts.ts"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import { PushSubscriptions } from "../../../ports/driven/push-subscriptions.ts"
import { Sessions } from "../../../ports/driven/sessions.ts"
import type { Change } from "../../../ports/driven/unit-of-work.ts"
import { sampleAccount as amna, accountMadeAt as now, sampleChallenge, sampleSession } from "../../sample-account.ts"
import { referenceNumber, sampleBooking } from "../../sample-booking.ts"
import { sampleCompany } from "../../sample-company.ts"
import { conflictOf } from "../conflict-of.ts"
import { type DrivenCase, drivenCase } from "../contract-case.ts"
import { expectEqual } from "../expectations.ts"
import {
  address,
  appliedOf,
  commit,
  contact,
  found,
  insert,
  named,
  other,
  type Ports,
  ticket,
  withEmail,
} from "./stage.ts"

/** A browser with push messages about a booking. */
const told = (reference: Reference, accountId: string | null): Change => ({
  kind: "subscribe",
  subscription: {
    id: `told-${reference}`,
    reference,
    accountId,
    endpoint: "https://push.example/1",
    keys: { p256dh: "p", auth: "a" },
    language: "en",
    createdAt: now,
  },
  most: 1,
})

const booked = (booking: typeof sampleBooking): Change => ({ kind: "insertBooking", booking, ownerDigest: "owner" })

/** The owner of a booking, and what remains of erased people. */
export const claimsAndErasure: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "a guest's booking is found by its booker's e-mail or phone, in any case of letters, and claimed once",
    Effect.gen(function* () {
      const owners = yield* BookingOwners
      const theirs = {
        ...sampleBooking,
        reference: referenceNumber(2),
        customer: { name: "Y", phone: "+97450123456", email: "" },
      }
      yield* commit(insert(), booked(sampleBooking), booked(theirs))
      const { phone } = sampleBooking.customer
      const email = sampleBooking.customer.email.toLowerCase()
      expectEqual(yield* owners.unclaimed({ email, phone: null }), [sampleBooking.reference])
      expectEqual(yield* owners.unclaimed({ email: null, phone }), [sampleBooking.reference])
      expectEqual(yield* owners.unclaimed({ email: null, phone: null }), [])
      expectEqual(yield* owners.unclaimed({ email: "", phone: "" }), [])
      const claim: Change = { kind: "claimBooking", accountId: amna.id, reference: sampleBooking.reference, at: now }
      expectEqual(yield* appliedOf(10, () => claim), 1)
      expectEqual(yield* owners.unclaimed({ email, phone }), [])
      expectEqual(
        (yield* owners.ofAccount(amna.id)).map(({ booking, companyId }) => [booking.reference, companyId]),
        [[sampleBooking.reference, null]],
      )
      expectEqual(yield* conflictOf({ ...claim, reference: referenceNumber(9) }), "claimBooking")
    }),
  ),
  drivenCase(
    "the bookings of an account are as they were booked, the newest first, with all that has happened to them",
    Effect.gen(function* () {
      const later = { ...sampleBooking, reference: referenceNumber(2), bookedAt: sampleBooking.bookedAt + 1 }
      const others = { ...sampleBooking, reference: referenceNumber(3) }
      const by = { role: "ops", id: "ops-1" } as const
      const { pickupWindow, deliveryWindow } = sampleBooking
      const moved = { ...deliveryWindow, end: deliveryWindow.end + 1_000 }
      const event = {
        ...{ type: "reschedule", pickupWindow: null, deliveryWindow: moved },
        ...{ by, at: now, place: null, order: 1, commandId: null },
      } as const
      const begun = beginDelivery(sampleBooking, null)
      const after = { ...begun, order: 1, facts: { ...begun.facts, pickupWindow, deliveryWindow: moved } }
      yield* commit(insert(), booked(sampleBooking), booked(later), booked(others))
      for (const { reference } of [sampleBooking, later])
        yield* commit({ kind: "claimBooking", accountId: amna.id, reference, at: now })
      yield* commit({ kind: "recordEvent", reference: sampleBooking.reference, event, after })
      const found = yield* (yield* BookingOwners).ofAccount(amna.id)
      expectEqual(
        found.map(({ booking, log }) => ({ booking, log })),
        [
          { booking: later, log: [] },
          { booking: sampleBooking, log: [event] },
        ],
      )
    }),
  ),
  drivenCase(
    "of a booking, or a claim, and the end of its account at once one comes to pass, whichever is first",
    Effect.gen(function* () {
      const owners = yield* BookingOwners
      for (let index = 0; index < 8; index += 1) {
        const account = other({ id: `account-${index}`, contacts: withEmail(`${index}@example.com`, true) })
        const { id: accountId } = account
        const booking = { ...sampleBooking, reference: referenceNumber(index) }
        const { reference } = booking
        const [isFirst, isClaim] = [index % 2 === 0, index % 4 > 1]
        yield* commit(insert(account))
        if (isClaim) yield* commit(booked(booking))
        const made: Change = isClaim
          ? { kind: "claimBooking", accountId, reference, at: now }
          : { kind: "insertBooking", booking, ownerDigest: null, belongings: { accountId } }
        const own = commit(made, { kind: "keepAccount", accountId })
        const proved = { email: null, phone: null }
        const end = commit({ kind: "ownNothing", leaving: accountId }, { kind: "eraseAccount", accountId, proved })
        const outcomes = yield* Effect.all((isFirst ? [own, end] : [end, own]).map(Effect.result), {
          concurrency: "unbounded",
        })
        expectEqual(outcomes.filter(({ _tag }) => _tag === "Success").length, 1)
        const isOwned = (yield* owners.ofAccount(accountId)).length === 1
        expectEqual([isOwned, (yield* found(accountId)) !== null], isOwned ? [true, true] : [false, false])
      }
    }),
  ),
  drivenCase(
    "an account goes with bookings that are its own no more, and from no company",
    Effect.gen(function* () {
      const leaving: Change = { kind: "ownNothing", leaving: amna.id }
      yield* commit(insert(), booked(sampleBooking))
      yield* commit(leaving)
      yield* commit({ kind: "claimBooking", accountId: amna.id, reference: sampleBooking.reference, at: now })
      expectEqual(yield* conflictOf(leaving), "ownNothing")
      yield* commit({ kind: "anonymiseBooking", booking: withoutPeople(sampleBooking) }, leaving)
      const member = { companyId: sampleCompany.id, accountId: amna.id, role: "booker", since: now } as const
      yield* commit({ kind: "insertCompany", company: sampleCompany }, { kind: "insertMember", member })
      expectEqual(yield* conflictOf(leaving), "ownNothing")
    }),
  ),
  drivenCase(
    "a booking without its people is nobody's, and keeps its price",
    Effect.gen(function* () {
      const owners = yield* BookingOwners
      yield* commit(insert(), booked(sampleBooking))
      yield* commit({ kind: "claimBooking", accountId: amna.id, reference: sampleBooking.reference, at: now })
      yield* commit(told(sampleBooking.reference, null))
      yield* commit({ kind: "anonymiseBooking", booking: withoutPeople(sampleBooking) })
      expectEqual(yield* owners.ofAccount(amna.id), [])
      expectEqual(yield* (yield* PushSubscriptions).ofBooking(sampleBooking.reference), [])
      const { email, phone } = sampleBooking.customer
      expectEqual(yield* owners.unclaimed({ email: email.toLowerCase(), phone }), [])
    }),
  ),
  drivenCase(
    "an erased account leaves nothing, and its e-mail to whoever proves it next",
    Effect.gen(function* () {
      const identity = { provider: "google", subject: "117" } as const
      yield* commit(
        insert(),
        { kind: "linkIdentity", accountId: amna.id, identity },
        { kind: "openSession", session: sampleSession() },
        { kind: "insertChallenge", stored: sampleChallenge({ accountId: amna.id }) },
        { kind: "insertChallenge", stored: sampleChallenge({}, "reset") },
        { kind: "issueTicket", ticket },
        { kind: "saveAddress", accountId: amna.id, address: address(1), at: now, most: 9 },
        { kind: "saveContact", accountId: amna.id, contact: contact(1), at: now, most: 9 },
        {
          kind: "saveImage",
          accountId: amna.id,
          image: { name: "c".repeat(32), type: "image/png", bytes: "" },
          at: now,
        },
        told(referenceNumber(7), amna.id),
        told(referenceNumber(8), null),
      )
      yield* commit({ kind: "eraseAccount", accountId: amna.id, proved: { email: null, phone: null } })
      const [accounts, sessions, codes] = [yield* Accounts, yield* Sessions, yield* OneTimeCodes]
      expectEqual(yield* found(), null)
      expectEqual(yield* accounts.byIdentity(identity), null)
      expectEqual(yield* sessions.find("digest-1"), null)
      expectEqual(yield* sessions.knowsBrowser(amna.id, "browser-1"), false)
      expectEqual(yield* codes.find("challenge-1"), null)
      expectEqual((yield* codes.find("reset"))?.challenge.codes, [])
      expectEqual(yield* codes.ticket("ticket-1"), null)
      expectEqual(yield* accounts.addressesOf(amna.id), [])
      expectEqual(yield* accounts.contactsOf(amna.id), [])
      expectEqual(yield* accounts.image("c".repeat(32)), null)
      const { ofBooking } = yield* PushSubscriptions
      expectEqual(yield* ofBooking(referenceNumber(7)), [])
      expectEqual((yield* ofBooking(referenceNumber(8))).length, 1)
      yield* commit(insert(other()))
      expectEqual(yield* named(), ["account-yousef"])
    }),
  ),
]

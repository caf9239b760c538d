import * as Effect from "effect/Effect"
import { type Account, changedAccount } from "../../account/account.ts"
import { withoutPeople } from "../../account/erasure.ts"
import { codeRules } from "../../account/one-time-code.ts"
import { longSessionLifetimes, sessionLifetimes } from "../../account/session.ts"
import type { Reference } from "../../booking/reference.ts"
import { Accounts, BookingOwners } from "../../ports/driven/accounts.ts"
import type { CodeSending, Counter, Ticket } from "../../ports/driven/changes/account.ts"
import { OneTimeCodes } from "../../ports/driven/one-time-codes.ts"
import { PushSubscriptions } from "../../ports/driven/push-subscriptions.ts"
import { Sessions } from "../../ports/driven/sessions.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { sampleAccount as amna, accountMadeAt as now, sampleChallenge, sampleSession } from "../sample-account.ts"
import { referenceNumber, sampleBooking } from "../sample-booking.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue } from "./expectations.ts"

const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})
const conflictOf = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  return (yield* Effect.flip(commit(...changes))).change
})
/** How many of so many at once are applied. */
const appliedOf = Effect.fnUntraced(function* (count: number, change: (index: number) => Change) {
  const tries = Array.from({ length: count }, (_, index) => Effect.result(commit(change(index))))
  const outcomes = yield* Effect.all(tries, { concurrency: "unbounded" })
  return outcomes.filter(({ _tag }) => _tag === "Success").length
})

const insert = (account: Account = amna): Change => ({ kind: "insertAccount", account })
const other = (patch: Partial<Account> = {}): Account => ({ ...amna, id: "account-yousef", ...patch })
const withEmail = (email: string, isEmailProved: boolean) => ({ ...amna.contacts, email, isEmailProved })

const found = Effect.fnUntraced(function* (id = amna.id) {
  return yield* (yield* Accounts).find(id)
})
const named = Effect.fnUntraced(function* (email = amna.contacts.email) {
  return (yield* (yield* Accounts).byEmail(email)).map(({ id }) => id)
})

type Ports = UnitOfWork | Accounts | BookingOwners | PushSubscriptions | Sessions | OneTimeCodes

/** A browser that is told of a booking. */
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

export const accountsContract: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "an account is found as it was made, by its id and its e-mail",
    Effect.gen(function* () {
      yield* commit(insert())
      expectEqual(yield* found(), amna)
      expectEqual(yield* (yield* Accounts).byEmail("amna@example.com"), [amna])
      expectEqual(yield* found("account-nobody"), null)
      expectEqual(yield* named("nobody@example.com"), [])
    }),
  ),
  drivenCase(
    "every field of an account may be empty or full",
    Effect.gen(function* () {
      const bare: Account = {
        ...amna,
        id: "account-bare",
        role: "porter",
        language: "en",
        market: "QA",
        contacts: {
          email: "bare@example.com",
          isEmailProved: false,
          phone: null,
          isPhoneProved: false,
          newPhone: null,
        },
        passwordHash: null,
      }
      const full: Account = {
        ...amna,
        contacts: { ...amna.contacts, newPhone: "+97450123456" },
        image: "a".repeat(32),
        disabledAt: now + 5,
      }
      yield* commit(insert(bare), insert(full))
      expectEqual(yield* found("account-bare"), bare)
      expectEqual(yield* found(), full)
    }),
  ),
  drivenCase(
    "a taken id conflicts, and so does an e-mail that is proved to be another's",
    Effect.gen(function* () {
      yield* commit(insert())
      expectEqual(yield* conflictOf(insert({ ...amna, contacts: withEmail("new@example.com", true) })), "insertAccount")
      expectEqual(yield* conflictOf(insert(other())), "insertAccount")
      expectEqual(yield* found("account-yousef"), null)
    }),
  ),
  drivenCase(
    "an e-mail that nobody has proved may be several accounts': three of them are told, the newest first",
    Effect.gen(function* () {
      const contacts = withEmail("shared@example.com", false)
      for (const number of [1, 2, 3, 4]) {
        yield* commit(insert({ ...amna, id: `account-${number}`, contacts, createdAt: now + number }))
      }
      expectEqual(yield* named("shared@example.com"), ["account-4", "account-3", "account-2"])
      const first = yield* found("account-1")
      if (!first) throw new Error("It was there")
      yield* commit({
        kind: "replaceAccount",
        account: changedAccount(first, { contacts: withEmail("shared@example.com", true) }),
      })
      expectEqual(yield* named("shared@example.com"), ["account-1"])
    }),
  ),
  drivenCase(
    "of many that prove one e-mail at once, one does",
    Effect.gen(function* () {
      const applied = yield* appliedOf(20, (index) => insert({ ...amna, id: `account-${index}` }))
      expectEqual(applied, 1)
      expectEqual((yield* named()).length, 1)
    }),
  ),
  drivenCase(
    "a change applies to the version that it was decided on, and to no other",
    Effect.gen(function* () {
      yield* commit(insert())
      const renamed = changedAccount(amna, { name: "Amna" })
      yield* commit({ kind: "replaceAccount", account: renamed })
      expectEqual(yield* found(), renamed)
      const late = changedAccount(amna, { name: "Late" })
      expectEqual(yield* conflictOf({ kind: "replaceAccount", account: late }), "replaceAccount")
      expectEqual(yield* conflictOf({ kind: "replaceAccount", account: other({ version: 2 }) }), "replaceAccount")
      expectEqual(yield* found(), renamed)
    }),
  ),
  drivenCase(
    "of many changes at once, one applies",
    Effect.gen(function* () {
      yield* commit(insert())
      const applied = yield* appliedOf(20, (index) => ({
        kind: "replaceAccount",
        account: changedAccount(amna, { name: `Amna ${index}` }),
      }))
      expectEqual(applied, 1)
      expectEqual((yield* found())?.version, 2)
    }),
  ),
  drivenCase(
    "a far identity is one account's",
    Effect.gen(function* () {
      const identity = { provider: "google", subject: "117" } as const
      const yousef = other({ contacts: withEmail("yousef@example.com", true) })
      yield* commit(insert(), insert(yousef), { kind: "linkIdentity", accountId: amna.id, identity })
      const accounts = yield* Accounts
      expectEqual((yield* accounts.byIdentity(identity))?.id, amna.id)
      expectEqual(yield* accounts.byIdentity({ provider: "facebook", subject: "117" }), null)
      expectEqual(yield* accounts.identitiesOf(amna.id), [identity])
      expectEqual(yield* accounts.identitiesOf(yousef.id), [])
      expectEqual(yield* conflictOf({ kind: "linkIdentity", accountId: yousef.id, identity }), "linkIdentity")
    }),
  ),
  drivenCase(
    "staff are listed, the oldest first, and customers are not",
    Effect.gen(function* () {
      const staff = (["admin", "porter", "ops"] as const).map(
        (role, index): Account => ({
          ...amna,
          id: `account-${role}`,
          role,
          contacts: withEmail(`${role}@example.com`, true),
          createdAt: now - index,
          disabledAt: role === "porter" ? now : null,
        }),
      )
      yield* commit(insert(), ...staff.map(insert))
      expectEqual(
        (yield* (yield* Accounts).staff).map(({ role }) => role),
        ["ops", "porter", "admin"],
      )
    }),
  ),
  drivenCase(
    "a session is found by its digest, with its account as it is now",
    Effect.gen(function* () {
      yield* commit(insert(), { kind: "openSession", session: sampleSession() })
      const renamed = changedAccount(amna, { name: "Amna" })
      yield* commit({ kind: "replaceAccount", account: renamed })
      const sessions = yield* Sessions
      expectEqual(yield* sessions.find("digest-1"), { session: sampleSession(), account: renamed })
      expectEqual(yield* sessions.find("digest-2"), null)
      expectEqual(yield* sessions.of(amna.id), [sampleSession()])
      expectEqual(yield* sessions.of("account-nobody"), [])
    }),
  ),
  drivenCase(
    "a session ends alone, or with all but one; another account's stay",
    Effect.gen(function* () {
      const [one, two, three] = [1, 2, 3].map((number) =>
        sampleSession({ id: `session-${number}`, digest: `digest-${number}`, lastSeenAt: now + number }),
      ) as [ReturnType<typeof sampleSession>, ReturnType<typeof sampleSession>, ReturnType<typeof sampleSession>]
      const theirs = sampleSession({ id: "session-9", digest: "digest-9", accountId: "account-yousef" })
      yield* commit(insert(), insert(other({ contacts: withEmail("yousef@example.com", true) })))
      yield* commit(...[one, two, three, theirs].map((session): Change => ({ kind: "openSession", session })))
      const sessions = yield* Sessions
      const open = Effect.map(sessions.of(amna.id), (all) => all.map(({ id }) => id))
      expectEqual(yield* open, ["session-3", "session-2", "session-1"])
      yield* commit({ kind: "endSession", accountId: "account-yousef", sessionId: "session-1" })
      expectEqual((yield* open).length, 3)
      yield* commit({ kind: "endSession", accountId: amna.id, sessionId: "session-1" })
      expectEqual(yield* open, ["session-3", "session-2"])
      expectEqual(yield* sessions.find("digest-1"), null)
      yield* commit({ kind: "endSessions", accountId: amna.id, exceptId: "session-2" })
      expectEqual(yield* open, ["session-2"])
      yield* commit({ kind: "endSessions", accountId: amna.id, exceptId: null })
      expectEqual(yield* open, [])
      expectEqual((yield* sessions.of("account-yousef")).length, 1)
    }),
  ),
  drivenCase(
    "a use is noted and never taken back",
    Effect.gen(function* () {
      yield* commit(insert(), { kind: "openSession", session: sampleSession() })
      yield* commit({ kind: "noteSeen", sessionId: "session-1", at: now + 60_000 })
      yield* commit({ kind: "noteSeen", sessionId: "session-1", at: now + 30_000 })
      yield* commit({ kind: "noteAuthenticated", sessionId: "session-1", at: now + 70_000 })
      const [session] = yield* (yield* Sessions).of(amna.id)
      expectEqual(session, sampleSession({ lastSeenAt: now + 60_000, authenticatedAt: now + 70_000 }))
    }),
  ),
  drivenCase(
    "a browser is known once it signed in, also after it signed out",
    Effect.gen(function* () {
      const sessions = yield* Sessions
      yield* commit(insert())
      expectEqual(yield* sessions.knowsBrowser(amna.id, "browser-1"), false)
      yield* commit({ kind: "openSession", session: sampleSession() })
      yield* commit({ kind: "openSession", session: sampleSession({ id: "session-2", digest: "digest-2" }) })
      yield* commit({
        kind: "openSession",
        session: sampleSession({ id: "session-3", digest: "digest-3", browser: null }),
      })
      yield* commit({ kind: "endSessions", accountId: amna.id, exceptId: null })
      expectEqual(yield* sessions.knowsBrowser(amna.id, "browser-1"), true)
      expectEqual(yield* sessions.knowsBrowser(amna.id, "browser-2"), false)
      expectEqual(yield* sessions.knowsBrowser("account-yousef", "browser-1"), false)
    }),
  ),
  drivenCase(
    "a challenge is found as it was made, with all that hangs on it",
    Effect.gen(function* () {
      const identity = { provider: "google", subject: "117" } as const
      const whole = sampleChallenge(
        {
          deliveries: [
            { channel: "email", destination: "amna@example.com", notice: "already-registered" },
            { channel: "sms", destination: "+971501234567", notice: "code" },
          ],
          accountId: null,
          identity,
          browser: null,
          pending: {
            accountId: "account-new",
            market: "QA",
            name: "آمنة",
            email: "amna@example.com",
            phone: "+971501234567",
            passwordHash: "hash",
            role: "goCustomer",
            language: "ar",
            identity,
          },
        },
        "challenge-2",
      )
      yield* commit({ kind: "insertChallenge", stored: sampleChallenge() }, { kind: "insertChallenge", stored: whole })
      const codes = yield* OneTimeCodes
      expectEqual(yield* codes.find("challenge-1"), sampleChallenge())
      expectEqual(yield* codes.find("challenge-2"), whole)
      expectEqual(yield* codes.find("challenge-3"), null)
    }),
  ),
  drivenCase(
    "the newest unused challenge to a destination is found, of the same browser and for what was asked",
    Effect.gen(function* () {
      const codes = yield* OneTimeCodes
      const at = (issuedAt: number, id: string, browser: string | null = "browser-1") => {
        const stored = sampleChallenge({ browser }, id)
        return { ...stored, challenge: { ...stored.challenge, issuedAt } }
      }
      const all = [
        at(now, "first"),
        at(now + 2, "last"),
        at(now + 1, "between"),
        at(now + 3, "theirs", "browser-2"),
        at(now + 4, "program", null),
      ]
      yield* commit(...all.map((stored): Change => ({ kind: "insertChallenge", stored })))
      const newest = (patch: Partial<Parameters<typeof codes.newest>[0]> = {}) =>
        Effect.map(
          codes.newest({ purposes: ["forgot"], destination: "amna@example.com", browser: "browser-1", ...patch }),
          (stored) => stored?.challenge.id ?? null,
        )
      expectEqual(yield* newest(), "last")
      expectEqual(yield* newest({ browser: "browser-2" }), "theirs")
      expectEqual(yield* newest({ browser: null }), "program")
      expectEqual(yield* newest({ browser: "browser-3" }), null)
      expectEqual(yield* newest({ purposes: ["login", "phone"] }), null)
      expectEqual(yield* newest({ destination: "yousef@example.com" }), null)
      const last = at(now + 2, "last").challenge
      yield* commit({ kind: "judgeChallenge", challenge: { ...last, isUsed: true }, wrongTriesBefore: 0 })
      expectEqual(yield* newest(), "between")
    }),
  ),
  drivenCase(
    "of many right entries of one code at once, one counts",
    Effect.gen(function* () {
      const { challenge } = sampleChallenge()
      yield* commit({ kind: "insertChallenge", stored: sampleChallenge() })
      const applied = yield* appliedOf(20, () => ({
        kind: "judgeChallenge",
        challenge: { ...challenge, isUsed: true },
        wrongTriesBefore: 0,
      }))
      expectEqual(applied, 1)
      expectEqual((yield* (yield* OneTimeCodes).find("challenge-1"))?.challenge.isUsed, true)
    }),
  ),
  drivenCase(
    "each wrong try is one more, however many come at once",
    Effect.gen(function* () {
      const { challenge } = sampleChallenge()
      yield* commit({ kind: "insertChallenge", stored: sampleChallenge() })
      const tried = (wrongTries: number): Change => ({
        kind: "judgeChallenge",
        challenge: { ...challenge, wrongTries },
        wrongTriesBefore: wrongTries - 1,
      })
      expectEqual(yield* appliedOf(10, () => tried(1)), 1)
      expectEqual(yield* appliedOf(10, () => tried(2)), 1)
      expectEqual(yield* conflictOf(tried(1)), "judgeChallenge")
      expectEqual((yield* (yield* OneTimeCodes).find("challenge-1"))?.challenge.wrongTries, 2)
    }),
  ),
  drivenCase(
    "a second code to one destination has to wait, to the millisecond",
    Effect.gen(function* () {
      yield* commit(noted(1, { at: now }))
      expectEqual(yield* conflictOf(noted(2, { at: now + 59_999 })), "noteCodeSent")
      yield* commit(noted(3, { at: now + 60_000 }))
      yield* commit(noted(4, { at: now + 60_000, destination: "to-yousef" }))
    }),
  ),
  drivenCase(
    "of many codes to one destination at once, one goes out",
    Effect.gen(function* () {
      expectEqual(yield* appliedOf(20, (index) => noted(index, { at: now })), 1)
    }),
  ),
  drivenCase(
    "of many codes to many destinations at once, as many go out as the counter has room for",
    Effect.gen(function* () {
      const applied = yield* appliedOf(30, (index) =>
        noted(index, { destination: `to-${index}`, counters: [{ counter, limit: 10 }] }),
      )
      expectEqual(applied, 10)
    }),
  ),
  drivenCase(
    "what was sent is counted within each cap's hours",
    Effect.gen(function* () {
      const codes = yield* OneTimeCodes
      const hour = 3_600_000
      yield* commit(noted(1, { at: now - 24 * hour }))
      yield* commit(noted(2, { at: now - 24 * hour + 60_001 }))
      yield* commit(noted(3, { at: now - 30 * 60_000, destination: "to-yousef" }))
      yield* commit(noted(4, { at: now - 10 * 60_000, network: "network-2" }))
      const asked = { destination: "to-amna", network: "network-1", now, rules: codeRules }
      expectEqual(yield* codes.sent(asked), {
        lastToDestination: now - 10 * 60_000,
        counts: { destination: 2, network: 1, overall: 2 },
      })
      expectEqual(yield* codes.sent({ ...asked, destination: "to-nobody", network: null }), {
        lastToDestination: null,
        counts: { destination: 0, network: 0, overall: 2 },
      })
    }),
  ),
  drivenCase(
    "a counter never passes its limit and never falls below zero",
    Effect.gen(function* () {
      const up: Change = { kind: "countUp", counter, limit: 10 }
      const down: Change = { kind: "countDown", counter }
      expectEqual(yield* appliedOf(50, () => up), 10)
      expectEqual(yield* conflictOf(up), "countUp")
      yield* commit(down)
      yield* commit(up)
      expectEqual(yield* conflictOf(up), "countUp")
      for (const _ of Array.from({ length: 12 })) yield* commit(down)
      expectEqual(yield* appliedOf(12, () => up), 10)
      yield* commit({ kind: "countUp", counter: { ...counter, begin: counter.end, end: counter.end + 1 }, limit: 1 })
    }),
  ),
  drivenCase(
    "a ticket is found until it is used, and used once",
    Effect.gen(function* () {
      const codes = yield* OneTimeCodes
      yield* commit(
        { kind: "issueTicket", ticket },
        { kind: "issueTicket", ticket: { ...ticket, digest: "ticket-2", accountId: null, browser: "browser-1" } },
      )
      expectEqual(yield* codes.ticket("ticket-1"), ticket)
      expectEqual((yield* codes.ticket("ticket-2"))?.browser, "browser-1")
      expectEqual(yield* appliedOf(20, () => ({ kind: "useTicket", digest: "ticket-1" })), 1)
      expectEqual(yield* codes.ticket("ticket-1"), null)
      expectEqual(yield* conflictOf({ kind: "useTicket", digest: "ticket-3" }), "useTicket")
    }),
  ),
  drivenCase(
    "addresses and contacts are their owner's, the newest first, and replaced under their id",
    Effect.gen(function* () {
      const accounts = yield* Accounts
      yield* commit(insert(), insert(other({ contacts: withEmail("yousef@example.com", true) })))
      for (const number of [1, 2]) {
        yield* commit(
          { kind: "saveAddress", accountId: amna.id, address: address(number), at: now + number },
          { kind: "saveContact", accountId: amna.id, contact: contact(number), at: now + number },
        )
      }
      expectEqual(yield* accounts.addressesOf(amna.id), [address(2), address(1)])
      expectEqual(yield* accounts.contactsOf(amna.id), [contact(2), contact(1)])
      const moved = { ...address(1), building: "Villa 9" }
      yield* commit({ kind: "saveAddress", accountId: amna.id, address: moved, at: now + 9 })
      expectEqual(yield* accounts.addressesOf(amna.id), [address(2), moved])

      yield* commit(
        { kind: "saveAddress", accountId: "account-yousef", address: address(1), at: now + 9 },
        { kind: "deleteAddress", accountId: "account-yousef", id: "address-2" },
        { kind: "deleteContact", accountId: "account-yousef", id: "contact-2" },
      )
      expectEqual(yield* accounts.addressesOf(amna.id), [address(2), moved])
      expectEqual(yield* accounts.addressesOf("account-yousef"), [])
      yield* commit(
        { kind: "deleteAddress", accountId: amna.id, id: "address-2" },
        { kind: "deleteContact", accountId: amna.id, id: "contact-1" },
      )
      expectEqual(yield* accounts.addressesOf(amna.id), [moved])
      expectEqual(yield* accounts.contactsOf(amna.id), [contact(2)])
    }),
  ),
  drivenCase(
    "a picture is found by its name until it is deleted",
    Effect.gen(function* () {
      const accounts = yield* Accounts
      const image = { name: "b".repeat(32), type: "image/png", bytes: "iVBORw0KGgo=" } as const
      yield* commit(insert(), { kind: "saveImage", accountId: amna.id, image, at: now })
      expectEqual(yield* accounts.image(image.name), image)
      yield* commit({ kind: "deleteImage", accountId: "account-yousef", name: image.name })
      expectEqual(yield* accounts.image(image.name), image)
      yield* commit({ kind: "deleteImage", accountId: amna.id, name: image.name })
      expectEqual(yield* accounts.image(image.name), null)
    }),
  ),
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
        (yield* owners.ofAccount(amna.id)).map(({ reference }) => reference),
        [sampleBooking.reference],
      )
      expectEqual(yield* conflictOf({ ...claim, reference: referenceNumber(9) }), "claimBooking")
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
        { kind: "insertChallenge", stored: sampleChallenge() },
        { kind: "issueTicket", ticket },
        { kind: "saveAddress", accountId: amna.id, address: address(1), at: now },
        { kind: "saveContact", accountId: amna.id, contact: contact(1), at: now },
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
  drivenCase(
    "what has expired is forgotten, and nothing else",
    Effect.gen(function* () {
      const { customer, staff } = sessionLifetimes
      const opened = (id: string, patch: Partial<ReturnType<typeof sampleSession>>): Change => ({
        kind: "openSession",
        session: sampleSession({ id, digest: id, ...patch }),
      })
      yield* commit(
        insert(),
        opened("rested", { lastSeenAt: now - customer.idle }),
        opened("resting", { lastSeenAt: now - customer.idle + 1 }),
        opened("old", { openedAt: now - customer.absolute, lastSeenAt: now }),
        opened("staff-rested", { role: "ops", lastSeenAt: now - staff.idle }),
        opened("staff-resting", { role: "ops", lastSeenAt: now - staff.idle + 1 }),
        { kind: "issueTicket", ticket: { ...ticket, expiresAt: now } },
        { kind: "issueTicket", ticket: { ...ticket, digest: "ticket-2", expiresAt: now + 1 } },
        { kind: "insertChallenge", stored: sampleChallenge() },
      )
      yield* commit({ kind: "forgetExpired", at: now, sessionLifetimes: longSessionLifetimes })
      expectTrue(
        (yield* (yield* Sessions).of(amna.id)).some(({ id }) => id === "staff-rested"),
        "staff may stay longer",
      )
      yield* commit({ kind: "forgetExpired", at: now, sessionLifetimes })
      const [sessions, codes] = [yield* Sessions, yield* OneTimeCodes]
      expectEqual((yield* sessions.of(amna.id)).map(({ id }) => id).sort(), ["resting", "staff-resting"])
      expectEqual(yield* codes.ticket("ticket-1"), null)
      expectTrue((yield* codes.ticket("ticket-2")) !== null, "the other ticket is still there")
      expectTrue((yield* codes.find("challenge-1")) !== null, "the challenge is still there")
      yield* commit({ kind: "forgetExpired", at: now + 25 * 3_600_000, sessionLifetimes })
      expectEqual(yield* codes.find("challenge-1"), null)
    }),
  ),
]

const counter: Counter = { key: "some-limit", begin: now, end: now + 900_000 }

const ticket: Ticket = {
  digest: "ticket-1",
  purpose: "password",
  accountId: amna.id,
  browser: null,
  expiresAt: now + 1_000,
}

const noted = (number: number, patch: Partial<CodeSending>): Change => ({
  kind: "noteCodeSent",
  sent: {
    challengeId: `challenge-${number}`,
    purpose: "forgot",
    destination: "to-amna",
    network: "network-1",
    at: now,
    wait: 60_000,
    counters: [],
    ...patch,
  },
})

const address = (number: number) => ({
  id: `address-${number}`,
  label: "Home",
  address: "Dubai Marina, Dubai",
  building: "Marina Plaza",
  landmark: "",
  cityName: "Dubai",
  position: { lat: 25.0805, lon: 55.1403 },
})

const contact = (number: number) => ({ id: `contact-${number}`, name: "يوسف", phone: "+97450123456" })

const booked = (booking: typeof sampleBooking): Change => ({ kind: "insertBooking", booking, ownerDigest: "owner" })

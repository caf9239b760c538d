import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { mostSaved, type SavedAddress } from "../../account/address-book.ts"
import type { SignInType } from "../../account/role.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { mostKeys } from "../../consumer/api-key.ts"
import { mostWebhooks } from "../../consumer/webhook.ts"
import { emptyLeadForm } from "../../leads/lead-form.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import { ApiKeys } from "../../ports/driven/api-keys.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import type { InternationalRates } from "../../ports/driven/international-rates.ts"
import { LeadDesk } from "../../ports/driven/lead-desk.ts"
import type { OneTimeCodes } from "../../ports/driven/one-time-codes.ts"
import { Passwords } from "../../ports/driven/passwords.ts"
import type { Sessions } from "../../ports/driven/sessions.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import { saveAddress, saveContact } from "../../use-cases/account/belongings/address-book.ts"
import { type Caller, guestCaller } from "../../use-cases/caller.ts"
import { makeKey } from "../../use-cases/consumer/api-keys.ts"
import { pingWebhook } from "../../use-cases/consumer/webhooks.ts"
import { saveLead } from "../../use-cases/leads/save-lead.ts"
import { saveLeadForm } from "../../use-cases/leads/save-lead-form.ts"
import { writeNote } from "../../use-cases/operations/board.ts"
import { quoteInternational } from "../../use-cases/pricing/quote-international.ts"
import { makePayLink } from "../../use-cases/recipient/pay-link.ts"
import { sampleLead } from "../sample-booking.ts"
import { staffAccount } from "../staff-account.ts"
import { type BesideTheStore, besideTheStore } from "./beside-the-store.ts"
import type { DrivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "./expectations.ts"
import { commit, morning, type PlacingPorts, place, sameDay } from "./placing-stage.ts"

/** The ports of a store from which something is made once. */
export type MakingPorts =
  | PlacingPorts
  | ApiKeys
  | BookingBoard
  | InternationalRates
  | LeadDesk
  | OneTimeCodes
  | Sessions
  | Webhooks

type Ports = MakingPorts | BesideTheStore | Passwords

/** What is there before: two bookings of Amna's. Each of the callers has two webhooks, named `<caller>-<nth>`. */
interface Before {
  readonly references: readonly [Reference, Reference]
}

/** A call that makes something, once for each idempotency key. */
interface Making {
  readonly what: string
  readonly callers: readonly [Caller, Caller]
  /** Makes one of two different things. */
  readonly make: (before: Before, nth: Nth, caller: Caller, options?: Options) => Effect.Effect<unknown, Refusal, Ports>
  /** The same call, refused; null where nothing is. */
  readonly refused:
    | ((before: Before, caller: Caller, options: Options) => Effect.Effect<unknown, Refusal, Ports>)
    | null
  /** How many a caller may have; null where there is no limit. */
  readonly most: number | null
  /** How many there are of both callers; null where the answer is all that there is. */
  readonly count: ((before: Before) => Effect.Effect<number, never, Ports>) | null
}

type Nth = 0 | 1
type Options = OnceOptions
interface Refusal {
  readonly _tag: string
}

const as = (id: string, type: SignInType = "customer"): Caller => ({
  ...guestCaller(null),
  actor: { type, id, company: null },
})
const people = [as("amna"), as("omar")] as const
const guests = [guestCaller("one"), { ...guestCaller(null), address: "192.0.2.1" }] as const
const dispatchers = [as("desk", "ops"), as("desk-2", "ops")] as const
const idOf = ({ actor }: Caller) => actor.id ?? ""

const names = ["Home", "Office"] as const
const nowhere = "DX-000000"
const address = (nth: Nth): SavedAddress => ({
  id: "",
  label: names[nth],
  address: "Dubai Marina, Dubai",
  building: "Marina Plaza",
  landmark: "",
  cityName: "Dubai",
  position: { lat: 25.0805, lon: 55.1403 },
})
const contact = (nth: Nth) => ({ id: "", name: names[nth], phone: "+971501234567" })
const form = (nth: Nth) => ({ ...emptyLeadForm("tell-me-when", "AE"), place: names[nth], email: "amna@example.com" })
const abroad = (nth: Nth) =>
  ({
    market: "AE",
    to: "IN",
    parcel: { weightGrams: [500, 2_000][nth] ?? 0, sidesCm: [10, 10, 10] },
    name: "Amna",
    phone: "050 123 4567",
    email: "",
    message: "",
  }) as const
const key = (nth: Nth) =>
  ({ name: names[nth], kind: "sandbox", scopes: ["quotes"], expiresAt: null, password: null }) as const
const draft = (nth: Nth) => ({ lead: { ...sampleLead, promoCode: names[nth] }, leadId: null })
const own = ({ references }: Before, nth: Nth) => ({ reference: references[nth], accessToken: null })

const leads = () =>
  LeadDesk.use((desk) =>
    Effect.map(
      desk.list({ market: null, kind: null, state: null, ownerId: null, after: null, limit: 100 }),
      ({ length }) => length,
    ),
  )
const ofBoth = <Needs>(list: (id: string) => Effect.Effect<readonly unknown[], never, Needs>) =>
  Effect.map(Effect.all(people.map((caller) => list(idOf(caller)))), (lists) => lists.flat().length)

const makings: readonly Making[] = [
  {
    what: "a draft's lead",
    callers: guests,
    make: (_, nth, caller, options) => saveLead(draft(nth), caller, options),
    refused: null,
    most: null,
    count: leads,
  },
  {
    what: "a form's lead",
    callers: guests,
    make: (_, nth, caller, options) => saveLeadForm(form(nth), caller, options),
    refused: (_, caller, options) => saveLeadForm({ ...form(0), email: "" }, caller, options),
    most: null,
    count: leads,
  },
  {
    what: "a price abroad",
    callers: guests,
    make: (_, nth, caller, options) => quoteInternational(abroad(nth), caller, options),
    refused: (_, caller, options) => quoteInternational({ ...abroad(0), name: "" }, caller, options),
    most: null,
    count: leads,
  },
  {
    what: "a saved address",
    callers: people,
    make: (_, nth, caller, options) => saveAddress(address(nth), caller, options),
    refused: (_, caller, options) => saveAddress({ ...address(0), address: "" }, caller, options),
    most: mostSaved,
    count: () => ofBoth((id) => Accounts.use(({ addressesOf }) => addressesOf(id))),
  },
  {
    what: "a saved contact",
    callers: people,
    make: (_, nth, caller, options) => saveContact(contact(nth), caller, options),
    refused: (_, caller, options) => saveContact({ ...contact(0), phone: "1" }, caller, options),
    most: mostSaved,
    count: () => ofBoth((id) => Accounts.use(({ contactsOf }) => contactsOf(id))),
  },
  {
    what: "an API key",
    callers: people,
    make: (_, nth, caller, options) => makeKey(key(nth), caller, options),
    refused: (_, caller, options) => makeKey({ ...key(0), expiresAt: morning }, caller, options),
    most: mostKeys,
    count: () => ofBoth((id) => ApiKeys.use(({ list }) => list(id))),
  },
  {
    what: "a ping",
    callers: people,
    make: (_, nth, caller, options) => pingWebhook({ id: `${idOf(caller)}-${nth}` }, caller, options),
    refused: (_, caller, options) => pingWebhook({ id: "unknown" }, caller, options),
    most: null,
    count: () =>
      ofBoth((id) =>
        Webhooks.use(({ deliveries }) =>
          Effect.map(Effect.all([deliveries(`${id}-0`, null, 50), deliveries(`${id}-1`, null, 50)]), (all) =>
            all.flat(),
          ),
        ),
      ),
  },
  {
    what: "a note on a booking",
    callers: dispatchers,
    make: ({ references: [reference] }, nth, caller, options) =>
      writeNote({ reference, text: names[nth] }, caller, options),
    refused: (_, caller, options) => writeNote({ reference: nowhere, text: names[0] }, caller, options),
    most: null,
    count: ({ references: [reference] }) =>
      BookingBoard.use(({ notesOf }) => Effect.map(notesOf(reference), ({ length }) => length)),
  },
  {
    what: "a pay link",
    callers: [as("amna"), as("desk", "ops")],
    make: (before, nth, caller, options) => makePayLink(own(before, nth), caller, options),
    refused: (_, caller, options) => makePayLink({ reference: nowhere, accessToken: null }, caller, options),
    most: null,
    count: null,
  },
]

const limited = makings.filter(({ most }) => most !== null)

const passwords: Passwords["Service"] = {
  hash: Effect.succeed,
  check: () => Effect.succeed({ isRight: false, isOutdated: false }),
}

const before = Effect.gen(function* () {
  const [amna] = people
  const webhooks = people.flatMap((caller) =>
    [0, 1].map((nth): Change => {
      const accountId = idOf(caller)
      const webhook = {
        ...{ id: `${accountId}-${nth}`, accountId, url: "https://hooks.example.com/", events: [] },
        ...{ isActive: true, generation: 1, createdAt: morning },
      }
      return { kind: "insertWebhook", webhook, most: mostWebhooks }
    }),
  )
  const accounts = people.map((caller): Change => {
    const id = idOf(caller)
    return { kind: "insertAccount", account: staffAccount(id, "customer", id) }
  })
  yield* commit(...accounts, ...webhooks)
  const [one, other] = [yield* place(sameDay, amna), yield* place(sameDay, amna)]
  return { references: [one.booking.reference, other.booking.reference] } satisfies Before
})

/** A case for each thing that is made, with a clock that is stopped at nine in the morning. */
const makingCase = (
  name: string,
  program: (making: Making, before: Before) => Effect.Effect<void, unknown, Ports>,
  of = makings,
): readonly DrivenCase<MakingPorts>[] =>
  of.map((making) => ({
    name: `${making.what} ${name}`,
    run: (layer: Layer.Layer<MakingPorts>) => {
      const staged = Effect.flatMap(before, (found) => program(making, found))
      const besides = besideTheStore(Effect.provideService(staged, Passwords, passwords), ["cashAtPickup"])
      const clocked = Effect.andThen(TestClock.setTime(morning), besides)
      return Effect.runPromise(clocked.pipe(Effect.provide(layer), Effect.provide(TestClock.layer())))
    },
  }))

const first = { idempotencyKey: "key-1" }

/** What is made once for each key, in the transaction that stores the answer. */
export const madeOnceContract: readonly DrivenCase<MakingPorts>[] = [
  ...makingCase("is made once under a key and answered alike, and again under another", (making, before) =>
    Effect.gen(function* () {
      const { make, callers, count } = making
      let replays = 0
      const options = { ...first, onReplayed: () => void replays++ }
      const made = yield* make(before, 0, callers[0], options)
      yield* TestClock.adjust("1 minute")
      expectEqual(yield* make(before, 0, callers[0], options), made)
      expectEqual(replays, 1, "repeated answers")
      if (count) expectEqual(yield* count(before), 1, "made")
      const another = yield* make(before, 0, callers[0], { idempotencyKey: "key-2" })
      expectTrue(JSON.stringify(another) !== JSON.stringify(made), "another one")
      if (count) expectEqual(yield* count(before), 2, "made")
    }),
  ),
  ...makingCase("is made once of many calls under one key at once", ({ make, callers, count }, before) =>
    Effect.gen(function* () {
      const calls = Array.from({ length: 8 }, () => make(before, 0, callers[0], first))
      const made = yield* Effect.all(calls, { concurrency: "unbounded" })
      for (const each of made) expectEqual(each, made[0])
      if (count) expectEqual(yield* count(before), 1, "made")
    }),
  ),
  ...makingCase(
    "that is the last there is room for is made once of many calls at once",
    (making, before) =>
      Effect.gen(function* () {
        const { make, callers, count, most } = making
        if (most === null || !count) throw new Error(`${making.what} has no limit`)
        for (let nth = 1; nth < most; nth += 1) yield* make(before, 1, callers[0])
        const calls = Array.from({ length: 8 }, () => make(before, 0, callers[0], first))
        const made = yield* Effect.all(calls, { concurrency: "unbounded" })
        for (const each of made) expectEqual(each, made[0])
        expectEqual(yield* count(before), most, "made")
      }),
    limited,
  ),
  ...makingCase("is not made under the key of another one", ({ make, callers, count }, before) =>
    Effect.gen(function* () {
      yield* make(before, 0, callers[0], first)
      expectEqual((yield* refusalOf(make(before, 1, callers[0], first)))._tag, "IdempotencyMismatch")
      if (count) expectEqual(yield* count(before), 1, "made")
    }),
  ),
  ...makingCase("of another caller under the same key is his own", ({ make, callers, count }, before) =>
    Effect.gen(function* () {
      const made = yield* make(before, 0, callers[0], first)
      yield* TestClock.adjust("1 minute")
      const others = yield* make(before, 0, callers[1], first)
      expectTrue(JSON.stringify(others) !== JSON.stringify(made), "another one")
      if (count) expectEqual(yield* count(before), 2, "made")
    }),
  ),
  ...makingCase("that is refused does not use up its key", ({ make, refused, callers, count }, before) =>
    Effect.gen(function* () {
      // A draft is saved as it is, however little it says.
      if (refused) yield* refusalOf(refused(before, callers[0], first))
      yield* make(before, 0, callers[0], first)
      if (count) expectEqual(yield* count(before), 1, "made")
    }),
  ),
]

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { msPerDay } from "../calendar/zone.ts"
import { money } from "../money/money.ts"
import { Bookings } from "../ports/driven/bookings.ts"
import { Companies } from "../ports/driven/companies.ts"
import { type PaymentGateway, PaymentGateways } from "../ports/driven/payment-gateways.ts"
import { type Change, UnitOfWork } from "../ports/driven/unit-of-work.ts"
import { usualYearsOfPeople } from "../retention/people-of-bookings.ts"
import {
  attemptOf,
  beside,
  held,
  minute,
  morning,
  owner,
  type PaymentWorld,
  paid,
  refundsOf,
  session,
  stateOf,
} from "../testing/contracts/payment-faults/stage.ts"
import { inMemoryPorts } from "../testing/in-memory-ports.ts"
import { sampleCompany } from "../testing/sample-company.ts"
import { ScriptedBank } from "../testing/scripted-gateway.ts"
import { cancelBooking } from "./booking/cancel-booking.ts"
import { expireHolds } from "./booking/expire-holds.ts"
import { tendAccounts } from "./corporate/tend-accounts.ts"
import { pollPayments } from "./payment/poll-payments.ts"
import { reconcile } from "./payment/reconcile.ts"
import { prune } from "./prune.ts"

class Broken extends Error {
  override readonly name = "Broken"
}
const broken = Effect.die(new Broken())

/** The product of a morning with its bank, and how many lines of errors its jobs wrote. */
async function run(told: (bank: ScriptedBank) => Effect.Effect<void, unknown, PaymentWorld>): Promise<number> {
  let errors = 0
  const log = Logger.layer([
    Logger.make(({ logLevel }) => {
      if (logLevel === "Error") errors += 1
    }),
  ])
  const bank = new ScriptedBank()
  const program = Effect.andThen(TestClock.setTime(morning), told(bank))
  await Effect.runPromise(
    beside(program, bank).pipe(Effect.provide(inMemoryPorts()), Effect.provide(Layer.merge(TestClock.layer(), log))),
  )
  return errors
}

/** With a gateway that breaks over some of what it is asked. */
const withGateway = (bank: ScriptedBank, breaking: Partial<PaymentGateway>) =>
  Effect.provideService(PaymentGateways, {
    of: () => ({ ...bank.gateway, ...breaking }),
    named: () => ({ ...bank.gateway, ...breaking }),
  })

/** With a store that breaks over some changes. */
const withoutWriting =
  (isBroken: (change: Change) => boolean) =>
  <Value, Failure, Needs>(program: Effect.Effect<Value, Failure, Needs>) =>
    Effect.gen(function* () {
      const { commit } = yield* UnitOfWork
      const breaking = {
        commit: (changes: readonly Change[]) => (changes.some(isBroken) ? broken : commit(changes)),
      }
      return yield* Effect.provideService(program, UnitOfWork, breaking)
    })

const statesOf = (references: readonly { readonly reference: Parameters<typeof stateOf>[0] }[]) =>
  Effect.forEach(references, ({ reference }) => Effect.map(stateOf(reference), ({ state }) => state))

describe("what breaks of what a job has found holds up no other", () => {
  it("a payment whose gateway breaks is asked about again, and the holds of others end", async () => {
    const errors = await run((bank) =>
      Effect.gen(function* () {
        const [one, other] = [yield* held(), yield* held()]
        bank.faults.push({ do: "drop-before" }, { do: "drop-before" })
        const { attempt } = yield* paid(bank, one.reference)
        yield* paid(bank, other.reference)
        const inquire: PaymentGateway["inquire"] = (asked) =>
          asked.reference === attempt.reference ? broken : bank.gateway.inquire(asked)
        yield* TestClock.setTime(morning + 90 * minute)
        const jobs = Effect.andThen(pollPayments(), expireHolds())
        expect(yield* jobs.pipe(withGateway(bank, { inquire }))).toBe(1)
        expect(yield* statesOf([one, other])).toEqual(["awaitingPayment", "expired"])
        yield* TestClock.setTime(morning + 92 * minute)
        yield* jobs
        expect(yield* statesOf([one, other])).toEqual(["expired", "expired"])
      }),
    )
    expect(errors).toBeGreaterThan(0)
  })

  it("a refund whose gateway breaks is asked about, and the others are sent", async () => {
    await run((bank) =>
      Effect.gen(function* () {
        const [one, other] = [yield* held(), yield* held()]
        const attempts = [yield* paid(bank, one.reference), yield* paid(bank, other.reference)]
        for (const { reference } of [one, other])
          yield* cancelBooking({ reference, accessToken: null, expectedFee: null, onlyHeld: false }, owner)
        const refund: PaymentGateway["refund"] = (asked, ...rest) =>
          asked.reference === attempts[0]?.attempt.reference ? broken : bank.gateway.refund(asked, ...rest)
        yield* TestClock.setTime(morning + minute)
        yield* pollPayments().pipe(withGateway(bank, { refund }))
        const found = yield* Effect.forEach(attempts, ({ attempt }) => refundsOf(attempt.id))
        expect(found.flat().map(({ state }) => state)).toEqual(["sent", "done"])
      }),
    )
  })

  it("a payment that cannot be compared is listed as not answered, and the others are compared", async () => {
    await run((bank) =>
      Effect.gen(function* () {
        const { attempt } = yield* paid(bank, (yield* held()).reference)
        yield* paid(bank, (yield* held()).reference)
        const inquire: PaymentGateway["inquire"] = (asked) =>
          asked.reference === attempt.reference ? broken : bank.gateway.inquire(asked)
        const { attempts, differences } = yield* reconcile(morning - minute).pipe(withGateway(bank, { inquire }))
        expect(attempts).toBe(2)
        expect(differences).toMatchObject([{ attempt: attempt.id, ours: attempt.amount.minor, gateway: null }])
      }),
    )
  })

  it("a plan that cannot be renewed is found again, and those of other companies are", async () => {
    await run(() =>
      Effect.gen(function* () {
        const { commit } = yield* UnitOfWork
        const companies = ["palm", "reef"].map((id) => ({
          ...sampleCompany,
          id,
          taxNumber: id,
          planId: "gone",
          planEndsAt: morning - 1,
        }))
        const limit = money(1_000_000, "AED")
        for (const company of companies)
          yield* commit([
            { kind: "insertCompany", company },
            { kind: "setCreditLimit", companyId: company.id, limit },
          ])
        const isPalm = (change: Change): boolean => change.kind === "replaceCompany" && change.company.id === "palm"
        expect(yield* tendAccounts().pipe(withoutWriting(isPalm))).toBe(1)
        const plans = Effect.forEach(companies, ({ id }) =>
          Effect.flatMap(Companies, (found) => Effect.map(found.find(id), (company) => company?.planId)),
        )
        expect(yield* plans).toEqual(["gone", null])
        yield* tendAccounts()
        expect(yield* plans).toEqual([null, null])
      }),
    )
  })

  it("whoever cannot be forgotten is found again, and what else is kept no longer goes", async () => {
    await run(() =>
      Effect.gen(function* () {
        const [one, other] = [yield* held(), yield* held()]
        yield* TestClock.setTime(morning + (usualYearsOfPeople * 366 + 1) * msPerDay)
        yield* expireHolds()
        const isBroken = (change: Change): boolean =>
          change.kind === "forgetExpired" ||
          change.kind === "eraseLeads" ||
          (change.kind === "anonymiseBooking" && change.booking.reference === one.reference)
        expect(yield* prune().pipe(withoutWriting(isBroken))).toBe(1)
        const names = Effect.forEach([one, other], ({ reference }) =>
          Effect.flatMap(Bookings, (found) =>
            Effect.map(found.find(reference), (stored) => stored?.booking.customer.name),
          ),
        )
        expect(yield* names).toEqual([one.customer.name, ""])
        yield* prune()
        expect(yield* names).toEqual(["", ""])
      }),
    )
  })
})

describe("more than a page of what breaks holds up nothing that comes behind it", () => {
  const heldAtOnce = (count: number) => Effect.forEach(Array.from({ length: count }), () => held())
  const isMovedOf =
    (bookings: readonly { readonly reference: string }[]) =>
    (change: Change): boolean =>
      (change.kind === "recordEvent" && bookings.some(({ reference }) => reference === change.reference)) ||
      (change.kind === "anonymiseBooking" && bookings.some(({ reference }) => reference === change.booking.reference))

  it("of holds that are over, and of people who are to be forgotten", async () => {
    await run(() =>
      Effect.gen(function* () {
        const stuck = yield* heldAtOnce(50)
        yield* TestClock.setTime(morning + minute)
        const behind = yield* held()
        yield* TestClock.setTime(morning + 120 * minute)
        expect(yield* expireHolds().pipe(withoutWriting(isMovedOf(stuck)))).toBe(1)
        expect(yield* statesOf([behind])).toEqual(["expired"])
        yield* expireHolds()
        yield* TestClock.setTime(morning + (usualYearsOfPeople * 366 + 1) * msPerDay)
        expect(yield* prune().pipe(withoutWriting(isMovedOf(stuck)))).toBe(1)
      }),
    )
  })

  it("of payments that their customers left", async () => {
    await run(() =>
      Effect.gen(function* () {
        const bookings = yield* heldAtOnce(20)
        const stuck = yield* Effect.forEach(bookings, ({ reference }) => session(reference))
        yield* TestClock.setTime(morning + minute)
        const { attempt } = yield* session((yield* held()).reference)
        const isBroken = (change: Change): boolean =>
          change.kind === "recordAttemptEvent" && stuck.some((each) => each.attempt === change.attempt)
        yield* TestClock.setTime(morning + 120 * minute)
        yield* pollPayments().pipe(withoutWriting(isBroken))
        expect((yield* attemptOf(attempt)).state).toBe("abandoned")
      }),
    )
  })
})

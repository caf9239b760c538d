import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import fc from "fast-check"
import { describe, it } from "vitest"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import { expectEqual, expectTrue } from "../../testing/contracts/expectations.ts"
import {
  asOf,
  beside,
  booksAgree,
  buy,
  held,
  jobsAt,
  minute,
  morning,
  notify,
  owner,
  sameDay,
  session,
  stateOf,
} from "../../testing/contracts/payment-faults/stage.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { runs } from "../../testing/runs.ts"
import { type Fault, ScriptedBank } from "../../testing/scripted-gateway.ts"
import { cancelBooking } from "../booking/cancel-booking.ts"
import { reconcile } from "./reconcile.ts"
import { takeReturn } from "./take-message.ts"

const aFault: fc.Arbitrary<Fault> = fc.constantFrom<Fault>(
  { do: "pay" },
  { do: "3ds" },
  { do: "drop-after" },
  { do: "drop-before" },
  { do: "pending" },
  { do: "code-after", code: "15777" },
  { do: "code-only", code: "13666" },
)

type Step =
  | { readonly do: "open" | "return" | "buy" | "cancel" }
  | { readonly do: "wait"; readonly minutes: number }
  | { readonly do: "bank"; readonly code: string; readonly isTold: boolean }

const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Step>({ do: "open" }, { do: "return" }, { do: "buy" }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: "cancel" }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("wait" as const), minutes: fc.constantFrom(1, 3, 16, 36, 90) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("bank" as const),
      code: fc.constantFrom("14000", "13666"),
      isTold: fc.boolean(),
    }),
  },
)

/** Mostly what a customer does first, and then whatever. */
const someSteps = fc
  .tuple(fc.constantFrom(0, 3, 3, 3), fc.array(aStep, { maxLength: 12 }))
  .map(([first, more]): readonly Step[] => [
    ...([{ do: "open" }, { do: "return" }, { do: "buy" }] as const).slice(0, first),
    ...more,
  ])

/** Found on 23 November (seed 1819536899): a bank that says no, charges, says so, and is paid again by another card. */
const chargedAfterNo: [Fault[], readonly Step[]] = [
  [{ do: "code-only", code: "13666" }],
  [
    { do: "open" },
    { do: "return" },
    { do: "buy" },
    { do: "bank", code: "14000", isTold: true },
    { do: "open" },
    { do: "return" },
    { do: "buy" },
  ],
]

const isCharged = ({ journal }: ScriptedBank, { reference }: { readonly reference: string }): boolean =>
  journal.some((line) => line.reference === reference && line.kind === "charge")

describe("a booking that is paid for in any way that life has", () => {
  it("keeps its price at most once, confirms for money alone, and leaves books that agree with the bank's", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aFault, { maxLength: 4 }), someSteps, async (faults, steps) => {
        const bank = new ScriptedBank()
        bank.faults.push(...faults)
        const life = Effect.gen(function* () {
          yield* TestClock.setTime(morning)
          const { reference, price } = yield* held(sameDay)
          let now = morning
          const silent = new Set<string>()
          const attempts = Effect.flatMap(PaymentAttempts, (service) => service.ofBooking(reference))
          for (const step of steps) {
            const last = (yield* attempts).at(-1)?.attempt
            if (step.do === "wait") {
              now += step.minutes * minute
              yield* jobsAt(now)
            } else if (step.do === "open") yield* Effect.result(session(reference))
            else if (step.do === "cancel")
              yield* Effect.result(cancelBooking({ reference, accessToken: null, expectedFee: null }, owner))
            else if (!last) continue
            else if (step.do === "return") yield* takeReturn(bank.formReturn(last.reference))
            else if (step.do === "buy") yield* Effect.result(buy(last))
            else if (step.do === "bank" && last.sentAt !== null && !isCharged(bank, last)) {
              // The bank changes its word once, and not after it has charged. Where it had said no, and tells nobody that
              // it charged after all, only the comparison at the end of the day can know.
              const saidNo = last.state === "declined" || last.state === "notCharged"
              if (saidNo && step.code === "14000" && !step.isTold) silent.add(last.reference)
              bank.settle(asOf(last), step.code)
              if (step.isTold) yield* notify(bank.notice(asOf(last), step.code))
            }
          }
          for (const hours of [1, 2, 8, 30, 60]) yield* jobsAt(now + hours * 60 * minute)
          const { differences, ledgerSum } = yield* reconcile(morning)
          expectEqual(new Set(differences.map(({ merchantReference }) => merchantReference)).size, silent.size)
          expectTrue(
            differences.every((each) => silent.has(each.merchantReference)),
            "each difference is one of the bank's",
          )
          expectEqual(ledgerSum, 0)
          if (silent.size > 0) return
          // What the bank charged after it had said no waits for a person, and the booking may be paid for meanwhile.
          const ruled = (yield* attempts).filter(({ attempt }) => attempt.state !== "review")
          const kept = ruled.reduce((sum, { attempt }) => sum + bank.kept(attempt.reference), 0)
          expectTrue(kept <= price.toPay.minor, `no more is kept than the price, not ${kept}`)
          const { state, paid, refunded } = yield* stateOf(reference)
          expectTrue(state !== "confirmed" || paid === price.toPay.minor, "what is confirmed is paid")
          // Cancelled before its last order time, or never served: then nothing of it is ours.
          const wasFree = now < morning + 7 * 60 * minute
          if (state === "expired" || (state === "cancelled" && wasFree))
            expectTrue(paid === refunded, `nothing is kept of what is ${state}`)
          const isOpen = (yield* attempts).some(({ attempt }) =>
            ["review", "declined", "notCharged"].includes(attempt.state),
          )
          if (!isOpen) expectTrue(paid - refunded === kept, "the till has what the bank keeps")
          if (!isOpen) yield* booksAgree(bank)
        })
        await Effect.runPromise(
          beside(life, bank).pipe(Effect.provide(inMemoryPorts()), Effect.provide(TestClock.layer())),
        )
      }),
      { numRuns: runs(400), examples: [chargedAfterNo] },
    )
  })
})

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { MessageSender, PushSender } from "@mersal/domain/ports/driven/messages"
import { PaymentAttempts, Refunds } from "@mersal/domain/ports/driven/payment-attempts"
import { Printer } from "@mersal/domain/ports/driven/printer"
import {
  beside,
  booksAgree,
  jobsAt,
  minute,
  morning,
  type PaymentWorld,
  stateOf,
} from "@mersal/domain/testing/contracts/payment-faults/stage"
import { type JournalLine, ScriptedBank } from "@mersal/domain/testing/scripted-gateway"
import { deliverOutbox } from "@mersal/domain/use-cases/outbox/deliver-outbox"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it, onTestFinished } from "vitest"
import type { DatabaseSettings } from "../database/connection.ts"
import { newDatabaseFolder } from "../testing/new-database-path.ts"
import { runProcess } from "../testing/node-process.ts"
import { sampleDatabase } from "../testing/sample-database.ts"
import { testDatabases } from "../testing/test-databases.ts"

/** The expected result after a restart, for a process that was killed at each kind of line in the bank's journal. */
const ends = {
  charge: { state: "paid", kinds: ["charge"] },
  authorise: { state: "authorised", kinds: ["authorise"] },
  capture: { state: "captured", kinds: ["authorise", "capture"] },
  void: { state: "voided", kinds: ["authorise", "void"] },
  refund: { state: "partRefunded", kinds: ["charge", "refund"] },
} as const

for (const database of testDatabases)
  describe(`a process that is killed while it pays, on ${database.name}`, () => {
    it.each(Object.keys(ends) as (keyof typeof ends)[])(
      "P06: at the bank's line '%s' leaves something to ask about, and nothing is done twice",
      async (kind) => {
        const { settings, bank } = await afterKill(await database.open(), kind)
        const outcome = await run(
          settings,
          bank,
          Effect.gen(function* () {
            yield* jobsAt(morning + minute)
            yield* jobsAt(morning + 3 * minute)
            yield* booksAgree(bank)
            const [found] = yield* (yield* PaymentAttempts).since(0, null, 10)
            const attempt = found?.attempt
            if (!attempt) throw new Error("The attempt was not on disk")
            const refunds = yield* (yield* Refunds).ofAttempt(attempt.id)
            const { state } = yield* stateOf(attempt.booking)
            return { state: attempt.state, booking: state, refunds: refunds.map((refund) => refund.state) }
          }),
        )
        expect(outcome).toEqual({
          state: ends[kind].state,
          booking: "confirmed",
          refunds: kind === "refund" ? ["done"] : [],
        })
        expect(bank.journal.map((line) => line.kind)).toEqual(ends[kind].kinds)
      },
    )

    it("P07: between the commit and the delivery has everything told by whoever comes next, and once", async () => {
      const { settings, bank } = await afterKill(await database.open(), "answer")
      const sent: string[] = []
      const told = await run(
        settings,
        bank,
        Effect.gen(function* () {
          yield* deliverOutbox()
          yield* deliverOutbox()
          return [...sent]
        }).pipe(
          Effect.provideService(MessageSender, {
            send: ({ text }) => Effect.sync(() => void sent.push(text)),
            hasWhatsapp: false,
          }),
          Effect.provideService(Printer, { print: () => Effect.succeed(new Uint8Array()) }),
          Effect.provideService(PushSender, { publicKey: null, accepts: () => false, send: () => Effect.void }),
        ),
      )
      // Two bookings, each with a customer and a recipient.
      expect(told).toHaveLength(4)
      expect(new Set(told).size).toBe(4)
    })
  })

async function afterKill(settings: DatabaseSettings, at: string) {
  const { path, remove } = newDatabaseFolder()
  onTestFinished(remove)
  const journal = join(path, "..", "journal.jsonl")
  expect(await runProcess("payment-process.ts", JSON.stringify(settings), at, journal)).toBe("killed")
  const lines = readFileSync(journal, "utf8").trim().split("\n")
  const bank = new ScriptedBank()
  bank.restore(lines.map((line) => JSON.parse(line) as JournalLine))
  return { settings, bank }
}

const run = <Value, Failure>(
  settings: DatabaseSettings,
  bank: ScriptedBank,
  program: Effect.Effect<Value, Failure, PaymentWorld>,
): Promise<Value> =>
  Effect.runPromise(
    beside(Effect.andThen(TestClock.setTime(morning), program), bank).pipe(
      Effect.provide(sampleDatabase(settings)),
      Effect.provide(TestClock.layer()),
    ),
  )

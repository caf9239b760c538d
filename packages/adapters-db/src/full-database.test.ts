import {
  asOf,
  attemptOf,
  beside,
  booksAgree,
  held,
  jobsAt,
  minute,
  morning,
  notify,
  type PaymentWorld,
  paid,
  stateOf,
  toldOf,
} from "@mersal/domain/testing/contracts/payment-faults/stage"
import { ScriptedBank } from "@mersal/domain/testing/scripted-gateway"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { Database, type DatabaseSettings } from "./database/connection.ts"
import { sampleDatabase } from "./testing/sample-database.ts"
import { testDatabases } from "./testing/test-databases.ts"

/**
 * How to fill a disk and make room again. SQLite reports its own error when a file may get no more pages. On PostgreSQL
 * a trigger raises the full-disk error when a payment's event is written.
 */
const full = {
  sqlite: {
    // No pages beyond the present ones, while a payment's event needs new pages.
    fill: [
      "create table filler (content blob)",
      `create trigger no_room after insert on payment_events
       begin insert into filler values (zeroblob(200000)); end`,
      "pragma max_page_count = 1",
    ],
    room: ["pragma max_page_count = 1073741823", "drop trigger no_room"],
    error: "database or disk is full",
  },
  postgres: {
    fill: [
      `create function no_room() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
      "create trigger no_room before insert on payment_events execute function no_room()",
    ],
    room: ["drop trigger no_room on payment_events"],
    error: "No space left on device",
  },
} as const

for (const database of testDatabases)
  describe(`a full disk under ${database.name}`, () => {
    it("P35: leaves nothing half of a payment, is told as a failure, and the same message counts when there is room", async () => {
      const settings = await database.open()
      const bank = new ScriptedBank()
      const { fill, room, error } = full[settings.kind]
      const outcome = await run(
        settings,
        bank,
        Effect.gen(function* () {
          const { knex } = yield* Database
          const each = (texts: readonly string[]) =>
            Effect.promise(async () => {
              for (const text of texts) await knex.raw(text)
            })
          bank.faults.push({ do: "pending" })
          const { reference } = yield* held()
          const { attempt } = yield* paid(bank, reference)
          bank.settle(asOf(attempt), "14000")
          const body = bank.notice(asOf(attempt), "14000")
          yield* each(fill)
          const exit = yield* Effect.exit(notify(body))
          const broken = String(exit._tag === "Failure" ? exit.cause : "written all the same")
          const during = [
            (yield* attemptOf(attempt.id)).state,
            (yield* stateOf(reference)).state,
            yield* toldOf("payment-paid"),
          ]
          yield* each(room)
          const taken = yield* notify(body)
          yield* jobsAt(morning + minute)
          yield* booksAgree(bank)
          const after = [(yield* attemptOf(attempt.id)).state, yield* stateOf(reference), yield* toldOf("payment-paid")]
          return { broken, during, taken, after, amount: attempt.amount.minor }
        }),
      )
      expect(outcome.broken).toContain(error)
      expect(outcome.during).toEqual(["pending", "awaitingPayment", 0])
      expect(outcome.taken).toBe("applied")
      expect(outcome.after).toEqual(["paid", { state: "confirmed", paid: outcome.amount, refunded: 0 }, 1])
    })
  })

const run = <Value, Failure>(
  settings: DatabaseSettings,
  bank: ScriptedBank,
  program: Effect.Effect<Value, Failure, PaymentWorld | Database>,
): Promise<Value> =>
  Effect.runPromise(
    beside(Effect.andThen(TestClock.setTime(morning), program), bank).pipe(
      Effect.provide(sampleDatabase(settings)),
      Effect.provide(TestClock.layer()),
    ) as Effect.Effect<Value, Failure>,
  )
